import LozengeCore
import Testing

@testable import LozengeX11

/// The field has the text “Zoë Ada”; its last three letters are selected.
@Suite("Events of a text that is edited")
struct TextEventsTests {
    private let field = ReadableApp.Element.field.id

    /// Returns the events of a field whose text changes.
    private func events(from old: SemanticText, to new: SemanticText) -> [AccessibleEvent] {
        var tree = ReadableApp.tree
        var record = ReadableApp.record(.field)
        (record.properties.text, record.properties.value) = (old, old.string)
        _ = tree.events(applying: ReadableApp.update(changed: [record]), to: ReadableApp.window)
        (record.properties.text, record.properties.value) = (new, new.string)
        return tree.events(
            applying: ReadableApp.update(changed: [record]), to: ReadableApp.window)
    }

    /// A text with a caret, and nothing selected.
    private func text(_ string: String, caret: Int) -> SemanticText {
        SemanticText(string, selection: caret..<caret, caret: caret)
    }

    private func changed(_ detail: String, at offset: Int32, _ text: String) -> AccessibleEvent {
        AccessibleEvent(
            source: field, member: "TextChanged", detail: detail, first: offset,
            second: Int32(text.unicodeScalars.count), content: .text(text))
    }

    private func caret(at offset: Int32) -> AccessibleEvent {
        AccessibleEvent(source: field, member: "TextCaretMoved", first: offset)
    }

    private var selectionChanged: AccessibleEvent {
        AccessibleEvent(source: field, member: "TextSelectionChanged")
    }

    @Test("Typing over a selection deletes it, inserts the letter and moves the caret")
    func typing() {
        let old = SemanticText("Zoë Ada", selection: 5..<8, caret: 8)
        #expect(
            events(from: old, to: text("Zoë B", caret: 6)) == [
                changed("delete", at: 4, "Ada"), changed("insert", at: 4, "B"), selectionChanged,
                caret(at: 5),
            ])
    }

    @Test("A letter is inserted, and deleted again; nothing was selected before or after")
    func letters() {
        let (short, long) = (text("Zoë", caret: 4), text("Zoë👍", caret: 8))
        #expect(events(from: short, to: long) == [changed("insert", at: 3, "👍"), caret(at: 4)])
        #expect(events(from: long, to: short) == [changed("delete", at: 3, "👍"), caret(at: 3)])
    }

    @Test("A caret that moves selects nothing")
    func caretAlone() {
        #expect(events(from: text("Zoë", caret: 4), to: text("Zoë", caret: 0)) == [caret(at: 0)])
    }

    @Test("Selecting tells of the selection and of the caret")
    func selecting() {
        let selected = SemanticText("Zoë", selection: 0..<4, caret: 4)
        #expect(events(from: text("Zoë", caret: 4), to: selected) == [selectionChanged])
        #expect(
            events(from: text("Zoë", caret: 0), to: selected) == [selectionChanged, caret(at: 3)])
        #expect(events(from: selected, to: text("Zoë", caret: 4)) == [selectionChanged])
    }

    @Test("A text that is replaced from outside tells of the part that differs")
    func replaced() {
        #expect(
            events(from: text("one two three", caret: 0), to: text("one 2 three", caret: 0)) == [
                changed("delete", at: 4, "two"), changed("insert", at: 4, "2"),
            ])
        #expect(events(from: text("one", caret: 0), to: text("one", caret: 0)) == [])
    }

    @Test("The words of a value are not told a second time beside a text")
    func noValue() {
        let events = events(from: text("a", caret: 1), to: text("ab", caret: 2))
        #expect(!events.contains { $0.member == "PropertyChange" })
    }
}
