import Foundation
import LozengeCore

/// The children of a ``Grid``, sorted into rows and columns, and where those are.
///
/// Extension: opaque; the cache of ``GridLayout``.
public struct GridCells {
    struct Cell {
        let view: LayoutSubview
        let column: Int
        let span: Int
        let unsizedAxes: Axis.Set
        let anchor: UnitPoint?
        /// Whether the cell takes as much width as it is offered.
        let isFlexible: Bool
        /// The width the cell needs: the least of a flexible one, the ideal of another.
        let leastWidth: CGFloat

        var isSized: Bool { !unsizedAxes.contains(.horizontal) }
    }

    struct Row {
        let cells: Range<Int>
        let alignment: VerticalAlignment?
        /// Whether this is a view that is not in a row of its own.
        let isWhole: Bool
        /// To the row before.
        let distance: CGFloat
        // Found by solving.
        var top: CGFloat = 0
        var height: CGFloat = 0
    }

    struct Column {
        /// How the column is aligned, if one of its cells says so.
        var alignment: HorizontalAlignment?
        var isFlexible = false
        /// The width of the widest cell, and what a cell across several adds to it.
        var leastWidth: CGFloat = 0
        // Found by solving.
        var start: CGFloat = 0
        var width: CGFloat = 0
    }

    private(set) var cells: [Cell] = []
    var rows: [Row] = []
    var columns: [Column] = []
    /// Between two columns.
    let gap: CGFloat
    /// The size of the whole, once solved.
    var size = CGSize.zero
    /// The width that the columns and rows are solved for, as bits, since it may be NaN.
    var solved: UInt?

    /// - Parameters:
    ///   - subviews: The grid's children.
    ///   - horizontalSpacing: Between two columns, in points.
    ///   - verticalSpacing: Between two rows, in points; what the rows want if `nil`.
    @MainActor
    init(of subviews: LayoutSubviews, horizontalSpacing: CGFloat, verticalSpacing: CGFloat?) {
        gap = horizontalSpacing
        let groups = Self.groups(of: subviews)
        let widths = groups.filter { $0.mark != nil }.map { group in
            group.range.reduce(0) { $0 + subviews[$1][GridCellColumns.self] }
        }
        columns = Array(repeating: Column(), count: widths.max() ?? 1)
        for group in groups { add(group.range, group.mark, subviews, verticalSpacing) }
        findLeastWidths()
    }

    /// The children of each row; a child that is in none is a row of its own.
    @MainActor
    private static func groups(
        of subviews: LayoutSubviews
    ) -> [(range: Range<Int>, mark: GridRowNode?)] {
        let marks = subviews.map(\.node.gridRow)
        var groups: [(range: Range<Int>, mark: GridRowNode?)] = []
        var start = 0
        while start < subviews.count {
            var end = start + 1
            while end < subviews.count, let mark = marks[start], marks[end] === mark { end += 1 }
            groups.append((start..<end, marks[start]))
            start = end
        }
        return groups
    }

    @MainActor
    private mutating func add(
        _ range: Range<Int>, _ mark: GridRowNode?, _ views: LayoutSubviews,
        _ verticalSpacing: CGFloat?
    ) {
        let first = cells.count
        var column = 0
        for index in range {
            let view = views[index]
            let span = mark == nil ? columns.count : view[GridCellColumns.self]
            let least = view.sizeThatFits(
                ProposedViewSize(width: 0, height: nil), .least(.horizontal)
            ).width
            let greatest = view.sizeThatFits(
                ProposedViewSize(width: .infinity, height: nil), .greatest(.horizontal)
            ).width
            let isFlexible = greatest > least
            cells.append(
                Cell(
                    view: view, column: column,
                    span: min(span, max(1, columns.count - column)),
                    unsizedAxes: view[GridCellUnsizedAxes.self],
                    anchor: view[GridCellAnchor.self], isFlexible: isFlexible,
                    leastWidth: isFlexible
                        ? least : view.sizeThatFits(.unspecified, .ideal).width))
            if let alignment = view[GridColumnAlignment.self] {
                columns[column].alignment = alignment
            }
            column += span
        }
        let range = first..<cells.count
        rows.append(
            Row(
                cells: range, alignment: mark?.mark.alignment, isWhole: mark == nil,
                distance: rows.isEmpty ? 0 : verticalSpacing ?? distance(before: range)))
    }

    /// The largest distance that a cell of the last row and one of the next want.
    @MainActor
    private func distance(before next: Range<Int>) -> CGFloat {
        var largest = -CGFloat.infinity
        for above in rows.last?.cells ?? 0..<0 {
            let spacing = cells[above].view.reference.spacing
            for below in next {
                largest = max(
                    largest,
                    spacing.distance(to: cells[below].view.reference.spacing, along: .vertical))
            }
        }
        return largest.isFinite ? largest : 0
    }

    /// 1. A column is as wide as its widest cell; a cell across several makes all of them wider.
    private mutating func findLeastWidths() {
        for cell in cells where cell.isSized && cell.span == 1 {
            columns[cell.column].leastWidth = max(
                columns[cell.column].leastWidth, cell.leastWidth)
            if cell.isFlexible { columns[cell.column].isFlexible = true }
        }
        for cell in cells where cell.isSized && cell.span > 1 && !cell.isFlexible {
            let range = cell.column..<cell.column + cell.span
            var missing = cell.leastWidth - gap * CGFloat(cell.span - 1)
            for column in range { missing -= columns[column].leastWidth }
            guard missing > 0 else { continue }
            for column in range { columns[column].leastWidth += missing / CGFloat(cell.span) }
        }
    }
}

nonisolated struct GridCellColumns: LayoutValueKey {
    static var defaultValue: Int { 1 }
}
nonisolated struct GridCellUnsizedAxes: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}
nonisolated struct GridCellAnchor: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}
nonisolated struct GridColumnAlignment: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}
