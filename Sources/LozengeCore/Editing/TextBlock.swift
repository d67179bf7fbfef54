import Foundation

/// A part of a text that is laid out on its own: a paragraph, or a part of bounded length of a long one.
package struct TextBlock: Sendable {
    /// The number of the block, which no other block of its text has ever had.
    package var id: UInt32
    /// The length with the break, in bytes.
    package var length: Int
    /// The length of the break at the end, in bytes; 0 where the paragraph goes on, and at the end of the text.
    package var breakLength: UInt8
    /// The measured extent in points; NaN if it was not measured.
    package var measured = CGFloat.nan

    /// The longest block, in bytes.
    ///
    /// Source: measured: a millisecond is enough to shape so much.
    static let longest = 4096
    /// The length of the parts of a longer paragraph.
    private static let usual = 2048

    /// Divides a text into blocks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isEnd: True if it is the end of the whole text, which has a block after its last break.
    ///   - next: The number of the first block; is that of the next one afterwards.
    /// - Returns: The blocks in their order.
    static func blocks(of text: String, isEnd: Bool, numberedFrom next: inout UInt32)
        -> [TextBlock]
    {
        var text = text
        var number = next
        let blocks = text.withUTF8 { bytes in
            var blocks: [TextBlock] = []
            func append(_ range: Range<Int>, breakLength: Int) {
                blocks.append(
                    TextBlock(
                        id: number, length: range.count, breakLength: UInt8(breakLength)))
                number &+= 1
            }
            var (start, place) = (0, 0)
            while place < bytes.count {
                let breakLength = breakLength(in: bytes, at: place)
                guard breakLength > 0 else {
                    place += 1
                    if place - start > longest {
                        let end = division(of: bytes, from: start)
                        append(start..<end, breakLength: 0)
                        start = end
                    }
                    continue
                }
                place += breakLength
                append(start..<place, breakLength: breakLength)
                start = place
            }
            if start < bytes.count || isEnd { append(start..<bytes.count, breakLength: 0) }
            return blocks
        }
        next = number
        return blocks
    }

    /// Returns the length of the line break at a place; 0 if there is none.
    ///
    /// Source: Unicode Standard Annex #14, classes BK, CR, LF and NL; `docs/editing.md`, EDIT-9.
    private static func breakLength(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        func byte(_ distance: Int) -> UInt8 {
            place + distance < bytes.count ? bytes[place + distance] : 0
        }
        switch bytes[place] {
        case 0x0D: return byte(1) == 0x0A ? 2 : 1
        case 0x0A...0x0C: return 1
        case 0xC2: return byte(1) == 0x85 ? 2 : 0
        case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
        default: return 0
        }
    }

    /// Returns the end of a part of a long paragraph: after a space, otherwise between characters.
    private static func division(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let end = start + usual
        if let space = bytes[start + usual / 2..<end].lastIndex(of: 0x20) { return space + 1 }
        // A character that is longer is divided.
        let string = String(decoding: bytes[start..<start + longest], as: UTF8.self)
        var length = 0
        for character in string {
            let next = length + character.utf8.count
            if next > usual { break }
            length = next
        }
        return length > 0 ? start + length : scalar(in: bytes, from: end)
    }

    /// Returns the start of the scalar around a place.
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
        var place = place
        while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
        return place
    }
}
