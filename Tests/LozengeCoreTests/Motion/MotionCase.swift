import Foundation

/// A case of Tests/Fixtures/motion: the values of an animation.
struct MotionCase: Decodable, CustomStringConvertible, Sendable {
    let id: String
    let kind: String
    let input: JSON?
    let expect: JSON
    let tolerance: Double?

    var description: String { id }

    /// All cases; those of the kind `program` have no numbers.
    static let all = decoded(
        (try? String(contentsOf: folder.appendingPathComponent("cases.jsonl"), encoding: .utf8))
            ?? "")

    static let numeric = all.filter { $0.kind != "program" }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/motion")

    static func decoded(_ lines: String) -> [MotionCase] {
        lines.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(MotionCase.self, from: Data($0.utf8))
        }
    }

    /// Returns the differences between the sources and the case.
    func differences() throws -> [String] {
        let (got, want) = (try answer(), expect.leaves)
        guard got.count == want.count else { return ["\(got) is not \(want)"] }
        return zip(got, want).enumerated().compactMap { index, pair in
            pair.0.isNear(pair.1, tolerance ?? 1e-6)
                ? nil : "number \(index): \(pair.0) is not \(pair.1)"
        }
    }
}
