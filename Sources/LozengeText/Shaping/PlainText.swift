/// A paragraph of which all characters are Latin letters, or signs that any script uses.
///
/// Such text is one item to Pango: one script, one direction, one width, no emoji; and one font, if
/// that has all these characters. Most labels are like that.
nonisolated struct PlainText: Equatable {
    /// Whether there is a letter, so that Pango takes the signs for Latin ones, too.
    private(set) var hasLetters = false
    /// Whether there are letters besides those of ASCII.
    private(set) var isExtended = false

    /// The others: those of Latin-1 that look like letters, and Latin Extended-A.
    ///
    /// Source: Unicode's Scripts.txt: all are Latin but the signs for times and divided by.
    static let extended: ClosedRange<UInt32> = 0xC0...0x17F
    static let ascii: ClosedRange<UInt32> = 0x20...0x7E

    /// Fails where another character is among the bytes, or none at all.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return nil }
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x41...0x5A, 0x61...0x7A: hasLetters = true
            case 0x20...0x7E: break
            // The first bytes of U+00C0 to U+017F.
            case 0xC3...0xC5:
                isExtended = true
                let isSign =
                    bytes[index] == 0xC3 && (bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7)
                if !isSign { hasLetters = true }
                index += 1
            default: return nil
            }
            index += 1
        }
    }
}
