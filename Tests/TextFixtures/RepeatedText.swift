/// A short text, repeated many times.
public struct RepeatedText: Sendable, CustomStringConvertible {
    public let part: String
    public let count: Int

    public init(_ part: String, _ count: Int) {
        self.part = part
        self.count = count
    }

    /// A part of it.
    public func shortened(to divisor: Int) -> RepeatedText { RepeatedText(part, count / divisor) }

    public var string: String { String(repeating: part, count: count) }
    public var description: String { "\(count) × \(part.debugDescription.prefix(40))" }

    /// Unusual texts of a few thousand scalars at most.
    public static let odd = [
        RepeatedText("", 1), RepeatedText("x", 2000), RepeatedText(" ", 500),
        RepeatedText("\t", 500),
        RepeatedText("\r\n", 300), RepeatedText("\0", 500),
        RepeatedText("\0a\u{1}\u{7F}\u{9F}\u{1B}[1m", 100),
        // Marks without a letter, and a letter with more marks than are shaped at once.
        RepeatedText("\u{301}\u{323}", 1500), RepeatedText("a\u{301}", 1),
        RepeatedText("a" + String(repeating: "\u{36B}", count: 3000), 1),
        // Overrides, embeddings and isolates: closed, never closed, and deeper than allowed.
        RepeatedText("\u{202E}abc אבג\u{202C} ", 60), RepeatedText("\u{202E}", 600),
        RepeatedText("\u{202C}\u{2069}", 300),
        RepeatedText("\u{202A}a\u{202B}ב", 200), RepeatedText("\u{2067}a\u{2066}ב", 200),
        RepeatedText("\u{2068}", 300), RepeatedText("\u{2068}ב\u{2069}", 200),
        // Joiners, repeated.
        RepeatedText("\u{200D}", 500), RepeatedText("👩\u{200D}", 200), RepeatedText("🇩", 301),
        RepeatedText("🏽", 100),
        RepeatedText("क्", 300), RepeatedText("\u{1100}\u{1161}\u{11A8}", 200),
        RepeatedText("\u{600}1", 200),
        // Noncharacters, private use, variation selectors, tags and the byte order mark.
        RepeatedText("\u{FFFE}\u{FFFF}\u{1FFFF}\u{10FFFF}", 60),
        RepeatedText("\u{E000}\u{F0000}", 100),
        RepeatedText("a\u{FE0F}\u{E0100}", 100), RepeatedText("\u{E0001}\u{E0041}\u{E007F}", 100),
        RepeatedText("\u{FEFF}", 300),
        RepeatedText("\u{2028}\u{2029}\u{85}\u{B}\u{C}", 100),
        RepeatedText("\u{AD}\u{200B}\u{2060}", 200),
        RepeatedText("﷽", 100), RepeatedText("\u{A0}", 500),
    ]
}
