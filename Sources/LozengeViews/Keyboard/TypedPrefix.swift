import Foundation

/// The letters that were typed within a second of each other, by which a row or an item is found.
struct TypedPrefix {
    private var letters = ""
    private var time = Duration.zero

    /// Source: `docs/lists.md`, LIST-14; `docs/navigation.md`, MENU-3.
    private static let patience = Duration.seconds(1)

    func isEmpty(at now: Duration) -> Bool { letters.isEmpty || now - time > Self.patience }

    /// True if the next row is looked for: one letter, or the same one again.
    var isRepeated: Bool { Set(letters.lowercased()).count == 1 }

    mutating func add(_ text: String, at now: Duration) {
        if isEmpty(at: now) { letters = "" }
        letters += text
        time = now
    }

    func isPrefix(of text: String) -> Bool {
        let wanted = isRepeated ? String(letters.prefix(1)) : letters
        let options: String.CompareOptions = [
            .anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
        ]
        return text.range(of: wanted, options: options) != nil
    }
}
