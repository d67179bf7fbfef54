import Foundation
import LozengeCore

/// The positions of rows, and the row that stays where it is on the screen while others before it change.
extension LazyLines {
    /// A row and its place in the last placement.
    struct Anchor {
        let row: RowNode
        let range: ClosedRange<CGFloat>
    }

    /// A row, made or not.
    struct RowIndex {
        let rows: LazyRowsNode
        let index: Int
    }

    /// Returns how far the first visible row that is still there has moved since the last placement.
    ///
    /// - Parameter position: The start of the visible range before the change.
    /// - Returns: The distance in points; 0 at the start, or if no row that was made is still there.
    func distanceOfAnchor(at position: CGFloat) -> CGFloat {
        guard !isAtStart(position) else { return 0 }
        for anchor in anchors where anchor.range.upperBound > position {
            guard let index = index(of: anchor.row) else { continue }
            return start(of: index) - anchor.range.lowerBound
        }
        return 0
    }

    /// Returns true at the start, where no row is held: rows that are added before the first one are seen, also if they
    /// are larger than estimated.
    func isAtStart(_ position: CGFloat) -> Bool { position <= 0.5 }

    /// Keeps the places of all rows: a scroll may show any of them before the next placement.
    func keepAnchors() {
        anchors = []
        addAnchors(in: content, from: 0)
    }

    private func addAnchors(in content: [LazyContent], from start: CGFloat) {
        walk(content, from: start) { part, place in
            guard case .rows(let rows) = part else { return }
            for index in rows.madeIndices {
                guard let row = rows.made[index] else { continue }
                let line = rows.lines.line(of: index)
                let start = place.start + rows.lengths.start(of: line)
                let known = anchors.count
                if row.holdsRows { addAnchors(in: row.lazyContent, from: start) }
                guard anchors.count == known else { continue }
                let length = max(0, rows.lengths.extent(of: line).length)
                anchors.append(Anchor(row: row, range: start...(start + length)))
            }
        }
    }

    private func index(of row: RowNode) -> RowIndex? {
        guard row.isAlive, let rows = row.parent as? LazyRowsNode,
            let index = rows.index(of: row)
        else { return nil }
        return RowIndex(rows: rows, index: index)
    }

    /// Returns the row that keeps its position when rows before it are measured: the first visible row that
    /// is measured, or else the first visible row.
    func steadyRow(at visible: ClosedRange<CGFloat>) -> RowIndex? {
        steadyRow(in: content, from: 0, at: visible)
    }

    private func steadyRow(
        in content: [LazyContent], from start: CGFloat, at visible: ClosedRange<CGFloat>
    ) -> RowIndex? {
        var found: RowIndex?
        var isFound = false
        walk(content, from: start) { part, place in
            guard !isFound, case .rows(let rows) = part, place.start < visible.upperBound,
                place.start + length(of: rows) > visible.lowerBound
            else { return }
            isFound = true
            found = steadyRow(of: rows, from: place.start, at: visible)
        }
        return found
    }

    private func steadyRow(
        of rows: LazyRowsNode, from start: CGFloat, at visible: ClosedRange<CGFloat>
    ) -> RowIndex? {
        guard rows.count > 0 else { return nil }
        let first = rows.lengths.row(at: visible.lowerBound - start)
        let end = rows.lengths.row(at: visible.upperBound - start)
        for line in first...max(first, end) {
            let index = firstRow(of: line, rows)
            guard rows.lengths[line] != nil, let row = rows.made[index] else { continue }
            let position = start + rows.lengths.start(of: line)
            if row.holdsRows,
                let steady = steadyRow(in: row.lazyContent, from: position, at: visible)
            {
                return steady
            }
            // The first visible row may be above the gap.
            if position + rows.lengths.extent(of: line).length > visible.lowerBound {
                return RowIndex(rows: rows, index: index)
            }
        }
        return RowIndex(rows: rows, index: firstRow(of: first, rows))
    }

    private func firstRow(of line: Int, _ rows: LazyRowsNode) -> Int {
        rows.lines.rows(in: line, of: rows.count).lowerBound
    }

    /// Moves the frames of the boxes in the container: a change before the visible part is not seen as a motion of what is
    /// visible.
    func move(_ node: Node, by shift: CGFloat) {
        guard shift != 0 else { return }
        let distance = axis == .horizontal && node.isRightToLeft ? -shift : shift
        for box in node.boxes + node.tree.motion.departures(in: node) {
            var placed = box.node
            // The box of a transition that has just begun is placed where the one inside is.
            while !placed.wasPlaced, let inner = placed.innerBox { placed = inner }
            if placed.wasPlaced { placed.frame.origin[axis] += distance }
        }
    }

    func forEachCollection(in content: [LazyContent], _ body: (LazyRowsNode) -> Void) {
        for case .rows(let rows) in content {
            body(rows)
            for row in rows.made.values { forEachCollection(in: row.lazyContent, body) }
        }
    }

    /// Returns the present estimate of the position of a row.
    func start(of row: RowIndex) -> CGFloat {
        start(of: row.rows) + row.rows.lengths.start(of: row.rows.lines.line(of: row.index))
    }

    private func start(of rows: LazyRowsNode) -> CGFloat {
        var (content, outerStart) = (content, CGFloat(0))
        if let outer = rows.outerRow, let index = index(of: outer) {
            content = outer.lazyContent
            outerStart = start(of: index)
        }
        var start = outerStart
        walk(content, from: outerStart) { part, place in
            if case .rows(let other) = part, other === rows { start = place.start }
        }
        return start
    }
}
