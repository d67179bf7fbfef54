import Foundation
import LozengeCore

/// The places of letters on the screen, which the layout knows.
nonisolated extension TextInterface {
    /// The methods that are about places.
    static let placeMethods: Set = [
        "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint", "GetBoundedRanges",
    ]

    /// Answers a call about the places of a text; of an app that does not answer, with the whole element.
    static func place(
        _ method: String, _ arguments: BusValue, _ record: SemanticRecord, _ text: AccessibleText,
        in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let id = AccessibleID.element(record.id)
        guard let window = tree.window(of: id) else { return nil }
        func number(_ index: Int) -> Int { Int(arguments[index]?.integer ?? 0) }
        func origin(_ index: Int) -> CGPoint? {
            ComponentInterface.origin(arguments[index], of: id, in: tree)
        }
        func ask(
            _ question: SemanticTextQuestion, _ answer: inout AccessibleAnswer,
            _ finish: @escaping @Sendable (SemanticTextAnswer) -> BusValue?
        ) {
            answer.question = AccessibleQuestion(
                element: record.id, question: question, answer: finish)
        }

        switch method {
        case "GetCharacterExtents", "GetRangeExtents":
            let isRange = method == "GetRangeExtents"
            let (start, end) = (number(0), isRange ? number(1) : max(0, number(0) + 1))
            guard let origin = origin(isRange ? 2 : 1) else { return nil }
            @Sendable func value(_ frame: CGRect) -> [BusValue] {
                let frame = PixelFrame(frame.offsetBy(dx: -origin.x, dy: -origin.y))
                return [
                    .int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height),
                ]
            }
            var answer = AccessibleAnswer(value(tree.frame(of: id)))
            ask(.frames(text.bytes(from: start, to: end)), &answer) {
                guard case .frames(let frames) = $0, let first = frames.first else { return nil }
                let all = frames.reduce(first) { $0.union($1) }
                return .tuple(value(window.onScreen(all)))
            }
            return answer
        case "GetOffsetAtPoint":
            guard let origin = origin(2) else { return nil }
            let point = CGRect(
                x: CGFloat(number(0)) + origin.x, y: CGFloat(number(1)) + origin.y, width: 0,
                height: 0)
            var answer = AccessibleAnswer(.int32(-1))
            ask(.character(window.inPoints(point).origin), &answer) {
                guard case .ranges(let ranges) = $0, let character = ranges.first else {
                    return nil
                }
                let offset = text.scalars(ofBytes: character).lowerBound
                return .tuple(.int32(Int32(clamping: offset)))
            }
            return answer
        default:
            guard let origin = origin(4) else { return nil }
            let rect = CGRect(
                x: CGFloat(number(0)) + origin.x, y: CGFloat(number(1)) + origin.y,
                width: CGFloat(max(0, number(2))), height: CGFloat(max(0, number(3))))
            var answer = AccessibleAnswer(.array(of: "(iisv)", []))
            ask(.within(window.inPoints(rect)), &answer) {
                guard case .ranges(let ranges) = $0 else { return nil }
                let parts = ranges.map { bytes -> BusValue in
                    let range = text.scalars(ofBytes: bytes)
                    let part = text.substring(from: range.lowerBound, to: range.upperBound)
                    return .tuple(
                        .int32(Int32(clamping: range.lowerBound)),
                        .int32(Int32(clamping: range.upperBound)), .text(part),
                        .variant(.text("")))
                }
                return .tuple(.array(of: "(iisv)", parts))
            }
            return answer
        }
    }
}
