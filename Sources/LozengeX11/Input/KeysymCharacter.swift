import CX11

/// Returns the character of a key symbol; `nil` for keys that type none.
///
/// Source: the X11 protocol, appendix A. A symbol is a Latin-1 code, a Unicode code with a flag, or
/// a code of a character set of the 1980s, which keyboard layouts still use.
nonisolated func typedCharacter(of symbol: KeySym) -> Character? {
    switch symbol {
    case 0x20...0x7e, 0xa0...0xff, 0x20a0...0x20ac:
        return Unicode.Scalar(UInt32(symbol)).map(Character.init)
    case 0x0100_0020...0x0110_ffff:
        return Unicode.Scalar(UInt32(symbol - 0x0100_0000)).map(Character.init)
    case 0xffaa...0xffb9, 0xffbd:
        // The symbols of the keypad are ASCII codes plus an offset.
        return Unicode.Scalar(UInt32(symbol - 0xff80)).map(Character.init)
    case 0x5ac...0x5f2:
        return Unicode.Scalar(UInt32(symbol - 0x5a0 + 0x600)).map(Character.init)
    case 0xce0...0xcfa:
        return Unicode.Scalar(UInt32(symbol - 0xce0 + 0x5d0)).map(Character.init)
    case 0xda1...0xdf9:
        return Unicode.Scalar(UInt32(symbol - 0xda0 + 0xe00)).map(Character.init)
    default:
        let table = legacyTables.first { $0.first <= symbol && symbol < $0.end }
        guard let table else { return nil }
        let character = table.characters[Int(symbol - table.first)]
        return character == "·" ? nil : character
    }
}

/// A table of consecutive key symbols; `·` marks a symbol without a character.
private nonisolated struct LegacyTable {
    let first: KeySym
    let characters: [Character]
    var end: KeySym { first + KeySym(characters.count) }

    init(_ first: KeySym, _ characters: String) {
        self.first = first
        self.characters = Array(characters)
    }
}

private nonisolated let legacyTables: [LegacyTable] = [
    // Latin 2 without the characters of Latin 1.
    LegacyTable(0x1a1, "Ą˘Ł·ĽŚ··ŠŞŤŹ·ŽŻ·ą˛ł·ľśˇ·šşťź˝žż"),
    LegacyTable(0x1c0, "Ŕ··Ă·ĹĆ·Č·Ę·Ě··ĎĐŃŇ··Ő··ŘŮ·Ű··Ţ·"),
    LegacyTable(0x1e0, "ŕ··ă·ĺć·č·ę·ě··ďđńň··ő··řů·ű··ţ˙"),
    // Latin 3 and 4.
    LegacyTable(0x2a1, "Ħ····Ĥ··İ·ĞĴ····ħ····ĥ··ı·ğĵ"),
    LegacyTable(0x2c5, "ĊĈ··············Ġ··Ĝ····ŬŜ······ċĉ··············ġ··ĝ····ŭŝ"),
    LegacyTable(0x3a2, "ĸŖ·ĨĻ···ĒĢŦ······ŗ·ĩļ···ēģŧŊ·ŋ"),
    LegacyTable(0x3c0, "Ā······Į····Ė··ĪĐŅŌĶ·····Ų···ŨŪ·ā······į····ė··īđņōķ·····ų···ũū"),
    LegacyTable(0x13bc, "ŒœŸ"),
    LegacyTable(0x6a1, "ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏ"),
    LegacyTable(0x6c0, "юабцдефгхийклмнопярстужвьызшэщчъ"),
    LegacyTable(0x6e0, "ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"),
    LegacyTable(0x7a1, "ΆΈΉΊΪ·ΌΎΫ·Ώ··΅―·άέήίϊΐόύϋΰώ"),
    LegacyTable(0x7c1, "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ·ΤΥΦΧΨΩ"),
    LegacyTable(0x7e1, "αβγδεζηθικλμνξοπρσςτυφχψω"),
    // Punctuation that layouts name by these symbols.
    LegacyTable(0xcdf, "‗"),
    LegacyTable(0xaa9, "—–"),
    LegacyTable(0xad0, "‘’“”"),
    LegacyTable(0xafd, "‚„"),
]
