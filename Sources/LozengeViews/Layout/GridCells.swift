import Foundation
import LozengeCore

/// The children of a ``Grid``, sorted into rows and columns, and the frames of these.
///
/// Extension: opaque; the cache of ``GridLayout``.
public struct GridCells {
    struct Cell {
        let view: LayoutSubview
        let column: Int
        let span: Int
        let unsizedAxes: Axis.Set
        let anchor: UnitPoint?
        let widths: Widths

        var isSized: Bool { !unsizedAxes.contains(.horizontal) }
        var columns: Range<Int> { column..<column + span }
    }

    /// The widths of a view that is offered nothing, no width and any width.
    struct Widths {
        var least: CGFloat = 0
        var ideal: CGFloat = 0
        var greatest: CGFloat = 0

        /// True for a view that takes more than its ideal width, such as a colour and unlike a text.
        var grows: Bool { greatest > ideal }

        mutating func formMaximum(_ other: Widths) {
            least = max(least, other.least)
            ideal = max(ideal, other.ideal)
            greatest = max(greatest, other.greatest)
        }
    }

    struct Row {
        let cells: Range<Int>
        let alignment: VerticalAlignment
        /// The distance to the previous row.
        let distance: CGFloat
        // Set by `solve`.
        var top: CGFloat = 0
        var height: CGFloat = 0
        /// The distance of the line on which the cells are aligned from the top.
        var line: CGFloat = 0
    }

    struct Column {
        /// The alignment of the column; `nil` if no cell sets one.
        var alignment: HorizontalAlignment?
        /// The widths of the widest cells.
        var widths = Widths()
        /// The part of the column in a cell that spans several columns and needs more; 0 for none.
        var floor: CGFloat = 0

        /// The width with which all cells have their ideal width, unless they grow.
        var base: CGFloat { max(floor, widths.grows ? widths.least : widths.ideal) }

        // Set by `solve`.
        var start: CGFloat = 0
        var width: CGFloat = 0
    }

    private(set) var cells: [Cell] = []
    var rows: [Row] = []
    var columns: [Column] = []
    /// The distance between two columns.
    let gap: CGFloat
    /// The size of the whole, once solved.
    var size = CGSize.zero
    /// The size for which columns and rows are solved, as bits because a length may be NaN.
    var solved: (width: UInt, height: UInt)?

    /// - Parameters:
    ///   - subviews: The grid's children.
    ///   - alignment: The alignment of rows that set none.
    ///   - horizontalSpacing: The distance between two columns, in points.
    ///   - verticalSpacing: The distance between two rows, in points; `nil` for their preferred spacing.
    @MainActor
    init(
        of subviews: LayoutSubviews, alignment: VerticalAlignment, horizontalSpacing: CGFloat,
        verticalSpacing: CGFloat?
    ) {
        gap = horizontalSpacing
        let groups = Self.groups(of: subviews)
        let widths = groups.filter { $0.mark != nil }.map { group in
            group.range.reduce(0) { $0 + subviews[$1][GridCellColumns.self] }
        }
        columns = Array(repeating: Column(), count: widths.max() ?? 1)
        for group in groups { add(group.range, group.mark, subviews, alignment, verticalSpacing) }
        findWidths()
    }

    /// Returns the children of each row; a child outside of a row is a row by itself.
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
        _ alignment: VerticalAlignment, _ verticalSpacing: CGFloat?
    ) {
        let first = cells.count
        var column = 0
        for index in range {
            let view = views[index]
            let span = mark == nil ? columns.count : view[GridCellColumns.self]
            cells.append(
                Cell(
                    view: view, column: column,
                    span: min(span, max(1, columns.count - column)),
                    unsizedAxes: view[GridCellUnsizedAxes.self],
                    anchor: view[GridCellAnchor.self], widths: Self.widths(of: view)))
            if let alignment = view[GridColumnAlignment.self] {
                columns[column].alignment = alignment
            }
            column += span
        }
        let range = first..<cells.count
        rows.append(
            Row(
                cells: range, alignment: mark?.mark.alignment ?? alignment,
                distance: rows.isEmpty ? 0 : verticalSpacing ?? distance(before: range)))
    }

    @MainActor
    private static func widths(of view: LayoutSubview) -> Widths {
        let least = view.sizeThatFits(
            ProposedViewSize(width: 0, height: nil), .least(.horizontal))
        let greatest = view.sizeThatFits(
            ProposedViewSize(width: .infinity, height: nil), .greatest(.horizontal))
        return Widths(
            least: least.width, ideal: view.sizeThatFits(.unspecified, .ideal).width,
            greatest: greatest.width)
    }

    /// Returns the largest spacing that a cell of the last row and one of the next prefer.
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

    /// 1. Finds the widths of each column's widest cells. A cell across several columns that does not grow makes
    ///   all of them equally wider.
    private mutating func findWidths() {
        for cell in cells where cell.isSized && cell.span == 1 {
            columns[cell.column].widths.formMaximum(cell.widths)
        }
        for cell in cells where cell.isSized && cell.span > 1 && !cell.widths.grows {
            var missing = cell.widths.ideal - gap * CGFloat(cell.span - 1)
            for column in cell.columns { missing -= columns[column].base }
            guard missing > 0 else { continue }
            for column in cell.columns {
                columns[column].floor = columns[column].base + missing / CGFloat(cell.span)
            }
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
