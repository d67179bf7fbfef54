import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Fields for secrets")
struct SecureFieldTests {
    private struct Login: View {
        @State private var password = ""
        let diary: Diary

        var body: some View {
            SecureField("Password", text: $password)
                .onChange(of: password) { diary.note(password) }
        }
    }

    private let diary = Diary()

    @Test("A disc is shown for each character, whatever its length is")
    func discs() {
        let screen = Screen(300, 40) { Login(diary: diary) }
        screen.press(.tab)
        screen.type("aß👩‍👩‍👧")
        #expect(screen.words == ["•••"])
        #expect(diary.lines.last == "aß👩‍👩‍👧")
        #expect(screen.element(.textField, "Password")?.value == "•••")
        screen.press(.leftArrow)
        screen.press(.delete)
        #expect(diary.lines.last == "a👩‍👩‍👧")
        screen.press(.home)
        screen.type("é")
        #expect(diary.lines.last == "éa👩‍👩‍👧" && screen.words == ["•••"])
    }

    @available(*, deprecated, message: "It tries a deprecated form.")
    @Test("An old form calls a function at Return")
    func commit() {
        struct Old: View {
            @State private var password = ""
            let diary: Diary

            var body: some View {
                SecureField("Password", text: $password) { diary.note("go \(password)") }
            }
        }
        let screen = Screen(300, 40) { Old(diary: diary) }
        screen.press(.tab)
        screen.type("open")
        screen.press(.return)
        #expect(diary.lines == ["go open"])
    }

    @Test("The secret reaches no clipboard, and no edit is undone")
    func clipboards() {
        let screen = Screen(300, 40) { Login(diary: diary) }
        screen.press(.tab)
        screen.type("secret")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.character("c"), modifiers: .control)
        screen.press(.character("x"), modifiers: .control)
        screen.drag(from: CGPoint(x: 12, y: 20), to: CGPoint(x: 200, y: 20))
        #expect(screen.offer(on: .copied) == nil && screen.offer(on: .selected) == nil)
        #expect(diary.lines.last == "secret")
        screen.press(.character("z"), modifiers: .control)
        #expect(diary.lines.last == "secret")
    }

    @Test("Word motions go to the ends, and a double click selects all")
    func words() {
        let screen = Screen(300, 40) { Login(diary: diary) }
        screen.press(.tab)
        screen.type("two words")
        screen.press(.leftArrow, modifiers: .control)
        screen.type("x")
        #expect(diary.lines.last == "xtwo words")
        screen.doubleClick(at: CGPoint(x: 14, y: 20))
        screen.type("y")
        #expect(diary.lines.last == "y")
    }

    @Test("A sign shows that Caps Lock is on, while the field has the focus")
    func capsLock() {
        let screen = Screen(300, 40) { Login(diary: diary) }
        func isShown() -> Bool { screen.elements().contains { $0.label == "Caps Lock is on" } }
        screen.send(.modifiers(.capsLock))
        #expect(!isShown())
        screen.press(.tab)
        #expect(isShown())
        screen.send(.modifiers([]))
        #expect(!isShown())
    }
}
