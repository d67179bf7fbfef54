import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing

@testable import LozengeControls
@testable import LozengeViews

@Suite("Habits of people who write")
struct EditingHabitsTests {
    @Observable
    final class Page {
        var text: String
        var other = "other"
        var isSecond = false
        var isSheetShown = false
        var keys: [String] = []
        init(_ text: String) { self.text = text }
    }

    private let page = Page((0..<60).map { "line \($0)" }.joined(separator: "\n"))

    private struct Editor: View {
        @Bindable var page: Page
        var body: some View { TextEditor(text: $page.text).textEditorStyle(.plain) }
    }

    private func isCaretSeen(_ screen: Screen) throws -> Bool {
        let caret = try #require(screen.textInput)
        return caret.minY >= 0 && caret.maxY <= screen.size.height
    }

    @Test("The caret stays in sight when a break, a paste or a redo makes the text higher")
    func caretInSight() throws {
        let screen = Screen(300, 200) { Editor(page: page) }
        screen.press(.tab)
        screen.press(.end, modifiers: .control)
        for _ in 0..<3 {
            screen.press(.return)
            #expect(try isCaretSeen(screen))
        }
        screen.offer("\n" + (0..<30).map { "more \($0)" }.joined(separator: "\n"), on: .copied)
        screen.press(.character("v"), modifiers: .control)
        #expect(page.text.hasSuffix("more 29"))
        #expect(try isCaretSeen(screen))
        screen.press(.character("z"), modifiers: .control)
        #expect(try isCaretSeen(screen))
        screen.press(.character("y"), modifiers: .control)
        #expect(try isCaretSeen(screen))
    }

    private struct Form: View {
        @Bindable var page: Page
        var body: some View {
            VStack {
                TextField("Title", text: $page.text)
                TextField("Other", text: $page.other)
                Button("Sheet") { page.isSheetShown = true }.keyboardShortcut("2")
            }
            .sheet(isPresented: $page.isSheetShown) {
                Button("Done") { page.isSheetShown = false }
            }
        }
    }

    @Test("A field that gets the keyboard back after a sheet keeps its caret")
    func focusReturns() {
        page.text = "hello world"
        let screen = Screen(400, 300) { Form(page: page) }
        screen.click("hello world")
        screen.press(.home)
        screen.press(.rightArrow, modifiers: .control)
        screen.press(.character("2"), modifiers: .control)
        screen.button("Done").press()
        screen.advanceToEnd()
        screen.type("X")
        #expect(page.text == "helloX world")
    }

    @Test("Undoing a change of another field gives that one the keyboard")
    func undoElsewhere() {
        page.text = "one"
        let screen = Screen(400, 300) { Form(page: page) }
        screen.textField("Title").type("two")
        screen.textField("Other").element()?.focus()
        screen.press(.character("z"), modifiers: .control)
        #expect(page.text == "one" && page.other == "other")
        #expect(screen.textField("Title").states.contains(.focused))
        screen.press(.end)
        screen.type("!")
        #expect(page.text == "one!" && page.other == "other")
    }

    private struct Heard: View {
        @Bindable var page: Page
        var body: some View {
            TextEditor(text: $page.text)
                .onKeyPress(.return, phases: .down) { press in
                    guard press.modifiers.isEmpty else { return .ignored }
                    page.keys.append("return")
                    return .handled
                }
                .onKeyPress(.tab) { note("tab") }
                .onKeyPress(keys: ["{"]) { _ in note("brace") }
                .onKeyPress(.upArrow) { note("up") }
        }

        private func note(_ key: String) -> KeyPress.Result {
            page.keys.append(key)
            return .handled
        }
    }

    @Test(
        "The handlers of the program hear the keys of a text before it; what they ignore is typed")
    func keyHandlers() {
        page.text = ""
        let screen = Screen(400, 300) { Heard(page: page) }
        screen.press(.tab)
        screen.type("a{b\n\tc")
        screen.press(.upArrow)
        screen.press(.return, modifiers: .shift)
        #expect(page.text == "abc\n")
        #expect(page.keys == ["brace", "return", "tab", "up"])
    }

    @Test("A handler does not hear the keys of an input method's text")
    func composing() {
        page.text = ""
        let screen = Screen(400, 300) { Heard(page: page) }
        screen.press(.tab)
        screen.send(.text(.composing(Composition("か", caret: 3))))
        screen.press(.return)
        #expect(page.keys.isEmpty)
    }

    private struct Exchanged: View {
        @Bindable var page: Page
        var body: some View {
            TextEditor(text: page.isSecond ? $page.other : $page.text)
        }
    }

    @Test(
        "Another text in place of a selected one is not selected, so that a key does not delete it")
    func exchangedText() {
        page.text = "first document"
        let screen = Screen(400, 300) { Exchanged(page: page) }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        page.isSecond = true
        screen.advance(by: .milliseconds(20))
        screen.type("!")
        #expect(page.other.count == "other".count + 1, "\(page.other)")
    }

    @Test("Ctrl Shift A selects nothing")
    func nothingSelected() {
        page.text = "word"
        let screen = Screen(400, 300) { Editor(page: page) }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        screen.press(.character("a"), modifiers: [.control, .shift])
        screen.type("s")
        #expect(page.text == "words")
    }

    @Test(
        "Ctrl C copies a selected text while a field has the keyboard; a selection there comes first"
    )
    func copiesText() {
        page.text = "word"
        let screen = Screen(400, 300) {
            VStack {
                Editor(page: page).frame(height: 100)
                Text("read").textSelection(.enabled)
            }
        }
        screen.press(.tab)
        screen.doubleClick("read")
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == "read")
    }

    private struct Rich: View {
        @State var text: AttributedString
        @State var selection = AttributedTextSelection()
        var body: some View {
            TextEditor(text: $text, selection: $selection)
            Text(String(text.characters)).tagged("copy")
        }
    }

    @Test("The caret of a new selection of an attributed text is at its end")
    func newSelection() {
        let screen = Screen(400, 300) { Rich(text: "Recipe") }
        screen.press(.tab)
        screen.type("s")
        #expect(screen.texts.contains("Recipes"))
    }
}
