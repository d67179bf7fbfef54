import Foundation

/// A text that is edited, with its division into blocks.
///
/// Offsets count UTF-8 bytes. A change takes time in proportion to what changes, in a text of any length.
package struct StoredText: Sendable {
    private var table: PieceTable
    package private(set) var blocks: TextBlocks

    package init(_ string: String) {
        table = PieceTable(string)
        blocks = TextBlocks(of: string)
    }

    /// The length in bytes.
    package var count: Int { table.count }

    /// The whole text; takes time in proportion to its length.
    package var string: String { table.string }

    package func substring(_ range: Range<Int>) -> String { table.substring(range) }

    /// Makes one string of the text and its changes.
    @discardableResult
    package mutating func join() -> String { table.join() }

    /// Replaces a range by a text.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        let range = range.clamped(to: 0..<count)
        table.replace(range, with: text)
        blocks.replace(range, length: text.utf8.count) { table.substring($0) }
    }

    /// Replaces what differs in another string.
    ///
    /// - Returns: The replaced range, and the length of what replaces it; `nil` if the strings are the same.
    package mutating func update(to other: String) -> (range: Range<Int>, length: Int)? {
        var (old, new) = (join(), other)
        let (start, end) = old.withUTF8 { old in new.withUTF8 { Self.common(old, $0) } }
        let range = start..<count - end
        let length = other.utf8.count - start - end
        guard !range.isEmpty || length > 0 else { return nil }
        blocks.replace(range, length: length) { new.substring(ofBytes: $0) }
        table = PieceTable(other)
        return (range, length)
    }

    /// Returns the lengths of what two texts have in common at their start and their end, in whole scalars.
    static func common(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
    ) -> (Int, Int) {
        let shorter = min(old.count, new.count)
        func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
            place < bytes.count && bytes[place] & 0xC0 == 0x80
        }
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        while end > 0, isInside(old, old.count - end) || isInside(new, new.count - end) {
            end -= 1
        }
        return (start, end)
    }

    // MARK: Blocks

    /// Returns the range of the text in a block, without its break.
    package func content(of index: TextBlocks.Index, from start: Int) -> Range<Int> {
        let block = blocks[index]
        return start..<start + block.length - Int(block.breakLength)
    }

    /// Notes the extent of a block.
    package mutating func measure(_ index: TextBlocks.Index, _ extent: CGFloat) {
        blocks.measure(index, extent)
    }

    package mutating func forgetExtents(_ estimate: TextBlocks.Estimate) {
        blocks.forgetExtents(estimate)
    }

    /// Returns the paragraph around an offset, with its break.
    package func paragraph(at offset: Int) -> Range<Int> {
        blocks.paragraph(around: blocks.block(at: offset).index)
    }
}
