import RandomFixtures

/// Random texts of letters, marks, emoji, lines and directions.
nonisolated struct RandomText {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let pieces = [
        "a", "B", "word", "9", "½", " ", "  ", ".", "!", "? ", "…", "。", "\n", "\r\n", "\r",
        "\u{2028}", "\u{2029}", "\t", "é", "e\u{301}", "o\u{308}\u{323}", "\u{301}", "👩‍👩‍👧", "👍🏽",
        "🇩🇪", "1\u{FE0F}\u{20E3}", "שלום", "مر", "\u{200F}", "\u{200D}", "漢字", "नि", "ไทย",
        "'", "’", "_", "-", ",", "\u{1F1E9}", "\u{FEFF}", "𝔸",
    ]

    mutating func text() -> String {
        let count = Int.random(in: 0..<14, using: &random)
        return (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }

    /// Returns a text with a part of another one, so that two texts often have the same beginning and end.
    mutating func edited(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let start = Int.random(in: 0...scalars.count, using: &random)
        let end = Int.random(in: start...scalars.count, using: &random)
        var edited = String.UnicodeScalarView()
        edited.append(contentsOf: scalars[..<start])
        if Bool.random(using: &random) { edited.append(contentsOf: self.text().unicodeScalars) }
        edited.append(contentsOf: scalars[end...])
        return String(edited)
    }
}
