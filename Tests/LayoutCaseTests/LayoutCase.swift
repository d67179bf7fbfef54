import Foundation
import LozengeTesting

/// A case of Tests/Fixtures/layout: the expected layout of a view, and its source.
nonisolated struct LayoutCase: Decodable, CustomStringConvertible, Sendable {
    let id: String
    let swiftui: String
    let proposal: [Length]
    let expect: Expectation

    /// The reason for which the case is believed to be wrong; `nil` for none.
    let doubted: String?
    /// A missing feature that the case needs.
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
