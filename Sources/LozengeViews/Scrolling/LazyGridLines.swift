import Foundation
import LozengeCore

/// The lines of a lazy grid that has all its views, at one length across; kept, so that measuring allocates nothing.
struct LazyGridLines {
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

    private(set) var cells = LineCells([], across: 0, atMost: 0)
    /// The lines, in their order.
    private(set) var all: [Line] = []
    /// The length of all lines with the gaps.
    var length: CGFloat = 0

    /// The length of the last solution as bits, since it may be NaN.
    private var solved: UInt?

    mutating func forget() { solved = nil }

    /// Discards the solution; returns false if this is solved for `room` already.
    mutating func begin(across room: CGFloat) -> Bool {
        guard solved != room.bitPattern else { return false }
        solved = room.bitPattern
        all.removeAll(keepingCapacity: true)
        length = 0
        return true
    }

    mutating func use(_ cells: LineCells) { self.cells = cells }

    /// Adds the next child: to the last line if there is a cell for it, or else to a new line.
    ///
    /// - Parameter part: The part of a section that the child is.
    /// - Returns: The cell; `nil` for a child that has the whole length across.
    mutating func add(_ part: SectionPart) -> LineCells.Cell? {
        let index = all.last?.children.upperBound ?? 0
        if part.role == .row, let last = all.last, !last.isWhole, last.section == part.section,
            last.children.count < cells.all.count
        {
            all[all.count - 1].children = last.children.lowerBound..<index + 1
        } else {
            all.append(
                Line(
                    children: index..<index + 1, isWhole: part.role != .row, section: part.section))
        }
        return part.role == .row ? cells.all[all[all.count - 1].children.count - 1] : nil
    }

    /// Makes the last line as long as a child of it.
    mutating func stretchLast(to length: CGFloat) {
        all[all.count - 1].length = max(all[all.count - 1].length, length)
    }
}
