import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

/// The field has the text “Zoë Ada”, in which the last three letters are selected: bytes 5 to 8.
@Suite("Answers about texts")
struct TextAnswersTests {
    private typealias Element = ReadableApp.Element
    private let field = Element.field.rawValue

    private func ask(
        _ method: String, _ arguments: BusValue..., on element: Element = .field
    ) -> AccessibleAnswer? {
        TextInterface.call(method, .tuple(arguments), on: element.id, in: ReadableApp.tree)
    }

    private func edit(_ method: String, _ arguments: BusValue...) -> AccessibleAnswer? {
        EditableTextInterface.call(
            method, .tuple(arguments), on: Element.field.id, in: ReadableApp.tree)
    }

    @Test("Offsets count Unicode scalars, also those of the caret and the selection")
    func scalars() {
        func number(_ name: String) -> Int32? {
            TextInterface.property(name, of: Element.field.id, in: ReadableApp.tree)?.integer
        }
        #expect(number("CharacterCount") == 7)
        #expect(number("CaretOffset") == 7)
        let selection = ask("GetSelection", .int32(0))?.value
        #expect(selection?[0]?.integer == 4)
        #expect(selection?[1]?.integer == 7)
        #expect(ask("GetNSelections")?.value[0]?.integer == 1)
        #expect(ask("GetCharacterAtOffset", .int32(2))?.value[0]?.integer == 0xEB)
        for offset in [7, -1, Int32.min, Int32.max] {
            #expect(ask("GetCharacterAtOffset", .int32(offset))?.value[0]?.integer == 0)
        }
    }

    @Test(
        "A part of the text, of which the end is that of the text for -1",
        arguments: [
            (0, -1, "Zoë Ada"), (2, 5, "ë A"), (-5, 3, "Zoë"), (5, .max, "da"), (7, 9, ""),
            (5, 2, ""), (.max, .max, ""),
        ] as [(Int32, Int32, String)])
    func part(start: Int32, end: Int32, text: String) {
        #expect(ask("GetText", .int32(start), .int32(end))?.value[0]?.text == text)
    }

    @Test("A word is found by the two kinds of its bounds, and by its granularity")
    func words() {
        for (method, unit) in [
            ("GetTextAtOffset", 1), ("GetTextAtOffset", 2), ("GetStringAtOffset", 1),
        ] as [(String, UInt32)] {
            let answer = ask(method, .int32(1), .uint32(unit))?.value
            #expect(answer?[0]?.text == "Zoë ")
            #expect(answer?[1]?.integer == 0)
            #expect(answer?[2]?.integer == 4)
        }
        let after = ask("GetTextAfterOffset", .int32(1), .uint32(1))?.value
        #expect(after?[0]?.text == "Ada")
        let before = ask("GetTextBeforeOffset", .int32(5), .uint32(1))?.value
        #expect(before?[0]?.text == "Zoë ")
        #expect(ask("GetTextAtOffset", .int32(1), .uint32(7)) == nil)
        #expect(ask("GetStringAtOffset", .int32(1), .uint32(5)) == nil)
    }

    @Test("A label is a text that cannot be changed")
    func label() {
        let text = ask("GetText", .int32(0), .int32(-1), on: .text)?.value[0]?.text
        #expect(text == "Two letters. Both are old.")
        #expect(ask("SetCaretOffset", .int32(1), on: .text)?.request == nil)
        #expect(ask("SetSelection", .int32(0), .int32(0), .int32(2), on: .text)?.request == nil)
        #expect(!EditableTextInterface.isOffered(by: Element.text.id, in: ReadableApp.tree))
    }

    @Test("The caret and the selection are set in bytes of the text")
    func select() {
        #expect(ask("SetCaretOffset", .int32(3))?.request == .element(.select(field, 4..<4)))
        #expect(ask("SetCaretOffset", .int32(.max))?.request == .element(.select(field, 8..<8)))
        #expect(
            ask("SetSelection", .int32(0), .int32(2), .int32(3))?.request
                == .element(.select(field, 2..<4)))
        #expect(ask("SetSelection", .int32(1), .int32(2), .int32(3))?.request == nil)
        // There is one selection at most.
        #expect(ask("AddSelection", .int32(0), .int32(1))?.request == nil)
        #expect(ask("RemoveSelection", .int32(0))?.request == .element(.select(field, 8..<8)))
        #expect(ask("RemoveSelection", .int32(1))?.request == nil)
    }

    @Test("A caret at a negative offset selects nothing", arguments: [-1, -7, .min] as [Int32])
    func negativeCaret(offset: Int32) {
        switch ask("SetCaretOffset", .int32(offset))?.request {
        case nil: break
        case .element(.select(_, let range)): #expect(range.isEmpty)
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test("Text is inserted, deleted and replaced, in bytes of the text")
    func edit() {
        func insert(_ text: String, _ length: Int32) -> AccessibleRequest? {
            edit("InsertText", .int32(3), .text(text), .int32(length))?.request
        }
        #expect(insert("ä👍", 2) == .element(.replace(field, 4..<4, "ä👍")))
        #expect(insert("ä👍", 1) == .element(.replace(field, 4..<4, "ä")))
        #expect(insert("ä👍", 99) == .element(.replace(field, 4..<4, "ä👍")))
        #expect(insert("ä👍", -1) == .element(.replace(field, 4..<4, "ä👍")))
        #expect(
            edit("DeleteText", .int32(2), .int32(4))?.request
                == .element(.replace(field, 2..<5, "")))
        #expect(
            edit("SetTextContents", .text("Ben"))?.request
                == .element(.replace(field, 0..<8, "Ben")))
    }

    @Test("The clipboard stays as it is")
    func clipboard() {
        #expect(edit("CopyText", .int32(0), .int32(2))?.request == nil)
        #expect(edit("CutText", .int32(0), .int32(2))?.value[0]?.flag == false)
        #expect(edit("PasteText", .int32(0))?.value[0]?.flag == false)
    }

    @Test(
        "Text inserted at any offset replaces nothing", arguments: [-1, -7, .min, .max] as [Int32])
    func insertAnywhere(offset: Int32) {
        switch edit("InsertText", .int32(offset), .text("new"), .int32(3))?.request {
        case nil: break
        case .element(.replace(_, let range, _)): #expect(range.isEmpty)
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test(
        "The layout answers for the places of letters: bytes in points become scalars in pixels of the screen"
    )
    func places() {
        let screen = BusValue.uint32(0)
        // The window is at 100, 50 with two pixels for a point; the field at 10, 140.
        let letter = ask("GetCharacterExtents", .int32(2), screen)
        #expect(letter?.question?.question == .frames(2..<4))
        #expect(letter?.value.type == "(iiii)")
        let frame = CGRect(x: 30, y: 142, width: 10, height: 16)
        let extents = letter?.question?.answer(.frames([frame]))
        #expect((0..<4).map { extents?[$0]?.integer } == [160, 334, 20, 32])
        let whole = ask("GetRangeExtents", .int32(0), .int32(-1), screen)
        #expect(whole?.question?.question == .frames(0..<8))
        let place = ask("GetOffsetAtPoint", .int32(160), .int32(334), screen)
        #expect(place?.question?.question == .character(CGPoint(x: 30, y: 142)))
        #expect(place?.question?.answer(.ranges([4..<5]))?[0]?.integer == 3)
        #expect(place?.value[0]?.integer == -1)
        let line = ask("GetStringAtOffset", .int32(2), .uint32(3))
        #expect(line?.question?.question == .line(2))
        #expect(line?.question?.answer(.ranges([0..<5]))?[0]?.text == "Zoë ")
        let bounded = ask(
            "GetBoundedRanges", .int32(160), .int32(334), .int32(40), .int32(40), screen,
            .uint32(0), .uint32(0))
        #expect(
            bounded?.question?.question == .within(CGRect(x: 30, y: 142, width: 20, height: 20)))
        let ranges = bounded?.question?.answer(.ranges([2..<5]))?[0]?.elements
        #expect(ranges?.first?[2]?.text == "ë ")
        #expect(ask("GetCharacterExtents", .int32(.max), .uint32(9)) == nil)
    }
}
