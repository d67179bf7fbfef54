import Foundation
import LozengeCore
import LozengeViews

/// The layout of a row of a table, and of its header: a cell in each column.
///
/// The widths of the columns follow from the width of the row, so that all rows agree without knowing each other.
nonisolated struct TableRowLayout {
    let widths: [ColumnWidth]
    let alignments: [TableColumnAlignment]
    /// The column that is to be as wide as its widest cell; `nil` if none is.
    let fit: ColumnFit?
    /// The distance of this row from where one in no outline begins, which its first cell is shorter by.
    var indentation: CGFloat = 0
    /// The distance of the first column from the leading edge of the row; an outline has it before its chevrons.
    var leadingMargin = Self.margin

    /// The distance of a cell from the edges of its column, and of the first and the last column from those of the row.
    ///
    /// Source: `docs/metrics.md`, TABLE-1.
    static let (padding, margin): (CGFloat, CGFloat) = (6, 6)

    /// The width of a row in which all columns have their ideal width.
    var idealWidth: CGFloat { total(widths.map(\.ideal)) }

    private func total(_ lengths: [CGFloat]) -> CGFloat {
        lengths.reduce(0, +) + CGFloat(lengths.count) * 2 * Self.padding + 2 * Self.margin
    }

    /// Returns the widths of the cells in a row: the ideal ones, and equal parts of what is left for the columns that can
    /// grow.
    ///
    /// Source: `docs/lists.md`, TABLE-2.
    func lengths(in width: CGFloat) -> [CGFloat] {
        var lengths = widths.map(\.ideal)
        guard width.isFinite else { return lengths }
        var rest = width - total(lengths)
        var growing = lengths.indices.filter { lengths[$0] < widths[$0].greatest }
        // Each round fills a column, or uses up the rest; a rest too small to be added would stay.
        for _ in widths.indices where rest > 0.01 && !growing.isEmpty {
            let part = rest / CGFloat(growing.count)
            for index in growing {
                let length = min(lengths[index] + part, widths[index].greatest)
                rest -= length - lengths[index]
                lengths[index] = length
            }
            growing.removeAll { lengths[$0] >= widths[$0].greatest }
        }
        return lengths
    }

    /// Returns the positions of the trailing edges of the columns in a row.
    func edges(in width: CGFloat) -> [CGFloat] {
        var edge = Self.margin
        return lengths(in: width).map {
            edge += $0 + 2 * Self.padding
            return edge
        }
    }
}

/// The width of the widest cell of a column.
nonisolated final class ColumnFit: Equatable {
    let column: Int
    private(set) var width: CGFloat = 0
    /// Called once, after the layout that has measured the cells.
    var finish: (@MainActor () -> Void)?

    /// - Parameter column: The index of the column.
    init(column: Int) { self.column = column }

    /// Notes the width of a cell.
    func measure(_ length: CGFloat) {
        width = max(width, length)
        guard let finish else { return }
        self.finish = nil
        Task { @MainActor in finish() }
    }

    static func == (lhs: ColumnFit, rhs: ColumnFit) -> Bool { lhs === rhs }
}

nonisolated extension TableRowLayout: Layout {
    /// The distance of this row from the leading edge of the table.
    private var offset: CGFloat { indentation + Self.margin - leadingMargin }

    /// Returns the cells of a row: those of a whole row, the first one without the indentation.
    private func cells(in width: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        var edge = Self.margin - offset
        return lengths(in: width + offset).enumerated().map { index, length in
            let inset = index == 0 ? min(indentation, length) : 0
            let start = edge + Self.padding + inset
            edge += length + 2 * Self.padding
            return (start, length - inset)
        }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let width = proposal.width ?? max(0, idealWidth - offset)
        let heights = zip(subviews, cells(in: width)).map {
            $0.sizeThatFits(ProposedViewSize(width: $1.length, height: nil)).height
        }
        if let fit, subviews.indices.contains(fit.column) {
            let length = subviews[fit.column].sizeThatFits(.unspecified).width.rounded(.up)
            fit.measure(length + (fit.column == 0 ? indentation : 0))
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (index, cell) in cells(in: bounds.width).enumerated()
        where subviews.indices.contains(index) {
            let unit = alignments[index].unit
            subviews[index].place(
                at: CGPoint(
                    x: bounds.minX + cell.start + unit * cell.length, y: bounds.midY),
                anchor: UnitPoint(x: unit, y: 0.5),
                proposal: ProposedViewSize(width: cell.length, height: nil))
        }
    }
}
