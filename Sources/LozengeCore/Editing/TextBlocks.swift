import Foundation

/// The blocks of a text in their order, with their lengths and extents; at least one.
///
/// Blocks are kept in groups with sums, so that a block is found by adding up some hundred groups in a text of 20 MB.
package struct TextBlocks: Sendable {
    /// The place of a block; valid until the next change of the text.
    package struct Index: Comparable, Sendable {
        fileprivate var group: Int
        fileprivate var place: Int

        package static func < (lhs: Index, rhs: Index) -> Bool {
            (lhs.group, lhs.place) < (rhs.group, rhs.place)
        }
    }

    /// The extent of a block that was not measured.
    package struct Estimate: Equatable, Sendable {
        /// The extent of a line, in points.
        package var line: CGFloat
        /// The number of bytes in a line.
        package var bytes: CGFloat
        /// True if a part of a line has a part of its extent.
        package var isContinuous: Bool

        package init(line: CGFloat, bytes: CGFloat, isContinuous: Bool) {
            self.line = line
            self.bytes = max(1, bytes)
            self.isContinuous = isContinuous
        }

        func extent(of block: TextBlock) -> CGFloat {
            let lines = CGFloat(block.length - Int(block.breakLength)) / bytes
            return line * (isContinuous ? lines : max(1, lines.rounded(.up)))
        }
    }

    private static let groupLength = 256

    private var groups: [[TextBlock]] = []
    /// The length of each group, in bytes.
    private var lengths: [Int] = []
    /// The extent of each group, measured or estimated, in points.
    private var extents: [CGFloat] = []
    private var nextID: UInt32 = 0
    /// The number of blocks.
    package private(set) var count = 0
    package private(set) var estimate = Estimate(line: 0, bytes: 1, isContinuous: false)

    package init(of text: String) {
        insert(TextBlock.blocks(of: text, isEnd: true, numberedFrom: &nextID), at: 0)
    }

    package var startIndex: Index { Index(group: 0, place: 0) }
    package var lastIndex: Index {
        Index(group: groups.count - 1, place: groups[groups.count - 1].count - 1)
    }

    package subscript(index: Index) -> TextBlock { groups[index.group][index.place] }

    /// Returns the place after another one; `nil` after the last.
    package func index(after index: Index) -> Index? {
        if index.place + 1 < groups[index.group].count {
            return Index(group: index.group, place: index.place + 1)
        }
        return index.group + 1 < groups.count ? Index(group: index.group + 1, place: 0) : nil
    }

    /// Returns the place before another one; `nil` before the first.
    package func index(before index: Index) -> Index? {
        if index.place > 0 { return Index(group: index.group, place: index.place - 1) }
        guard index.group > 0 else { return nil }
        return Index(group: index.group - 1, place: groups[index.group - 1].count - 1)
    }

    /// The extent of all blocks, in points.
    package var extent: CGFloat { extents.reduce(0, +) }

    /// Returns the extent of a block, measured or estimated, in points.
    package func extent(of index: Index) -> CGFloat { extent(of: self[index]) }

    private func extent(of block: TextBlock) -> CGFloat {
        block.measured.isNaN ? estimate.extent(of: block) : block.measured
    }

    /// Returns the offset of the first byte of a block.
    package func start(of index: Index) -> Int {
        let before = lengths[..<index.group].reduce(0, +)
        return groups[index.group][..<index.place].reduce(before) { $0 + $1.length }
    }

    /// Returns the position of the start of a block, in points.
    package func position(of index: Index) -> CGFloat {
        let before = extents[..<index.group].reduce(0, +)
        return groups[index.group][..<index.place].reduce(before) { $0 + extent(of: $1) }
    }

    /// Returns the block with the byte at an offset, and the offset of its first byte; at the end of the text, the last
    /// block.
    package func block(at offset: Int) -> (index: Index, start: Int) {
        var start = 0
        for (number, length) in lengths.enumerated() {
            guard offset < start + length else {
                start += length
                continue
            }
            for (place, block) in groups[number].enumerated() {
                if offset < start + block.length {
                    return (Index(group: number, place: place), start)
                }
                start += block.length
            }
        }
        let last = lastIndex
        return (last, start - self[last].length)
    }

    /// Returns the block at a position in points, and the position of its start; the first or the last one beyond them.
    package func block(atPosition position: CGFloat) -> (index: Index, position: CGFloat) {
        var start: CGFloat = 0
        for (number, extent) in extents.enumerated() {
            guard position < start + extent else {
                start += extent
                continue
            }
            for (place, block) in groups[number].enumerated() {
                let end = start + self.extent(of: block)
                // Sums of groups and of blocks differ in the last digits.
                if position < end || place == groups[number].count - 1 {
                    return (Index(group: number, place: place), start)
                }
                start = end
            }
        }
        let last = lastIndex
        return (last, start - extent(of: last))
    }

    /// Returns the range of the paragraph around a block, with its break.
    package func paragraph(around index: Index) -> Range<Int> {
        var start = start(of: index)
        var end = start + self[index].length
        var place = index
        while let before = self.index(before: place), self[before].breakLength == 0 {
            start -= self[before].length
            place = before
        }
        place = index
        while self[place].breakLength == 0, let after = self.index(after: place) {
            end += self[after].length
            place = after
        }
        return start..<end
    }

    /// Notes the measured extent of a block, in points.
    package mutating func measure(_ index: Index, _ extent: CGFloat) {
        extents[index.group] += extent - self.extent(of: index)
        groups[index.group][index.place].measured = extent
    }

    /// Forgets all measured extents.
    package mutating func forgetExtents(_ estimate: Estimate) {
        self.estimate = estimate
        for number in groups.indices {
            for place in groups[number].indices { groups[number][place].measured = .nan }
            extents[number] = groups[number].reduce(0) { $0 + extent(of: $1) }
        }
    }

    /// Divides the changed part of the text anew.
    ///
    /// - Parameters:
    ///   - range: The replaced range of the former text.
    ///   - length: The length of what replaces it.
    ///   - text: Returns the present text in a range.
    package mutating func replace(
        _ range: Range<Int>, length: Int, text: (Range<Int>) -> String
    ) {
        var (first, start) = block(at: range.lowerBound)
        // A break or a mark at the start of a block may belong to what is before it, and the parts of a long paragraph
        // that gets shorter are joined.
        if let before = index(before: first),
            range.lowerBound == start || self[before].breakLength == 0
        {
            start -= self[before].length
            first = before
        }
        var (last, lastStart) = block(at: range.upperBound)
        if self[last].breakLength == 0, let after = index(after: last) {
            lastStart += self[last].length
            last = after
        }
        let isEnd = last == lastIndex
        let end = lastStart + self[last].length + length - range.count
        var changed = TextBlock.blocks(
            of: text(start..<end), isEnd: isEnd, numberedFrom: &nextID)
        // The rest of the groups at both ends.
        let head = groups[first.group][..<first.place]
        let tail = groups[last.group][(last.place + 1)...]
        changed = head + changed + tail
        count -= groups[first.group...last.group].reduce(0) { $0 + $1.count }
        groups.removeSubrange(first.group...last.group)
        lengths.removeSubrange(first.group...last.group)
        extents.removeSubrange(first.group...last.group)
        insert(changed, at: first.group)
    }

    /// Inserts blocks as groups at the place of a group.
    private mutating func insert(_ blocks: [TextBlock], at group: Int) {
        count += blocks.count
        var made: [[TextBlock]] = []
        var start = 0
        while start < blocks.count {
            // A group that is barely too large stays whole.
            let rest = blocks.count - start
            let length = rest <= 2 * Self.groupLength ? rest : Self.groupLength
            made.append(Array(blocks[start..<start + length]))
            start += length
        }
        groups.insert(contentsOf: made, at: group)
        lengths.insert(contentsOf: made.map { $0.reduce(0) { $0 + $1.length } }, at: group)
        extents.insert(
            contentsOf: made.map { $0.reduce(0) { $0 + extent(of: $1) } }, at: group)
    }
}
