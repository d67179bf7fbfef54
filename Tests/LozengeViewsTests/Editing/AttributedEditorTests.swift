import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing

@Suite("Editors of attributed text")
struct AttributedEditorTests {
    @Observable
    final class Note {
        var text: AttributedString
        var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }

        /// The text with a mark around each part of the attributes: B bold, I italic, U underlined, R red, L a link.
        var marked: String {
            text.runs.map { run in
                let font = run.swiftUI.font?.resolve(in: EnvironmentValues().fontResolutionContext)
                var marks = ""
                if font?.isBold == true { marks += "B" }
                if font?.isItalic == true { marks += "I" }
                if run.swiftUI.underlineStyle != nil { marks += "U" }
                if run.swiftUI.foregroundColor == .red { marks += "R" }
                if run.link != nil { marks += "L" }
                let string = String(text[run.range].characters)
                return marks.isEmpty ? string : "\(marks)(\(string))"
            }.joined()
        }
    }

    private struct Editor: View {
        @Bindable var note: Note
        var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
    }

    private func screen(_ note: Note) -> Screen {
        let screen = Screen(300, 100) { Editor(note: note) }
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        return screen
    }

    private func press(_ screen: Screen, _ letter: Character) {
        screen.press(.character(letter), modifiers: .control)
    }

    @Test("Ctrl B, Ctrl I and Ctrl U set what is selected, and take it back")
    func keys() {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        press(screen, "b")
        #expect(note.marked == "B(one) two")
        press(screen, "i")
        press(screen, "u")
        #expect(note.marked == "BIU(one) two")
        press(screen, "b")
        #expect(note.marked == "IU(one) two")
        let styles = note.selection.attributes(in: note.text)[\.underlineStyle]
        #expect(styles == [.single], "The selection belongs to the text.")
        press(screen, "z")
        press(screen, "z")
        press(screen, "z")
        #expect(note.marked == "B(one) two")
        press(screen, "z")
        #expect(note.marked == "one two")
        press(screen, "y")
        #expect(note.marked == "B(one) two")
        screen.type("1")
        #expect(note.marked == "B(1) two")
    }

    @Test("A part of which only some is bold becomes bold, and then plain")
    func mixed() {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        press(screen, "b")
        press(screen, "a")
        press(screen, "b")
        #expect(note.marked == "B(one two)")
        press(screen, "b")
        #expect(note.marked == "one two")
        #expect(note.text == AttributedString("one two"))
    }

    @Test("Without a selection the keys are for what is typed next, until the caret moves")
    func typed() {
        let note = Note("")
        let screen = screen(note)
        press(screen, "b")
        screen.type("ab")
        press(screen, "b")
        screen.type("c")
        #expect(note.marked == "B(ab)c")
        press(screen, "i")
        screen.press(.leftArrow)
        screen.type("d")
        #expect(note.marked == "B(abd)c")
    }

    @Test(
        "What is typed looks like what is before it, at the start of a paragraph like what follows")
    func inherited() {
        var text = AttributedString("a\n")
        text += AttributedString("b", attributes: AttributeContainer().foregroundColor(.red))
        let note = Note(text)
        let screen = screen(note)
        screen.press(.downArrow)
        screen.type("x")
        screen.press(.end)
        screen.type("y")
        screen.press(.upArrow)
        screen.type("z")
        #expect(note.marked == "az\nR(xby)")
    }

    @Test("Text that is typed behind a link is none, within it is")
    func links() {
        var text = AttributedString("ab")
        text.link = URL(string: "https://example.org")
        let note = Note(text)
        let screen = screen(note)
        screen.press(.end)
        screen.type("x")
        screen.press(.home)
        screen.press(.rightArrow)
        screen.type("y")
        #expect(note.marked == "L(ayb)x")
    }

    @Test("Pasted text keeps its attributes, and is plain with Ctrl Shift V")
    func pasted() {
        let note = Note("one\ntwo")
        let screen = screen(note)
        screen.press(.end, modifiers: .shift)
        press(screen, "b")
        press(screen, "x")
        #expect(note.marked == "\ntwo")
        screen.press(.end, modifiers: .control)
        press(screen, "v")
        #expect(note.marked == "\ntwoB(one)")
        screen.press(.home, modifiers: .control)
        screen.press(.character("v"), modifiers: [.control, .shift])
        #expect(note.marked == "one\ntwoB(one)")
    }

    @Test("The program changes attributes of what is selected; the user can undo it")
    func program() {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        note.text.transformAttributes(in: &note.selection) { $0.foregroundColor = .red }
        screen.advance(by: .milliseconds(20))
        #expect(note.marked == "R(one) two")
        #expect(note.selection.attributes(in: note.text)[\.foregroundColor] == [.red])
        press(screen, "z")
        #expect(note.marked == "one two")
    }

    private struct StateEditor: View {
        @State private var text = AttributedString("one two")
        @State private var selection = AttributedTextSelection()
        let seen: (AttributedString, AttributedTextSelection) -> Void
        var body: some View {
            VStack {
                TextEditor(text: $text, selection: $selection)
                Button("Red") {
                    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
                }
                Button("Underline") {
                    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
                }
                Button("Look") { seen(text, selection) }
            }
        }
    }

    @Test("Tools act on the selection one after another, also up to the end of the text")
    func tools() {
        let note = Note("")
        let screen = Screen(300, 300) {
            StateEditor { (note.text, note.selection) = ($0, $1) }
        }
        screen.press(.tab)
        press(screen, "a")
        screen.click("Red")
        screen.click("Underline")
        screen.click("Look")
        #expect(note.marked == "UR(one two)")
        #expect(AttributedString(note.text[note.selection]) == note.text)
    }

    private struct Twice: View {
        @Bindable var note: Note
        var body: some View {
            VStack {
                TextEditor(text: $note.text, selection: $note.selection)
                TextEditor(text: $note.text, selection: $note.selection)
            }
        }
    }

    @Test("Two editors of one text and one selection agree, and come to rest")
    func twice() {
        let note = Note("one")
        let screen = Screen(300, 300) { Twice(note: note) }
        screen.press(.tab)
        screen.press(.end)
        screen.type("!")
        press(screen, "a")
        screen.advance(by: .milliseconds(100))
        #expect(note.marked == "one!")
        #expect(AttributedString(note.text[note.selection]) == "one!")
    }

    @Test("Preedit text is entered when the program sets the selection")
    func interrupted() {
        let note = Note("ab")
        let screen = screen(note)
        screen.send(.text(.composing(Composition("か", caret: 3))))
        note.selection = AttributedTextSelection(insertionPoint: note.text.endIndex)
        screen.advance(by: .milliseconds(20))
        #expect(note.marked == "かab")
    }

    @Test("The program sets the attributes of what is typed next")
    func typingAttributes() {
        let note = Note("one ")
        let screen = screen(note)
        screen.press(.end)
        note.text.transformAttributes(in: &note.selection) { $0.foregroundColor = .red }
        screen.type("two")
        #expect(note.marked == "one R(two)")
    }

    @Test("The program inserts text, and the caret is behind it")
    func inserted() {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        note.text.replaceSelection(&note.selection, withCharacters: "1")
        screen.type("!")
        #expect(note.marked == "1! two")
    }

    @Test("A change that does not keep the selection up to date puts it to the end")
    func outdated() {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        let selection = note.selection
        note.text.characters.append("!")
        guard case .insertionPoint(let place) = selection.indices(in: note.text) else {
            Issue.record("The selection is none.")
            return
        }
        #expect(place == note.text.endIndex)
        screen.advance(by: .milliseconds(20))
    }

    @Test("A transformation keeps the selection on its text")
    func transformed() {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        note.text.transform(updating: &note.selection) {
            $0.characters.insert(contentsOf: "> ", at: $0.startIndex)
        }
        screen.advance(by: .milliseconds(20))
        #expect(AttributedString(note.text[note.selection]) == "one")
        screen.type("1")
        #expect(note.marked == "> 1 two")
    }

    @Test("The context menu sets a colour and an underline")
    func menu() throws {
        let note = Note("one two")
        let screen = screen(note)
        press(screen, "a")
        screen.press(.menu)
        try #require(screen.popups.first).click("Underline")
        #expect(note.marked == "U(one two)")
        screen.press(.menu)
        let menu = try #require(screen.popups.first)
        menu.click("Color")
        try #require(menu.popups.first).click("Red")
        #expect(note.marked == "UR(one two)")
    }

    @Test("A link is written in an alert, opened for change, and removed")
    func link() throws {
        let note = Note("one two")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        screen.press(.menu)
        try #require(screen.popups.first).click("Add Link…")
        screen.advance(by: .milliseconds(500))
        let alert = try #require(screen.popups.first)
        alert.type("example.org")
        #expect(alert.texts.contains("example.org"), "\(alert.texts)")
        alert.press(.return)
        screen.advance(by: .milliseconds(500))
        #expect(screen.popups.isEmpty)
        #expect(note.marked == "L(one) two")
        #expect(note.text.runs.first?.link?.absoluteString == "https://example.org")
        screen.press(.leftArrow)
        screen.press(.rightArrow)
        screen.press(.menu)
        try #require(screen.popups.first).click("Remove Link")
        #expect(note.marked == "one two")
    }

    @Test(
        "A control character of the program's text is not shown, and the attributes stay where they are"
    )
    func cleaned() {
        var text = AttributedString("a\u{0}b")
        text += AttributedString("c", attributes: AttributeContainer().foregroundColor(.red))
        let note = Note(text)
        let screen = screen(note)
        screen.press(.end)
        screen.type("d")
        #expect(note.marked == "abR(cd)")
    }

    @Test("Preedit text looks like what is typed, and is not in the text")
    func composed() {
        let note = Note("")
        let screen = screen(note)
        press(screen, "b")
        screen.send(.text(.composing(Composition("か", caret: 3))))
        #expect(note.marked == "")
        screen.send(.text(.composing(nil)))
        screen.send(.text(.typed("か")))
        #expect(note.marked == "B(か)")
    }

    // MARK: Formatting definitions

    struct LinksAreRed: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            container.foregroundColor = container.underlineStyle == nil ? nil : .red
        }
    }

    struct Formatting: AttributedTextFormattingDefinition {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var body: some AttributedTextFormattingDefinition<Scope> {
            LinksAreRed()
            ValueConstraint(for: \.strikethroughStyle, values: [nil], default: nil)
        }
    }

    @Test("A definition decides attributes, and what it does not allow cannot be chosen")
    func definition() throws {
        let note = Note("one")
        let screen = Screen(300, 100) {
            Editor(note: note).attributedTextFormattingDefinition(Formatting())
        }
        screen.press(.tab)
        press(screen, "a")
        press(screen, "u")
        #expect(note.marked == "UR(one)")
        press(screen, "u")
        #expect(note.marked == "one")
        screen.press(.menu)
        let menu = try #require(screen.popups.first)
        menu.click("Strikethrough")
        #expect(note.text.runs.first?.swiftUI.strikethroughStyle == nil)
        var other = AttributedString("x", attributes: AttributeContainer().foregroundColor(.red))
        Formatting().constrain(&other)
        #expect(other == AttributedString("x"))
    }
}
