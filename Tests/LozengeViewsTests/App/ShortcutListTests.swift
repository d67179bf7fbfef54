import LozengeControls
import LozengeCore
import LozengeTesting
import Observation
import Testing

@testable import LozengeViews

/// Source: `docs/navigation.md`, MENU-2.
@Suite("The list of all keys")
struct ShortcutListTests {
    private func window(_ content: some View, areInBar: Bool) -> WindowRuntime {
        let save = StandardCommand(Text("Save"), KeyboardShortcut("s")) {}
        return WindowRuntime(
            content, menus: WindowMenus({ [.saveItem: [save]] }, areInBar: areInBar),
            textEngine: GridTextEngine(), pictures: NoPictures(), textSize: TextSizeSetting(.large))
    }

    @Test(
        "Keys of menus and of views are listed in groups; what has no key is not",
        arguments: [true, false])
    func groups(areInBar: Bool) {
        let window = window(
            VStack {
                Button("Roll") {}.keyboardShortcut("r", modifiers: [.command, .shift])
                Button("No key") {}
            }, areInBar: areInBar)
        let screen = Screen(500, 700) { window.shortcutList }
        let labels = screen.elements(.text).map(\.label)
        #expect(labels.contains("Save, Ctrl+S"))
        #expect(labels.contains("Roll, Ctrl+Shift+R"))
        #expect(labels.contains("Undo, Ctrl+Z"))
        #expect(!labels.contains { $0.contains("No key") })
        let titles = screen.elements(.heading).map(\.label)
        #expect(titles == ["File", "Edit", "View", "This Window"])
    }

    @Observable fileprivate final class Level { var value = 0.5 }

    @Test("A list that was shown hears of no change after it is gone")
    func gone() {
        let level = Level()
        var content: UnseenContent? = UnseenContent(
            items: { AnyView(Slider(value: Bindable(level).value) { Text("Volume") }) },
            textEngine: GridTextEngine(), pictures: NoPictures(), environment: EnvironmentValues())
        #expect(content?.elements.first?.value == "50%")
        content = nil
        level.value = 0.7
        #expect(content == nil)
    }

    @Test("Items of submenus are listed, too")
    func submenus() throws {
        let content = UnseenContent(
            items: {
                AnyView(
                    Menu("More") { Button("Deep") {}.keyboardShortcut("d") })
            }, textEngine: GridTextEngine(), pictures: NoPictures(),
            environment: EnvironmentValues())
        let group = try #require(ShortcutGroup("Menu", content.elements))
        #expect(group.entries == [ShortcutGroup.Entry(title: "Deep", keys: "Ctrl+D")])
        #expect(ShortcutGroup("Empty", []) == nil)
    }
}
