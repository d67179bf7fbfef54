import Foundation
import LozengeCore

/// The lines of a lazy stack, in which each view is one, or of a lazy grid, whose lines have cells.
///
/// An unmeasured line counts with the average of the measured ones. That estimate is fixed once, so that
/// no line moves when another is measured.
final class LazyLines {
    let axis: Axis
    private(set) var alignment: AlignmentKey
    private(set) var spacing: CGFloat?
    private(set) var grid: LazyGridLayout?
    /// The length across of the last placement.
    private(set) var across: CGFloat = .nan
    /// The cells of a line in the last placement; `nil` in a stack.
    private(set) var cells: LineCells?
    /// The length of an unmeasured line: the average of the first ones that were created.
    private var usual: RowLengths.Extent?
    /// False while ``usual`` is that of one view, or of lines with other cells.
    private var isUsualFixed = false
    /// The cells that were asked for last, and their length across.
    private var latestCells: (across: CGFloat, cells: LineCells)?
    private(set) var content: [LazyContent] = []
    private var isContentKnown = false
    /// True for a grid with elements that have several views or none: it has all its views.
    var hasAllViews = false
    /// The rows of the last placement, by their positions: the first visible one that is still there stays where it is.
    var anchors: [Anchor] = []

    /// A shorter distance counts as none: sums of lengths are inexact in the last digits.
    private static let exactness: CGFloat = 0.001

    /// Source: a choice, until lines are known: one line of a list.
    private static let guess = RowLengths.Extent(length: 44, gap: 8)

    /// The highest number of cells of a line: more than a screen has.
    private static let mostCells = 4096

    init(_ rule: some LazyRule) {
        axis = rule.axis
        (alignment, spacing, grid) = (rule.alignment, rule.lineSpacing?.placeable, rule.grid)
    }

    /// Changes the rule; the rows stay where they are on the screen.
    func update(_ rule: some LazyRule) {
        if rule.lineSpacing?.placeable != spacing {
            // Gaps were measured, too.
            forEachCollection(in: content) { $0.forgetLengths() }
        }
        (alignment, spacing, grid) = (rule.alignment, rule.lineSpacing?.placeable, rule.grid)
        latestCells = nil
    }

    func contentChanged() { isContentKnown = false }

    func findContent(of node: Node) {
        guard !isContentKnown else { return }
        content = node.lazyContent(of: node)
        if hasAllViews {
            makeAll(content, node)
            content = node.lazyContent(of: node)
            hasAllViews = !isUniform(content)
        }
        isContentKnown = true
    }

    /// Returns true if there are rows that are created on demand.
    func isLazy(_ node: Node) -> Bool {
        findContent(of: node)
        return !hasAllViews && grid?.tracks.isEmpty != true
            && content.contains { if case .rows = $0 { true } else { false } }
    }

    /// Returns the cells of a line of a grid; `nil` in a stack.
    func cells(across length: CGFloat) -> LineCells? {
        guard let grid else { return nil }
        if let latestCells, latestCells.across == length { return latestCells.cells }
        let cells = grid.cells(across: length, atMost: Self.mostCells)
        latestCells = (length, cells)
        return cells
    }

    var guessed: RowLengths.Extent {
        var extent = usual ?? Self.guess
        if let spacing { extent.gap = spacing }
        return extent
    }

    /// Fixes the estimate for unmeasured lines once some lines are measured.
    func fixUsual(_ rows: LazyRowsNode) {
        guard !isUsualFixed else { return }
        let lines = rows.made.lazy.filter { !$1.holdsRows }.map { rows.lines.line(of: $0.key) }
        let known = Set(lines).sorted().compactMap { rows.lengths[$0] }
        guard !known.isEmpty else { return }
        usual = RowLengths.Extent(
            length: known.map(\.length).reduce(0, +) / CGFloat(known.count),
            gap: known.map(\.gap).reduce(0, +) / CGFloat(known.count))
        isUsualFixed = true
    }

    /// Estimates a line of cells by one view, until lines are measured.
    func estimate(by box: Node) {
        guard usual == nil, let cell = cells?.all.first else { return }
        usual = RowLengths.Extent(length: length(of: box, cell.length), gap: 0)
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
    ///   - node: The container.
    ///   - visible: The visible range along the axis, in the container's coordinates; `nil` for everything.
    ///   - excess: The distance by which the scroll offset was limited, because the content became shorter.
    /// - Returns: The changes; `nil` if nothing was placed, because an element turned out to have several views or none.
    func place(_ node: Node, visible: ClosedRange<CGFloat>?, excess: CGFloat) -> Outcome? {
        findContent(of: node)
        across = node.frame.size[axis.cross]
        useCells(node)
        var shift: CGFloat = 0
        var isAnchored = false
        if let visible {
            measureMadeRows(in: content)
            shift = distanceOfAnchor(at: visible.lowerBound + excess)
            forEachCollection(in: content) { if $0.isReordered { isAnchored = true } }
            // The rows that are measured now may move the visible part to where none are.
            for _ in 0..<4 {
                let seen = seen(visible, of: node, shift: shift, excess: excess)
                let steady = isAtStart(seen.lowerBound) ? nil : steadyRow(at: seen)
                let before = steady.map { start(of: $0) }
                make(content, from: 0, reach: seen.widened, node)
                guard let steady, let before else { break }
                let distance = start(of: steady) - before
                guard abs(distance) > Self.exactness else { break }
                shift += distance
            }
            guard !hasAllViews else { return nil }
            let seen = seen(visible, of: node, shift: shift, excess: excess)
            drop(content, from: 0, reach: seen.widened.widened, node)
            move(node, by: shift)
            put(content, from: 0, node)
            keepAnchors()
        } else {
            make(content, from: 0, reach: nil, node)
            guard !hasAllViews else { return nil }
            put(content, from: 0, node)
        }
        rowsHaveArrived()
        return Outcome(
            length: length(of: node, across: across), shift: shift, isAnchored: isAnchored)
    }

    /// Called at the end of a layout: rows that are made later were there before.
    func rowsHaveArrived() { forEachCollection(in: content) { $0.rowsHaveArrived() } }

    /// Arranges the rows of a grid in lines of the present length.
    private func useCells(_ node: Node) {
        let former = cells?.all.count
        cells = cells(across: across)
        guard let cells else { return }
        if let former, former != cells.all.count { isUsualFixed = false }
        learn(content, node)
        arrange(content)
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

    /// Returns the present estimate of the range of the row at `index` of a collection.
    func range(ofRow index: Int, of rows: LazyRowsNode, in node: Node) -> ClosedRange<CGFloat> {
        findContent(of: node)
        rows.lengths.estimate = guessed
        let start = start(of: RowIndex(rows: rows, index: index))
        let line = rows.lines.line(of: index)
        return start...(start + max(0, rows.lengths.extent(of: line).length))
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
