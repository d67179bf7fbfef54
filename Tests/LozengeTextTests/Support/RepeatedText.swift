import Testing

/// A short text many times over.
nonisolated struct RepeatedText: Sendable, CustomTestStringConvertible {
    let part: String
    let count: Int

    init(_ part: String, _ count: Int) {
        self.part = part
        self.count = count
    }

    /// A part of it.
    func shortened(to divisor: Int) -> RepeatedText { RepeatedText(part, count / divisor) }

    var string: String { String(repeating: part, count: count) }
    var testDescription: String { "\(count) × \(part.debugDescription.prefix(40))" }
}
