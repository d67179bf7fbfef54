import Foundation

/// A case of Tests/Fixtures/controls: the behaviour of a view, step by step.
nonisolated struct ControlCase: Decodable, CustomStringConvertible, Sendable {
    let id: String
    let swiftui: String
    /// The width and the height of the window, in points.
    let window: [Double]
    /// The expected result before the first step.
    let start: CaseExpectation?
    let steps: [Step]

    /// An action of the user, and its expected result.
    struct Step: Decodable, Sendable {
        let words: String
        let expect: CaseExpectation?

        private enum CodingKeys: String, CodingKey {
            case words = "do"
            case expect
        }
    }

    var description: String { id }

    /// All expected results.
    var expectations: [CaseExpectation] { [start].compactMap(\.self) + steps.compactMap(\.expect) }

    static let all: [ControlCase] = CaseData.lines(of: "cases.jsonl")
}

/// The data of the cases.
nonisolated enum CaseData {
    /// Decodes the lines of a file; empty if one is not valid.
    static func lines<Line: Decodable>(of name: String) -> [Line] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/controls/\(name)")
        let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
        let decoded = lines.map { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        return decoded.contains { $0 == nil } ? [] : decoded.compactMap(\.self)
    }
}
