/// The lines of bytes in UTF-8, without the characters that end them; empty lines are left out.
///
/// A line ends at a line feed, a carriage return, both, a vertical tab, a form feed, U+0085, U+2028 or U+2029. Bytes that
/// are no UTF-8 become U+FFFD.
///
/// Matches: Foundation.AsyncLineSequence
nonisolated public struct AsyncLineSequence<Base: AsyncSequence> where Base.Element == UInt8 {
    private let base: Base

    init(_ base: Base) { self.base = base }
}

nonisolated extension AsyncLineSequence: AsyncSequence {
    public typealias Element = String

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

    /// The lines that are still to come.
    ///
    /// Matches: Foundation.AsyncLineSequence.AsyncIterator
    nonisolated public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var line: [UInt8] = []

        fileprivate init(_ base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async throws -> String? {
            while let byte = try await base.next() {
                line.append(byte)
                // No other byte is the last of an ending.
                guard byte < 0x20 || byte >= 0x80, let length = endingLength,
                    let text = take(without: length)
                else { continue }
                return text
            }
            return take(without: 0)
        }

        /// The number of bytes at the end of the line that end it; `nil` in the middle of a line.
        private var endingLength: Int? {
            switch (line.last, line.dropLast().last, line.dropLast(2).last) {
            case (.some(0x0a...0x0d), _, _): 1
            case (0x85, 0xc2, _): 2
            case (0xa8, 0x80, 0xe2), (0xa9, 0x80, 0xe2): 3
            default: nil
            }
        }

        /// Returns the line without the last bytes, and begins another one; `nil` for an empty line.
        private mutating func take(without length: Int) -> String? {
            defer { line.removeAll(keepingCapacity: true) }
            let content = line.dropLast(length)
            return content.isEmpty ? nil : String(decoding: content, as: UTF8.self)
        }
    }
}

nonisolated extension AsyncLineSequence: Sendable where Base: Sendable {}

nonisolated extension AsyncSequence where Element == UInt8 {
    /// The lines of these bytes in UTF-8; empty lines are left out.
    ///
    /// Matches: Foundation.AsyncSequence.lines
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
