import Foundation
import LozengeTesting

/// One case of Tests/Fixtures/layout: what a view's layout has to come to, and who says so.
nonisolated struct LayoutCase: Decodable, CustomStringConvertible, Sendable {
    let id: String
    let swiftui: String
    let proposal: [Length]
    let expect: Expectation

    /// Why the case is believed to be wrong, if it is.
    let doubted: String?
    /// What it needs that is not there yet.
    let unsupported: String?

    struct Expectation: Decodable, Sendable {
        let size: [Length]
        let frames: [String: [Length]]
    }

    /// A number of points, `"inf"`, or `null` for none.
    struct Length: Decodable, Sendable {
        let value: CGFloat?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = nil
            } else if let number = try? container.decode(Double.self) {
                value = number
            } else {
                value = .infinity
            }
        }
    }

    var description: String { id }

    static let all: [LayoutCase] = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/layout/cases.jsonl")
        let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.compactMap { try? JSONDecoder().decode(LayoutCase.self, from: Data($0.utf8)) }
    }()
}
