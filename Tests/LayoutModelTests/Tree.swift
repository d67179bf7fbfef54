import Foundation

/// A view tree as data, in the format of trees.py.
nonisolated struct Tree: Codable, Hashable, Sendable {
    /// The name of a view or a modifier.
    var kind: String
    /// Its parameters; missing ones are `nil`.
    var numbers: [String: Length] = [:]
    var words: [String: String] = [:]
    /// The views inside, or the modified one.
    var children: [Tree] = []
    /// Further content: the views of an overlay, the tracks of a lazy grid.
    var extras: [Tree] = []

    init(_ kind: String) { self.kind = kind }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = try values.decode(String.self, forKey: .kind)
        numbers = try values.decodeIfPresent([String: Length].self, forKey: .numbers) ?? [:]
        words = try values.decodeIfPresent([String: String].self, forKey: .words) ?? [:]
        children = try values.decodeIfPresent([Tree].self, forKey: .children) ?? []
        extras = try values.decodeIfPresent([Tree].self, forKey: .extras) ?? []
    }

    func number(_ name: String) -> CGFloat? { numbers[name]?.value }

    /// This node and all below it.
    var count: Int { (children + extras).reduce(1) { $0 + $1.count } }
}

/// A number of points; JSON has no literal for infinity.
nonisolated struct Length: Codable, Hashable, Sendable {
    var value: CGFloat?

    init(_ value: CGFloat?) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let number = try? container.decode(Double.self) {
            value = number
        } else {
            value = try container.decode(String.self) == "inf" ? .infinity : -.infinity
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case nil: try container.encodeNil()
        case let value? where value.isInfinite: try container.encode(value > 0 ? "inf" : "-inf")
        case let value?: try container.encode(value)
        }
    }
}
