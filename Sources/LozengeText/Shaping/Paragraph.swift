/// A part of a text up to a mandatory break, such as a line feed.
nonisolated struct Paragraph {
    /// The bytes without the separator.
    var bytes: Range<Int>
    /// The end of the separator in bytes; the end of ``bytes`` for the last paragraph.
    var end: Int
    /// True if the text before decides the direction, as after a line separator.
    var continuesDirection: Bool
    /// The clusters with the separator's; set once the paragraph is shaped.
    var line: Range<Int> = 0..<0

    var hasSeparator: Bool { end > bytes.upperBound }

    /// The clusters without the separator's.
    var clusters: Range<Int> {
        hasSeparator ? line.lowerBound..<line.upperBound - 1 : line
    }
}

/// The paragraphs of a text in order, at least one; the last has no separator.
///
/// The text is divided before shaping, since Pango's time grows faster than the length of a
/// paragraph.
nonisolated struct Paragraphs {
    private var position = 0
    private var isDone = false
    private var continuesDirection = false

    /// Returns the next paragraph of `text`, which is the same in each call; `nil` after the last.
    mutating func next(in text: UnsafeBufferPointer<UInt8>) -> Paragraph? {
        guard !isDone else { return nil }
        let start = position
        while position < text.count {
            let length = text.separatorLength(at: position)
            guard length > 0 else {
                position += 1
                continue
            }
            let paragraph = Paragraph(
                bytes: start..<position, end: position + length,
                continuesDirection: continuesDirection)
            continuesDirection = text.isWithinParagraph(at: position)
            position += length
            return paragraph
        }
        isDone = true
        return Paragraph(
            bytes: start..<position, end: position, continuesDirection: continuesDirection)
    }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
    /// Returns the number of bytes of a mandatory break at `index`; 0 for none.
    ///
    /// Source: Unicode Standard Annex #14, classes BK, CR, LF and NL.
    fileprivate func separatorLength(at index: Int) -> Int {
        switch self[index] {
        case 0x0A, 0x0B, 0x0C: 1
        case 0x0D: byte(after: index) == 0x0A ? 2 : 1
        case 0xC2: byte(after: index) == 0x85 ? 2 : 0
        case 0xE2 where byte(after: index) == 0x80:
            (0xA8...0xA9).contains(byte(after: index + 1)) ? 3 : 0
        default: 0
        }
    }

    /// Returns true if the break at `index` ends only a line: U+000B, U+000C and U+2028.
    fileprivate func isWithinParagraph(at index: Int) -> Bool {
        switch self[index] {
        case 0x0B, 0x0C: true
        case 0xE2: byte(after: index + 1) == 0xA8
        default: false
        }
    }

    private func byte(after index: Int) -> UInt8 {
        index + 1 < count ? self[index + 1] : 0
    }
}
