import Foundation
import LozengeCore

/// The state of a lazy stack.
///
/// An unmeasured row counts with the average of the measured ones. That estimate is fixed once, so that
/// no row moves when another is measured.
final class LazyStack {
    let axis: Axis
    private(set) var alignment: AlignmentKey
    private(set) var spacing: CGFloat?
    /// The length across of the last placement.
    private(set) var across: CGFloat = .nan
    /// The length of an unmeasured row: the average of the first rows that were created.
    private var usual: RowLengths.Extent?
    private(set) var content: [LazyContent] = []
    private var isContentKnown = false
    /// The rows of the last placement, by their positions: the first visible one that is still there stays where it is.
    var anchors: [Anchor] = []

    /// A shorter distance counts as none: sums of lengths are inexact in the last digits.
    private static let exactness: CGFloat = 0.001

    /// Source: a choice, until rows are known: one line of a list.
    private static let guess = RowLengths.Extent(length: 44, gap: 8)

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Changes the rule; the rows stay where they are on the screen.
    func update(alignment: AlignmentKey, spacing: CGFloat?) {
        if spacing != self.spacing {
            // Gaps were measured, too.
            forEachCollection(in: content) {
                $0.lengths = RowLengths(count: $0.count, estimate: guessed)
            }
        }
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    func contentChanged() { isContentKnown = false }

    private func findContent(of node: Node) {
        guard !isContentKnown else { return }
        isContentKnown = true
        content = node.lazyContent(of: node)
    }

    /// Returns true if there are rows that are created on demand.
    func hasRows(_ node: Node) -> Bool {
        findContent(of: node)
        return content.contains { if case .rows = $0 { true } else { false } }
    }

    /// Returns the estimated length of all content for a proposal of `across`.
    func length(of node: Node, across: CGFloat) -> CGFloat {
        findContent(of: node)
        return walk(content, across: across) { _, _ in }
    }

    /// Calls `body` with each part of the content and its position.
    ///
    /// - Parameters:
    ///   - content: Boxes and collections, one after the other.
    ///   - start: The position of the first.
    ///   - across: The length across that is proposed to boxes; `nil` for that of the last placement.
    ///   - body: Called before the part is measured; may measure it and create rows.
    /// - Returns: The length of the content.
    @discardableResult
    func walk(
        _ content: [LazyContent], from start: CGFloat = 0, across: CGFloat? = nil,
        _ body: (LazyContent, CGFloat) -> Void
    ) -> CGFloat {
        var position = start
        for (index, part) in content.enumerated() {
            body(part, position)
            switch part {
            case .box(let box): position += length(of: box, across ?? self.across)
            case .rows(let rows): position += length(of: rows)
            }
            position += gap(after: index, in: content)
        }
        return position - start
    }

    func length(of rows: LazyRowsNode) -> CGFloat {
        rows.lengths.estimate = guessed
        return rows.lengths.total()
    }

    /// Returns the distance of a part from the next one that is not empty.
    func gap(after index: Int, in content: [LazyContent]) -> CGFloat {
        guard !content[index].isEmpty,
            let next = content[(index + 1)...].first(where: { !$0.isEmpty })
        else { return 0 }
        let (last, first): (Node?, Node?)
        switch content[index] {
        case .box(let box): last = box
        case .rows(let rows): last = rows.made[rows.count - 1]?.lastBox
        }
        switch next {
        case .box(let box): first = box
        case .rows(let rows): first = rows.made[0]?.firstBox
        }
        guard let last, let first else { return guessed.gap }
        return distance(last, first)
    }

    /// Returns the width of the widest created row.
    func width(of node: Node) -> CGFloat {
        node.boxes.lazy.map { $0.node.sizeThatFits(self.offer(.nan))[self.axis.cross] }.max() ?? 0
    }

    private func offer(_ across: CGFloat) -> ProposedViewSize {
        ProposedViewSize(.nan, along: axis, cross: across)
    }

    var guessed: RowLengths.Extent {
        var extent = usual ?? Self.guess
        if let spacing { extent.gap = spacing.placeable }
        return extent
    }

    /// The result of a placement.
    struct Outcome {
        /// The present estimate of the whole length.
        var length: CGFloat
        /// The distance by which the visible rows were moved by changes before them.
        var shift: CGFloat
        /// True if rows were added, removed or moved: what is seen stays, also at the end.
        var isAnchored = false
    }

    /// Creates the rows in and around `visible`, and places them.
    ///
    /// - Parameters:
    ///   - node: The stack.
    ///   - visible: The visible range along the axis, in the stack's coordinates; `nil` for everything.
    ///   - excess: The distance by which the scroll offset was limited, because the content became shorter.
    /// - Returns: The changes.
    func place(_ node: Node, visible: ClosedRange<CGFloat>?, excess: CGFloat) -> Outcome {
        findContent(of: node)
        across = node.frame.size[axis.cross]
        var shift: CGFloat = 0
        var isAnchored = false
        if let visible {
            measureMadeRows(in: content)
            shift = distanceOfAnchor(at: visible.lowerBound + excess)
            forEachCollection(in: content) { if $0.isReordered { isAnchored = true } }
            // The rows that are measured now may move the visible part to where none are.
            for _ in 0..<4 {
                let seen = seen(visible, of: node, shift: shift, excess: excess)
                let steady = steadyRow(at: seen)
                let before = steady.map { start(of: $0) }
                make(content, from: 0, reach: seen.widened, node)
                guard let steady, let before else { break }
                let distance = start(of: steady) - before
                guard abs(distance) > Self.exactness else { break }
                shift += distance
            }
            let seen = seen(visible, of: node, shift: shift, excess: excess)
            drop(content, from: 0, reach: seen.widened.widened, node)
            move(node, by: shift)
            put(content, from: 0)
            keepAnchors()
        } else {
            make(content, from: 0, reach: nil, node)
            put(content, from: 0)
        }
        forEachCollection(in: content) { $0.rowsHaveArrived() }
        return Outcome(
            length: length(of: node, across: across), shift: shift, isAnchored: isAnchored)
    }

    /// Returns the range that is visible after the rows have moved: where an offset that was limited wanted to be, if
    /// the content reaches that far now.
    private func seen(
        _ visible: ClosedRange<CGFloat>, of node: Node, shift: CGFloat, excess: CGFloat
    ) -> ClosedRange<CGFloat> {
        let limited = visible.shifted(by: shift)
        guard excess > 0 else { return limited }
        let room = length(of: node, across: across) - limited.upperBound
        return limited.shifted(by: min(excess, max(0, room)))
    }

    // MARK: Rows

    /// Creates and measures the rows in `reach`.
    ///
    /// - Parameters:
    ///   - content: Boxes and collections, one after the other.
    ///   - start: The position of the first.
    ///   - reach: The range in which rows are created; `nil` for everything.
    ///   - node: The stack.
    /// - Returns: The length of the content.
    @discardableResult
    private func make(
        _ content: [LazyContent], from start: CGFloat, reach: ClosedRange<CGFloat>?, _ node: Node
    ) -> CGFloat {
        walk(content, from: start) { part, position in
            if case .rows(let rows) = part { make(rows, from: position, reach: reach, node) }
        }
    }

    private func make(
        _ rows: LazyRowsNode, from start: CGFloat, reach: ClosedRange<CGFloat>?, _ node: Node
    ) {
        rows.lengths.estimate = guessed
        guard rows.count > 0, rows.isAlive else { return }
        let end = reach?.upperBound ?? .infinity
        var next = reach.map { rows.lengths.row(at: $0.lowerBound - start) } ?? 0
        var position = start + rows.lengths.start(of: next)
        var batch = 1
        // Creating rows runs bodies of the app, which may change the collection.
        while rows.isAlive, next < rows.count, position <= end {
            if rows.made[next] == nil {
                // Of rows without a length there are many: more are created each time.
                batch = min(4096, max(2 * batch, number(of: rows, from: next, position, end)))
                rows.make(next..<min(rows.count, next + batch), for: node)
            }
            guard next < rows.count else { break }
            position += measure(rows, next, from: position, reach: reach, node).pitch
            next += 1
        }
        fixUsual(rows)
    }

    /// Returns the number of rows up to `end`, if all are as long as the row at `first`.
    private func number(
        of rows: LazyRowsNode, from first: Int, _ position: CGFloat, _ end: CGFloat
    ) -> Int {
        let extent = rows.lengths.extent(of: first)
        let room = max(0, end - position - extent.length)
        return Int(min(256, (room / max(1, extent.pitch)).rounded(.up))) + 1
    }

    /// Removes the rows that are not in `reach`.
    private func drop(
        _ content: [LazyContent], from start: CGFloat, reach: ClosedRange<CGFloat>, _ node: Node
    ) {
        walk(content, from: start) { part, position in
            guard case .rows(let rows) = part, rows.count > 0 else { return }
            let first = rows.lengths.row(at: reach.lowerBound - position)
            let last = rows.lengths.row(at: reach.upperBound - position)
            rows.drop(except: first...max(first, last), for: node)
            for (index, row) in rows.made where row.holdsRows {
                let start = position + rows.lengths.start(of: index)
                drop(row.lazyContent, from: start, reach: reach, node)
            }
        }
    }

    /// Measures the rows that exist: those out of reach may have changed as well.
    private func measureMadeRows(in content: [LazyContent]) {
        for case .rows(let rows) in content {
            rows.lengths.estimate = guessed
            for index in rows.madeIndices {
                guard let row = rows.made[index] else { continue }
                measureMadeRows(in: row.lazyContent)
                note(walk(row.lazyContent) { _, _ in }, of: row, rows, index)
            }
        }
    }

    /// Measures a row, and creates the rows that it holds.
    private func measure(
        _ rows: LazyRowsNode, _ index: Int, from start: CGFloat, reach: ClosedRange<CGFloat>?,
        _ node: Node
    ) -> RowLengths.Extent {
        guard let row = rows.made[index] else { return rows.lengths.extent(of: index) }
        let length = make(row.lazyContent, from: start, reach: reach, node)
        return note(length, of: row, rows, index)
    }

    @discardableResult
    private func note(
        _ length: CGFloat, of row: RowNode, _ rows: LazyRowsNode, _ index: Int
    ) -> RowLengths.Extent {
        var extent = RowLengths.Extent(length: length, gap: 0)
        if let last = row.lastBox {
            extent.gap =
                rows.made[index + 1]?.firstBox.map { distance(last, $0) }
                ?? rows.lengths.extent(of: index).gap
        } else if !row.lazyContent.isEmpty {
            extent.gap = rows.lengths.extent(of: index).gap
        }
        rows.lengths[index] = extent
        return extent
    }

    /// Returns the length of a box for a proposal of `across`.
    func length(of box: Node, _ across: CGFloat) -> CGFloat {
        box.sizeThatFits(offer(across))[axis].placeable
    }

    private func distance(_ first: Node, _ second: Node) -> CGFloat {
        (spacing ?? first.spacing.distance(to: second.spacing, along: axis)).placeable
    }

    /// Fixes the estimate for unmeasured rows once some rows are measured.
    private func fixUsual(_ rows: LazyRowsNode) {
        guard usual == nil else { return }
        let known = rows.madeIndices.compactMap {
            rows.made[$0]?.holdsRows == true ? nil : rows.lengths[$0]
        }
        guard !known.isEmpty else { return }
        usual = RowLengths.Extent(
            length: known.map(\.length).reduce(0, +) / CGFloat(known.count),
            gap: known.map(\.gap).reduce(0, +) / CGFloat(known.count))
    }

    // MARK: Placement

    /// Places the rows that exist.
    private func put(_ content: [LazyContent], from start: CGFloat) {
        walk(content, from: start) { part, position in
            switch part {
            case .box(let box): put(box, at: position)
            case .rows(let rows):
                rows.lengths.estimate = guessed
                for index in rows.madeIndices {
                    guard let row = rows.made[index] else { continue }
                    put(row.lazyContent, from: position + rows.lengths.start(of: index))
                }
            }
        }
    }

    private func put(_ box: Node, at position: CGFloat) {
        let offer = offer(across)
        let dimensions = LayoutSubview(box).dimensions(offered: offer)
        var size = CGSize.zero
        size[axis.cross] = across
        let shift = ViewDimensions(box: size)[alignment] - dimensions[alignment]
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.cross] = shift
        box.place(at: origin, size: dimensions.size, proposal: offer)
    }

    /// Returns the present estimate of the range of the row at `index` of a collection.
    func range(ofRow index: Int, of rows: LazyRowsNode, in node: Node) -> ClosedRange<CGFloat> {
        findContent(of: node)
        rows.lengths.estimate = guessed
        let start = start(of: RowIndex(rows: rows, index: index))
        return start...(start + max(0, rows.lengths.extent(of: index).length))
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func shifted(by distance: CGFloat) -> Self {
        (lowerBound + distance)...(upperBound + distance)
    }

    /// The range with half of its length before and after it.
    fileprivate var widened: Self {
        let around = (upperBound - lowerBound) / 2
        return (lowerBound - around)...(upperBound + around)
    }
}
