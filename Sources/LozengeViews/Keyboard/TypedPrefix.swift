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

    /// Finds the element to go to, from the present one on and round to it again.
    ///
    /// - Parameters:
    ///   - count: The number of elements.
    ///   - current: The index of the present element; `nil` for none.
    ///   - text: Returns the text of an element.
    /// - Returns: The index of an element whose text begins with the letters; `nil` if there is none.
    func index(among count: Int, from current: Int?, text: (Int) -> String) -> Int? {
        let start = current.map { $0 + (isRepeated ? 1 : 0) } ?? 0
        return (0..<count).lazy.map { (start + $0) % count }.first { isPrefix(of: text($0)) }
    }

    /// Returns true if a text begins with the letters, without regard to case and accents.
    func isPrefix(of text: String) -> Bool {
        let wanted = isRepeated ? String(letters.prefix(1)) : letters
        let options: String.CompareOptions = [
            .anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
        ]
        return text.range(of: wanted, options: options) != nil
    }
}
