/// A paragraph that consists of letters of one alphabet and common signs.
///
/// Pango makes one item of such text: one script, one direction, one width and no emoji. The item
/// has one font if that has all characters. Most labels are plain.
nonisolated struct PlainText: Equatable {
    /// The alphabet; text without letters has no script for Pango.
    enum Letters: Int, CaseIterable {
        case none, latin, cyrillic
    }

    private(set) var letters = Letters.none
    /// True if there are Latin letters or signs outside of ASCII.
    private(set) var isExtended = false

    static let ascii: ClosedRange<UInt32> = 0x20...0x7E
    /// The letters of Latin-1 and Latin Extended-A.
    ///
    /// Source: Unicode's Scripts.txt: all are Latin except × and ÷.
    static let extended: ClosedRange<UInt32> = 0xC0...0x17F
    /// The Cyrillic letters that do not join others.
    ///
    /// Source: Unicode's Scripts.txt.
    static let cyrillic: ClosedRange<UInt32> = 0x400...0x47F

    /// Scans bytes; `nil` if they contain other characters or are empty.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return nil }
        var hasLatin = false
        var hasCyrillic = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x41...0x5A, 0x61...0x7A: hasLatin = true
            case 0x20...0x7E: break
            // The lead bytes of U+00C0 to U+017F.
            case 0xC3...0xC5:
                isExtended = true
                let isSign =
                    bytes[index] == 0xC3 && (bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7)
                if !isSign { hasLatin = true }
                index += 1
            // The lead bytes of U+0400 to U+047F.
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
