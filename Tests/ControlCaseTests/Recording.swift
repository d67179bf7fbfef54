import Foundation

/// The frames of tagged views in one of Apple's controls, as recorded.
nonisolated struct Recording: Decodable, CustomStringConvertible, Sendable {
    let id: String
    /// The width and the height that were proposed, in points.
    let proposal: [Double]
    let expect: Expectation
    /// The positions of the cells in the columns of a table, whose tags are `c0`, `c1` and so on.
    let columnStarts: [Double]?

    struct Expectation: Decodable, Sendable {
        let frames: [String: [Double]]
    }

    var description: String { id }

    /// The window that was recorded.
    var window: CGRect { CGRect(x: 0, y: 0, width: proposal[0], height: proposal[1]) }

    /// The recorded frames.
    var frames: [String: CGRect] { expect.frames.mapValues(CGRect.init(numbers:)) }

    /// The recorded numbers by their place.
    var numbers: [Place: Double] {
        var numbers: [Place: Double] = [:]
        for (frame, values) in expect.frames {
            for (name, value) in zip(Place.names, values) {
                numbers[Place(frame: frame, number: name)] = value
            }
        }
        for (index, start) in (columnStarts ?? []).enumerated() {
            numbers[Place(frame: "c\(index)", number: "x")] = start
        }
        return numbers
    }

    /// A number of a frame.
    struct Place: Hashable, CustomStringConvertible, Sendable {
        let frame: String
        /// One of ``names``.
        let number: String

        static let names = ["x", "y", "width", "height"]

        var description: String { "\(number) of \(frame)" }

        func value(in rect: CGRect) -> Double {
            switch number {
            case "x": rect.minX
            case "y": rect.minY
            case "width": rect.width
            default: rect.height
            }
        }
    }

    static let all: [Recording] = CaseData.lines(of: "recorded.jsonl")
}

nonisolated extension CGRect {
    fileprivate init(numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

/// A deliberate difference from a recording: a number, or a fact of the arrangement.
nonisolated struct RecordedDifference: Decodable, Sendable {
    /// The id of the recording.
    let recording: String
    /// The tag of the view, and the name of the number; `nil` for a fact.
    let frame: String?
    let number: String?
    let apple: Double?
    let ours: Double?
    /// A fact that does not hold here, in the words of ``Arrangement``; `nil` for a number.
    let fact: String?
    let reason: String

    private enum CodingKeys: String, CodingKey {
        case recording = "case"
        case frame, number, apple, ours, fact
        case reason = "why"
    }

    /// The place of the number; `nil` for a fact.
    var place: Recording.Place? {
        guard let frame, let number else { return nil }
        return Recording.Place(frame: frame, number: number)
    }

    static let all: [RecordedDifference] = CaseData.lines(of: "differences.jsonl")
}
