import Foundation
import LozengeTesting
import LozengeViews
import Observation
import Testing

@Suite("Bindings of selections")
struct SelectionBindingTests {
    @Observable
    final class Note {
        var text: String
        var selection: TextSelection?
        init(_ text: String) { self.text = text }

        /// The selected text; the text before the caret and a bar for a place of insertion.
        var selected: String? {
            guard case .selection(let range)? = selection?.indices else { return nil }
            return range.isEmpty ? text[..<range.lowerBound] + "|" : String(text[range])
        }
    }

    private struct Editor: View {
        @Bindable var note: Note
        var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
    }

    private struct Field: View {
        @Bindable var note: Note
        var body: some View { TextField("Name", text: $note.text, selection: $note.selection) }
    }

    @Test("The binding follows the caret, the selection and what is typed, from the first focus on")
    func told() {
        let note = Note("ab cd")
        let screen = Screen(200, 100) { Editor(note: note) }
        #expect(note.selection == nil)
        screen.press(.tab)
        screen.press(.home)
        #expect(note.selected == "|")
        screen.press(.rightArrow, modifiers: [.control, .shift])
        #expect(note.selected == "ab" && note.selection?.isInsertion == false)
        screen.type("é")
        #expect(note.text == "é cd" && note.selected == "é|")
        screen.press(.character("z"), modifiers: .control)
        #expect(note.text == "ab cd" && note.selected == "ab")
    }

    @Test("A field sets the binding of its selection, too: all of the text after Tab")
    func field() {
        let note = Note("name")
        let screen = Screen(200, 100) { Field(note: note) }
        screen.press(.tab)
        #expect(note.selected == "name")
        screen.press(.leftArrow)
        #expect(note.selected == "|" && note.selection?.isInsertion == true)
    }

    @Test("The program selects; what is typed replaces it")
    func set() throws {
        let note = Note("one two three")
        let screen = Screen(200, 100) { Editor(note: note) }
        screen.press(.tab)
        note.selection = TextSelection(range: try #require(note.text.range(of: "two")))
        screen.type("2")
        #expect(note.text == "one 2 three" && note.selected == "one 2|")
    }

    @Test("A selected part that is out of sight is scrolled into view")
    func revealed() throws {
        let note = Note((100..<200).map(String.init).joined(separator: "\n"))
        let screen = Screen(200, 100) { Editor(note: note) }
        #expect(screen.frame(of: "199") == nil)
        note.selection = TextSelection(range: try #require(note.text.range(of: "199")))
        #expect(screen.frame(of: "199") != nil)
    }

    @Test("Indices inside a character and behind the text are moved to places that exist")
    func wrong() {
        let note = Note("e\u{301}x")
        let screen = Screen(200, 100) { Editor(note: note) }
        screen.press(.tab)
        let inside = note.text.unicodeScalars.index(after: note.text.startIndex)
        note.selection = TextSelection(insertionPoint: inside)
        screen.advance(by: .milliseconds(20))
        #expect(note.selected == "|")
        let long = String(repeating: "long", count: 20)
        note.selection = TextSelection(range: long.startIndex..<long.endIndex)
        screen.advance(by: .milliseconds(20))
        #expect(note.selected == "e\u{301}x")
    }

    @Test("Text and selection that are set together are taken over together")
    func together() {
        let note = Note("old")
        let screen = Screen(200, 100) { Editor(note: note) }
        screen.press(.tab)
        note.text = "a new text"
        note.selection = TextSelection(range: note.text.startIndex..<note.text.endIndex)
        screen.advance(by: .milliseconds(20))
        #expect(note.selected == "a new text")
        screen.type("x")
        #expect(note.text == "x")
    }

    @Test("A selection that is set to none ends at the caret")
    func none() {
        let note = Note("abc")
        let screen = Screen(200, 100) { Editor(note: note) }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        note.selection = nil
        screen.type("d")
        #expect(note.text == "abcd")
    }

    @Test("Of several ranges, the first is selected")
    func several() {
        let note = Note("abcdef")
        let screen = Screen(200, 100) { Editor(note: note) }
        screen.press(.tab)
        let indices = Array(note.text.indices)
        var ranges = RangeSet(indices[1]..<indices[2])
        ranges.insert(contentsOf: indices[4]..<indices[5])
        note.selection = TextSelection(ranges: ranges)
        screen.type("x")
        #expect(note.text == "axcdef")
    }
}
