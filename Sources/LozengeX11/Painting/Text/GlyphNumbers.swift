/// A set of glyph numbers, as bits: it is searched for each glyph of each frame.
nonisolated struct GlyphNumbers {
    private var words: [UInt64] = []

    func contains(_ number: UInt32) -> Bool {
        let word = Int(number / 64)
        return word < words.count && words[word] & 1 << UInt64(number % 64) != 0
    }

    mutating func insert(_ number: UInt32) {
        let word = Int(number / 64)
        while words.count <= word { words.append(0) }
        words[word] |= 1 << UInt64(number % 64)
    }
}
