import Foundation
import LozengeCore
import Testing

@testable import LozengeViews

@Suite("The text size of an app")
struct TextSizeSettingTests {
    private func press(_ character: Character, _ setting: TextSizeSetting) {
        _ = setting.handle(.key(KeyEvent(.character(character), modifiers: .control)))
    }

    @Test("It is the desktop's until the user changes it, and again after Ctrl 0")
    func followsDesktop() {
        let setting = TextSizeSetting()
        #expect(setting.value == .large)
        setting.follow(desktop: .small)
        #expect(setting.value == .small)
        press("+", setting)
        #expect(setting.value == .medium)
        setting.follow(desktop: .xLarge)
        #expect(setting.value == .medium)
        press("0", setting)
        #expect(setting.value == .xLarge)
    }

    @Test("A change is remembered until Ctrl 0")
    func remembered() {
        let store = ValueStore()
        press("+", TextSizeSetting(rememberedIn: store))
        let next = TextSizeSetting(rememberedIn: store)
        #expect(next.value == .xLarge)
        press("0", next)
        #expect(TextSizeSetting(rememberedIn: store).value == .large)
    }

    @Test("A remembered number that is no size is ignored")
    func damaged() {
        let store = ValueStore()
        store["LozengeTextSize"] = .int(1000)
        #expect(TextSizeSetting(rememberedIn: store).value == .large)
        store["LozengeTextSize"] = .string("huge")
        #expect(TextSizeSetting(rememberedIn: store).value == .large)
    }

    @Test(
        "The nearest size to a font of the desktop",
        arguments: [
            (14.7, DynamicTypeSize.small), (17, .large), (5, .xSmall), (400, .accessibility5),
            (13.3, .xSmall),
        ])
    func nearest(_ size: Double, _ expected: DynamicTypeSize) {
        #expect(DynamicTypeSize(nearestTo: size) == expected)
    }
}
