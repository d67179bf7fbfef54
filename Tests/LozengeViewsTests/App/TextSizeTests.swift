import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("The reader's text size")
struct TextSizeTests {
    let screen = Screen(400, 200) { Text("word") }

    @Test("Ctrl + makes text larger, Ctrl − smaller, Ctrl 0 as it was")
    func steps() {
        screen.press(.character("+"), modifiers: .control)
        #expect(screen.textSize == .xLarge)
        screen.press(.character("+"), modifiers: .control)
        #expect(screen.frame(of: "word")?.size == CGSize(40, 20))
        screen.press(.character("-"), modifiers: .control)
        #expect(screen.textSize == .xLarge)
        screen.press(.character("0"), modifiers: .control)
        #expect(screen.frame(of: "word")?.size == CGSize(32, 16))
    }

    @Test("Beyond the largest and the smallest size, nothing happens")
    func ends() {
        for _ in 0..<20 { screen.press(.character("+"), modifiers: .control) }
        #expect(screen.textSize == .accessibility5)
        for _ in 0..<20 { screen.press(.character("-"), modifiers: .control) }
        #expect(screen.textSize == .xSmall)
    }

    @Test(
        "A key with + as an alternative is enough, with or without Shift",
        arguments: [
            KeyEvent(.character("="), alternatives: [.character("+")], modifiers: .control),
            KeyEvent(.character("+"), modifiers: [.control, .shift]),
            KeyEvent(.character("+"), modifiers: [.control, .capsLock]),
            KeyEvent(
                .character("*"), alternatives: [.character("+")], modifiers: [.control, .shift]),
        ])
    func alternatives(press: KeyEvent) {
        screen.send(.key(press))
        #expect(screen.textSize == .xLarge)
    }

    @Test(
        "Without Ctrl, or with further modifiers, the keys are ignored",
        arguments: [
            [], .shift, .option, .command, [.control, .option], [.control, .command],
        ] as [KeyModifiers])
    func otherModifiers(modifiers: KeyModifiers) {
        screen.press(.character("+"), modifiers: modifiers)
        screen.press(.character("-"), modifiers: modifiers)
        #expect(screen.textSize == .large)
    }

    @Test("Only views that read the text size are evaluated")
    func readers() {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text(size.isAccessibilitySize ? "huge" : "small") }
        }
        struct Other: View {
            var body: some View { Text("other") }
        }
        let screen = Screen(200, 200) {
            Reader()
            Other()
        }
        #expect(screen.evaluations { screen.textSize = .accessibility1 } == 1)
        #expect(screen.words == ["huge", "other"])
    }

    @Test("A size set for a view is not the user's")
    func override() {
        let screen = Screen(200, 200) { Text("word").dynamicTypeSize(.accessibility5) }
        screen.textSize = .xSmall
        #expect(screen.frame(of: "word")?.size == CGSize(100, 50))
    }

    @Test("A font of a fixed size stays as it is")
    func fixedFont() {
        let screen = Screen(200, 200) { Text("word").font(.system(size: 17)) }
        screen.textSize = .accessibility5
        #expect(screen.frame(of: "word")?.size == CGSize(32, 16))
    }
}
