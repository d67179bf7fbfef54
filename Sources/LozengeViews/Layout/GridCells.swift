import Foundation
import LozengeCore

/// The children of a ``Grid``, sorted into rows and columns.
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
    }

    struct Row {
        var cells: [Cell] = []
        let alignment: VerticalAlignment?
        /// Whether this is a view that is not in a row of its own.
        let isWhole: Bool

        /// The largest distance that a cell of this row and one of the next want.
        func distance(to next: Row) -> CGFloat {
            var largest = -CGFloat.infinity
            for cell in cells {
                for below in next.cells {
                    largest = max(
                        largest,
                        cell.view.spacing.distance(to: below.view.spacing, along: .vertical))
                }
            }
            return largest.isFinite ? largest : 0
        }
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    /// How each column is aligned, where one of its cells says so.
    private(set) var alignments: [HorizontalAlignment?] = []

    @MainActor
    init(of subviews: LayoutSubviews) {
        let marks = subviews.map(\.node.gridRow)
        var start = 0
        var groups: [(range: Range<Int>, mark: GridRowNode?)] = []
        while start < subviews.count {
            var end = start + 1
            while end < subviews.count, let mark = marks[start], marks[end] === mark { end += 1 }
            groups.append((start..<end, marks[start]))
            start = end
        }
        columnCount =
            groups.filter { $0.mark != nil }
            .map { group in
                group.range.reduce(0) { $0 + subviews[$1][GridCellColumns.self] }
            }
            .max() ?? 1
        alignments = Array(repeating: nil, count: columnCount)
        for group in groups { add(group.range, group.mark, subviews) }
    }

    @MainActor
    private mutating func add(_ range: Range<Int>, _ mark: GridRowNode?, _ views: LayoutSubviews) {
        var row = Row(alignment: mark?.mark.alignment, isWhole: mark == nil)
        var column = 0
        for index in range {
            let view = views[index]
            let span = mark == nil ? columnCount : view[GridCellColumns.self]
            let least = view.sizeThatFits(ProposedViewSize(width: 0, height: nil), .least(.horizontal)).width
            let greatest = view.sizeThatFits(ProposedViewSize(width: .infinity, height: nil), .greatest(.horizontal)).width
            row.cells.append(
                Cell(
                    view: view, column: column, span: min(span, max(1, columnCount - column)),
                    unsizedAxes: view[GridCellUnsizedAxes.self],
                    anchor: view[GridCellAnchor.self], isFlexible: greatest > least,
                    leastWidth: greatest > least
                        ? least : view.sizeThatFits(.unspecified, .ideal).width))
            if let alignment = view[GridColumnAlignment.self] { alignments[column] = alignment }
            column += span
        }
        rows.append(row)
    }

    /// The cells that have a say in how wide columns are.
    var sized: [Cell] {
        rows.flatMap(\.cells).filter { !$0.unsizedAxes.contains(.horizontal) }
    }

    var flexibleColumns: Set<Int> {
        Set(sized.filter { $0.span == 1 && $0.isFlexible }.map(\.column))
    }

    var hasFlexibleRow: Bool {
        rows.contains { row in
            row.isWhole
                && row.cells.contains {
                    $0.isFlexible && !$0.unsizedAxes.contains(.horizontal)
                }
        }
    }
}

struct GridCellColumns: LayoutValueKey {
    static var defaultValue: Int { 1 }
}
struct GridCellUnsizedAxes: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}
struct GridCellAnchor: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}
struct GridColumnAlignment: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}
