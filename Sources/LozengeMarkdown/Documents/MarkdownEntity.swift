/// A character that HTML writes as a name or a number, as in `&amp;` and `&#8217;`.
enum MarkdownEntity {
    /// The names that documents use most; others stay as they are written.
    ///
    /// Source: the table of entities of HTML, to which CommonMark 0.31, section 2.5, refers.
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "bull": "•", "middot": "·", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±",
        "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "euro": "€", "pound": "£", "yen": "¥",
        "cent": "¢", "sect": "§", "para": "¶", "frac12": "½", "frac14": "¼", "frac34": "¾",
        "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    ]

    /// Returns the text of `&name;`, `&#number;` or `&#xnumber;`; the same text for a name that is not known, and
    /// U+FFFD for a number that is no character.
    static func text(of entity: String) -> String {
        let name = entity.dropFirst().dropLast()
        guard name.first == "#" else { return names[String(name)] ?? entity }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let value = UInt32(
            isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
        guard let value, value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }
}
