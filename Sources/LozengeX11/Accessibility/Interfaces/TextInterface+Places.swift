import Foundation
import LozengeCore

/// The places of letters on the screen, which the layout knows.
nonisolated extension TextInterface {
    /// The methods that are about places, each with the index of the argument that says where coordinates count from.
    static let placeMethods = [
        "GetCharacterExtents": 1, "GetRangeExtents": 2, "GetOffsetAtPoint": 2,
        "GetBoundedRanges": 4,
    ]

    /// Answers a call about the places of a text; of an app that does not answer, with the whole element.
    static func place(
        _ method: String, _ arguments: BusValue, _ record: SemanticRecord, _ text: AccessibleText,
        in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let id = AccessibleID.element(record.id)
        guard let window = tree.window(of: id) else { return nil }
        func number(_ index: Int) -> Int { Int(arguments[index]?.integer ?? 0) }
        guard let index = placeMethods[method],
            let origin = ComponentInterface.origin(arguments[index], of: id, in: tree)
        else { return nil }
        switch method {
        case "GetOffsetAtPoint":
            let point = CGPoint(x: CGFloat(number(0)), y: CGFloat(number(1)))
            return offset(at: point, from: origin, record, text, window)
        case "GetBoundedRanges":
            let rect = CGRect(
                x: CGFloat(number(0)), y: CGFloat(number(1)),
                width: CGFloat(max(0, number(2))), height: CGFloat(max(0, number(3))))
            return ranges(in: rect, from: origin, record, text, window)
        default:
            let end = method == "GetRangeExtents" ? number(1) : max(0, number(0) + 1)
            let range = text.bytes(from: number(0), to: end)
            return extents(of: range, whole: tree.frame(of: id), from: origin, record, window)
        }
    }

    /// Answers with the frame around a range in UTF-8 bytes.
    private static func extents(
        of range: Range<Int>, whole: CGRect, from origin: CGPoint, _ record: SemanticRecord,
        _ window: AccessibleWindow
    ) -> AccessibleAnswer {
        @Sendable func value(_ frame: CGRect) -> [BusValue] {
            let frame = PixelFrame(frame.offsetBy(dx: -origin.x, dy: -origin.y))
            return [.int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height)]
        }
        var answer = AccessibleAnswer(value(whole))
        answer.question = AccessibleQuestion(element: record.id, question: .frames(range)) {
            guard case .frames(let frames) = $0, let first = frames.first else { return nil }
            let all = frames.reduce(first) { $0.union($1) }
            return .tuple(value(window.onScreen(all)))
        }
        return answer
    }

    /// Answers with the offset of the letter at a point, -1 for none.
    private static func offset(
        at point: CGPoint, from origin: CGPoint, _ record: SemanticRecord, _ text: AccessibleText,
        _ window: AccessibleWindow
    ) -> AccessibleAnswer {
        let place = CGRect(
            origin: CGPoint(x: point.x + origin.x, y: point.y + origin.y), size: .zero)
        var answer = AccessibleAnswer(.int32(-1))
        answer.question = AccessibleQuestion(
            element: record.id, question: .character(window.inPoints(place).origin)
        ) {
            guard case .ranges(let ranges) = $0, let character = ranges.first else { return nil }
            return .tuple(.int32(Int32(clamping: text.scalars(ofBytes: character).lowerBound)))
        }
        return answer
    }

    /// Answers with the parts of the text that are in a rectangle.
    private static func ranges(
        in rect: CGRect, from origin: CGPoint, _ record: SemanticRecord, _ text: AccessibleText,
        _ window: AccessibleWindow
    ) -> AccessibleAnswer {
        let place = window.inPoints(rect.offsetBy(dx: origin.x, dy: origin.y))
        var answer = AccessibleAnswer(.array(of: "(iisv)", []))
        answer.question = AccessibleQuestion(element: record.id, question: .within(place)) {
            guard case .ranges(let ranges) = $0 else { return nil }
            let parts = ranges.map { bytes -> BusValue in
                let range = text.scalars(ofBytes: bytes)
                let part = text.substring(from: range.lowerBound, to: range.upperBound)
                return .tuple(
                    .int32(Int32(clamping: range.lowerBound)),
                    .int32(Int32(clamping: range.upperBound)), .text(part), .variant(.text("")))
            }
            return .tuple(.array(of: "(iisv)", parts))
        }
        return answer
    }
}
