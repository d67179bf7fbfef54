import Foundation
import LozengeCore

/// The lines of a lazy grid at one length across; kept, so that measuring allocates nothing.
struct LazyGridLines {
    /// The position of the children of one track, across the grid.
    struct Cell {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// Children beside each other: as many as there are cells, or the header or footer of a section.
    struct Line {
        var children: Range<Int>
        /// True for a header or a footer, which has the whole length across.
        var isWhole = false
        /// The section of the children; `nil` outside of sections.
        var section: SectionIdentity?
        /// That of the longest child.
        var length: CGFloat = 0
    }

    /// The cells, which are the same in every line.
    private(set) var cells: [Cell] = []
    /// The length of all tracks.
    private(set) var total: CGFloat = 0
    /// The lines, in their order.
    private(set) var all: [Line] = []
    /// The length of all lines with the gaps.
    var length: CGFloat = 0

    /// The length of the last solution as bits, since it may be NaN.
    private var solved: UInt?
    private var position: CGFloat = 0

    mutating func forget() { solved = nil }

    /// Discards the solution; returns false if this is solved for `room` already.
    mutating func begin(across room: CGFloat) -> Bool {
        guard solved != room.bitPattern else { return false }
        solved = room.bitPattern
        cells.removeAll(keepingCapacity: true)
        all.removeAll(keepingCapacity: true)
        (total, length, position) = (0, 0, 0)
        return true
    }

    /// Adds the next child: to the last line if there is a cell for it, or else to a new line.
    ///
    /// - Parameter part: The part of a section that the child is.
    /// - Returns: The cell; `nil` for one that has the whole length across.
    mutating func add(_ part: SectionPart) -> Cell? {
        let index = all.last?.children.upperBound ?? 0
        if part.role == .row, let last = all.last, !last.isWhole, last.section == part.section,
            last.children.count < cells.count
        {
            all[all.count - 1].children = last.children.lowerBound..<index + 1
        } else {
            all.append(
                Line(
                    children: index..<index + 1, isWhole: part.role != .row, section: part.section))
        }
        return part.role == .row ? cells[all[all.count - 1].children.count - 1] : nil
    }

    /// Makes the last line as long as a child of it.
    mutating func stretchLast(to length: CGFloat) {
        all[all.count - 1].length = max(all[all.count - 1].length, length)
    }

    /// Adds `count` cells of a track, of which no more than `limit` are listed.
    mutating func add(
        _ length: CGFloat, _ alignment: Alignment?, gap: CGFloat, times count: CGFloat,
        atMost limit: Int
    ) {
        let pitch = length + gap
        for index in 0..<Int(min(count, CGFloat(limit))) {
            cells.append(
                Cell(
                    start: position + CGFloat(index) * pitch, length: length, alignment: alignment))
        }
        total = position + (count - 1) * pitch + length
        position += count * pitch
    }
}
