/// Numbers of glyphs, a bit for each: every glyph of every frame is looked up.
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
