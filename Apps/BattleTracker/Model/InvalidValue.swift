import Foundation

/// A value in a document that is outside of ``DocumentLimits``, in words for the user.
struct InvalidValue: Error, Equatable, CustomStringConvertible {
    let description: String

    /// - Parameters:
    ///   - path: Where the value is in the document.
    ///   - problem: The predicate of a sentence about the value: "is -3, but …".
    init(at path: [any CodingKey], _ problem: String) {
        let places = path.map { key in
            key.intValue.map { "number \($0 + 1)" } ?? key.stringValue
        }
        description = "\(places.joined(separator: ", ")) \(problem)"
    }
}

extension KeyedDecodingContainer {
    /// The number of `key`, checked.
    func decode(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
        try check(decode(Int.self, forKey: key), key, in: range)
    }

    /// Returns the number of `key`, checked; `nil` if it is missing.
    func decodeIfPresent(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
        try decodeIfPresent(Int.self, forKey: key).map { try check($0, key, in: range) }
    }

    /// The text of `key`, checked for its length in Unicode scalars.
    func decodeText(_ key: Key, atMost limit: Int = DocumentLimits.text) throws -> String {
        try check(decode(String.self, forKey: key), key, atMost: limit)
    }

    func decodeTextIfPresent(_ key: Key) throws -> String? {
        try decodeIfPresent(String.self, forKey: key).map {
            try check($0, key, atMost: DocumentLimits.text)
        }
    }

    /// The list of `key`; a longer one is not read to its end.
    func decodeList<Element: Decodable>(_ key: Key, atMost limit: Int) throws -> [Element] {
        var list = try nestedUnkeyedContainer(forKey: key)
        var elements: [Element] = []
        while !list.isAtEnd {
            guard elements.count < limit else {
                throw invalid(key, "has more than \(limit) entries")
            }
            elements.append(try list.decode(Element.self))
        }
        return elements
    }

    /// The six ability scores of `key`, checked.
    func decodeScores(_ key: Key) throws -> [Int] {
        let scores: [Int] = try decodeList(key, atMost: DocumentLimits.scores)
        guard scores.count == DocumentLimits.scores else {
            throw invalid(key, "has \(scores.count) scores instead of \(DocumentLimits.scores)")
        }
        return try scores.map { try check($0, key, in: DocumentLimits.score) }
    }

    func invalid(_ key: Key, _ problem: String) -> InvalidValue {
        InvalidValue(at: codingPath + [key], problem)
    }

    private func check(_ number: Int, _ key: Key, in range: ClosedRange<Int>) throws -> Int {
        guard range.contains(number) else {
            throw invalid(
                key, "is \(number), but has to be \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private func check(_ text: String, _ key: Key, atMost limit: Int) throws -> String {
        guard text.unicodeScalars.count <= limit else {
            throw invalid(key, "is longer than \(limit) characters")
        }
        return text
    }
}
