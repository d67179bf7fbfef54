import Foundation

/// A value of a case file.
enum JSON: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var array: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// A number; `"inf"` and `"-inf"` are infinite.
    var number: Double? {
        switch self {
        case .number(let value): value
        case .string("inf"): .infinity
        case .string("-inf"): -.infinity
        default: nil
        }
    }

    /// The elements that are numbers.
    var numbers: [Double] { array.compactMap(\.number) }

    /// All numbers and words, in order.
    var leaves: [Leaf] {
        switch self {
        case .array(let elements): elements.flatMap(\.leaves)
        default: number.map { [.number($0)] } ?? string.map { [.word($0)] } ?? []
        }
    }

    enum Leaf: Equatable {
        case number(Double)
        case word(String)

        /// True if both are the same word, or numbers at most `tolerance` apart.
        func isNear(_ other: Leaf, _ tolerance: Double) -> Bool {
            guard case .number(let a) = self, case .number(let b) = other else {
                return self == other
            }
            return a == b || abs(a - b) <= tolerance
        }
    }
}
