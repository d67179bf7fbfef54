import CX11
import Foundation
import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("Preedit text")
struct PreeditTextTests {
    /// Replaces some characters by `string`, as an input method reports it.
    private func change(
        _ text: inout PreeditText, _ first: Int32, _ length: Int32, _ string: String?,
        caret: Int32, marks: [Int32] = []
    ) {
        var wide = (string ?? "").unicodeScalars.map { wchar_t($0.value) } + [0]
        var feedback = marks.map { XIMFeedback($0) } + [0]
        wide.withUnsafeMutableBufferPointer { wide in
            feedback.withUnsafeMutableBufferPointer { feedback in
                var content = XIMText()
                content.length = UInt16(wide.count - 1)
                content.encoding_is_wchar = True
                content.string.wide_char = wide.baseAddress
                content.feedback = marks.isEmpty ? nil : feedback.baseAddress
                withUnsafeMutablePointer(to: &content) { content in
                    var draw = XIMPreeditDrawCallbackStruct()
                    draw.chg_first = first
                    draw.chg_length = length
                    draw.caret = caret
                    draw.text = string == nil ? nil : content
                    text.apply(draw)
                }
            }
        }
    }

    @Test("It changes in parts and ends when all is removed")
    func changes() {
        var text = PreeditText()
        #expect(text.composition == nil)
        change(&text, 0, 0, "ka", caret: 2)
        #expect(text.composition == Composition("ka", caret: 2))
        change(&text, 0, 2, "か", caret: 1)
        change(&text, 1, 0, "な", caret: 2, marks: [Int32(XIMReverse)])
        #expect(text.composition == Composition("かな", caret: 6, emphasized: [3..<6]))
        change(&text, 0, 2, nil, caret: 0)
        #expect(text.composition == nil)
    }

    @Test("The caret moves and its new position is returned")
    func caret() {
        var text = PreeditText()
        change(&text, 0, 0, "かなx", caret: 3)
        var move = XIMPreeditCaretCallbackStruct()
        for (direction, position, caret) in [
            (XIMBackwardChar, 0, 6), (XIMLineStart, 0, 0), (XIMForwardChar, 0, 3),
            (XIMLineEnd, 0, 7), (XIMAbsolutePosition, 1, 3), (XIMAbsolutePosition, 99, 7),
            (XIMAbsolutePosition, -5, 0),
        ] {
            move.direction = direction
            move.position = Int32(position)
            text.moveCaret(&move)
            #expect(text.composition?.caret == caret)
        }
    }

    @Test("Invalid positions are clamped to the text")
    func hostile() {
        var generator = SeededGenerator(seed: 6)
        var text = PreeditText()
        for _ in 0..<2000 {
            change(
                &text, .random(in: -9...9, using: &generator),
                .random(in: -9...9, using: &generator),
                Bool.random(using: &generator)
                    ? nil : String(repeating: "字", count: .random(in: 0...4, using: &generator)),
                caret: .random(in: -20...20, using: &generator), marks: [0, 2, 0, 4])
            if let composition = text.composition {
                #expect((0...composition.string.utf8.count).contains(composition.caret))
            }
        }
        change(&text, .max, .max, "x", caret: .min)
        change(&text, .min, .max, "y", caret: .max)
        #expect(text.composition?.string == "y" || text.composition?.string.hasSuffix("x") == true)
    }
}
