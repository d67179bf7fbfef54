/// A paragraph of which all characters are letters of one alphabet, or signs that any script uses.
///
/// Such text is one item to Pango: one script, one direction, one width, no emoji; and one font, if
/// that has all these characters. Most labels are like that.
nonisolated struct PlainText: Equatable {
    /// Whose letters there are; where there are none, Pango does not take the signs for any script's.
    enum Letters: Int, CaseIterable {
        case none, latin, cyrillic
    }

    private(set) var letters = Letters.none
    /// Whether there are Latin letters or signs besides those of ASCII.
    private(set) var isExtended = false

    static let ascii: ClosedRange<UInt32> = 0x20...0x7E
    /// Those of Latin-1 that look like letters, and Latin Extended-A.
    ///
    /// Source: Unicode's Scripts.txt: all are Latin but the signs for times and divided by.
    static let extended: ClosedRange<UInt32> = 0xC0...0x17F
    /// Source: the same: all are Cyrillic, and none joins another.
    static let cyrillic: ClosedRange<UInt32> = 0x400...0x47F

    /// Fails where another character is among the bytes, or none at all.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return nil }
        var hasLatin = false
        var hasCyrillic = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x41...0x5A, 0x61...0x7A: hasLatin = true
            case 0x20...0x7E: break
            // The first bytes of U+00C0 to U+017F.
            case 0xC3...0xC5:
                isExtended = true
                let isSign =
                    bytes[index] == 0xC3 && (bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7)
                if !isSign { hasLatin = true }
                index += 1
            // Those of U+0400 to U+047F.
            case 0xD0...0xD1:
                hasCyrillic = true
                index += 1
            default: return nil
            }
            index += 1
        }
        guard !(hasLatin && hasCyrillic) else { return nil }
        letters = hasLatin ? .latin : hasCyrillic ? .cyrillic : .none
    }
}
