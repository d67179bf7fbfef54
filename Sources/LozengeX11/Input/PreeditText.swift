import CX11
import Glibc
import LozengeCore

/// The preedit text of an input method, built from the changes that it reports.
///
/// The positions come from another process, so each is clamped to the text.
struct PreeditText {
    private var characters: [Unicode.Scalar] = []
    private var isEmphasized: [Bool] = []
    private var caret = 0

    /// The preedit text; `nil` if it is empty.
    var composition: Composition? {
        guard !characters.isEmpty else { return nil }
        var string = String.UnicodeScalarView()
        string.append(contentsOf: characters)
        var starts = [0]
        for character in characters { starts.append((starts.last ?? 0) + character.utf8.count) }
        var ranges: [Range<Int>] = []
        for index in characters.indices where isEmphasized[index] {
            if let last = ranges.last, last.upperBound == starts[index] {
                ranges[ranges.count - 1] = last.lowerBound..<starts[index + 1]
            } else {
                ranges.append(starts[index]..<starts[index + 1])
            }
        }
        return Composition(
            String(string), caret: starts[min(max(0, caret), characters.count)],
            emphasized: ranges)
    }

    mutating func apply(_ change: XIMPreeditDrawCallbackStruct) {
        let start = min(max(0, Int(change.chg_first)), characters.count)
        let end = min(start + max(0, Int(change.chg_length)), characters.count)
        var (new, marks): ([Unicode.Scalar], [Bool]) = ([], [])
        if let text = change.text?.pointee {
            let isTextGiven = text.string.multi_byte != nil
            // A change without text changes only the emphasis.
            new = isTextGiven ? Self.characters(of: text) : Array(characters[start..<end])
            marks = new.indices.map { index in
                guard let feedback = text.feedback, index < Int(text.length) else { return false }
                return feedback[index] & UInt(XIMReverse | XIMHighlight) != 0
            }
        }
        characters.replaceSubrange(start..<end, with: new)
        isEmphasized.replaceSubrange(start..<end, with: marks)
        caret = Int(change.caret)
    }

    mutating func moveCaret(_ move: inout XIMPreeditCaretCallbackStruct) {
        switch move.direction {
        case XIMForwardChar: caret += 1
        case XIMBackwardChar: caret -= 1
        case XIMLineStart: caret = 0
        case XIMLineEnd: caret = characters.count
        case XIMAbsolutePosition: caret = Int(move.position)
        default: break
        }
        caret = min(max(0, caret), characters.count)
        // The input method reads the new position.
        move.position = Int32(caret)
    }

    private static func characters(of text: XIMText) -> [Unicode.Scalar] {
        let length = Int(text.length)
        if text.encoding_is_wchar != 0 {
            guard let wide = text.string.wide_char else { return [] }
            return (0..<length).map {
                Unicode.Scalar(UInt32(bitPattern: Int32(wide[$0]))) ?? "\u{FFFD}"
            }
        }
        guard let bytes = text.string.multi_byte else { return [] }
        // The bytes are in the encoding of the process's locale.
        var wide = [wchar_t](repeating: 0, count: length + 1)
        let count = mbstowcs(&wide, bytes, length)
        guard count != -1 else {
            return Array(String(cString: bytes).unicodeScalars.prefix(length))
        }
        return wide.prefix(Int(count)).map {
            Unicode.Scalar(UInt32(bitPattern: Int32($0))) ?? "\u{FFFD}"
        }
    }
}
