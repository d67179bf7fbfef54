/// Access to text as UTF-8 bytes, which C libraries count in. The bytes are always valid UTF-8.
nonisolated extension UnsafeBufferPointer<UInt8> {
    /// Returns true if the byte at `index` is not the first of its scalar.
    func continuesScalar(at index: Int) -> Bool { self[index] & 0xC0 == 0x80 }

    /// Returns the end of the scalar that starts at `index`.
    func scalarEnd(after index: Int) -> Int {
        var end = index + 1
        while end < count, continuesScalar(at: end) { end += 1 }
        return end
    }

    /// The maximum number of bytes that are shaped at once.
    static var pieceLength: Int { 4096 }

    /// Divides `range` into parts that are shaped at once, after a space if there is one.
    ///
    /// HarfBuzz takes quadratic time for a sequence of combining marks. Letters still join across a
    /// division, because they are shaped with their context.
    func pieces(of range: Range<Int>) -> some Sequence<Range<Int>> {
        return sequence(state: range.lowerBound) { start -> Range<Int>? in
            guard start < range.upperBound else { return nil }
            let piece = piece(of: start..<range.upperBound, upTo: Self.pieceLength)
            start = piece.upperBound
            return piece
        }
    }

    /// Returns the first part of `range`, at most `limit` bytes, divided after a space if there is
    /// one.
    func piece(of range: Range<Int>, upTo limit: Int) -> Range<Int> {
        guard range.count > limit else { return range }
        var end = range.lowerBound + limit
        while end > range.lowerBound + 1, continuesScalar(at: end) { end -= 1 }
        let space = (range.lowerBound + limit / 2..<end).last { self[$0] == 0x20 }
        return range.lowerBound..<(space.map { $0 + 1 } ?? end)
    }

    /// Returns the scalar in `range`.
    func scalar(_ range: Range<Int>) -> UInt32 {
        let lead = UInt32(self[range.lowerBound])
        // A lead byte holds one bit less for each following byte.
        let bits = range.count == 1 ? lead : lead & (0x7F >> UInt32(range.count))
        return range.dropFirst().reduce(bits) { $0 << 6 | UInt32(self[$1] & 0x3F) }
    }

    /// Returns true if the scalar at `index` is a space at which a line may end, so not U+00A0.
    func isWhitespace(at index: Int) -> Bool {
        switch self[index] {
        case 0x20, 0x09: true
        case 0xE2: isGeneralPunctuationSpace(at: index)
        case 0xE3: has(0x80, 0x80, after: index)
        default: false
        }
    }

    /// Returns true for U+2000 to U+200A except the figure space, and for U+205F.
    private func isGeneralPunctuationSpace(at index: Int) -> Bool {
        guard index + 2 < count else { return false }
        let last = self[index + 2]
        return self[index + 1] == 0x80
            ? (0x80...0x8A).contains(last) && last != 0x87 : has(0x81, 0x9F, after: index)
    }

    private func has(_ second: UInt8, _ third: UInt8, after index: Int) -> Bool {
        index + 2 < count && self[index + 1] == second && self[index + 2] == third
    }
}
