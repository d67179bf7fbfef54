import Foundation
import LozengeCore

/// The rule behind ``Grid`` (GRID-1 to GRID-6), to be used as a value.
///
/// Matches: SwiftUI.GridLayout
public struct GridLayout: Layout {
    public var alignment: Alignment
    /// Between two columns, in points; 8 if `nil`.
    public var horizontalSpacing: CGFloat?
    /// Between two rows, in points; what the rows want if `nil`.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> GridCells { GridCells(of: subviews) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCells
    ) -> CGSize {
        let columns = columns(in: proposal[.horizontal], cache)
        var height: CGFloat = 0
        forEachRow(of: cache, columns) { _, top, length in height = top + length }
        return CGSize(width: columns.end, height: height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridCells
    ) {
        let columns = columns(in: bounds.width, cache)
        forEachRow(of: cache, columns) { row, top, length in
            for cell in row.cells {
                let slot = CGRect(
                    x: bounds.minX + columns.start(of: cell), y: bounds.minY + top,
                    width: columns.width(of: cell), height: length)
                place(cell, of: row, in: slot, cache)
            }
        }
    }

    /// 4. The cell's own anchor counts first, then its column's and its row's alignment, then the
    /// grid's (GRID-2).
    private func place(
        _ cell: GridCells.Cell, of row: GridCells.Row, in slot: CGRect, _ cells: GridCells
    ) {
        let offer = ProposedViewSize(width: slot.width, height: nil)
        let child = cell.view.dimensions(in: offer, .slot)
        var origin: CGPoint
        if let anchor = cell.anchor {
            origin = CGPoint(
                x: (slot.width - child.width) * anchor.x,
                y: (slot.height - child.height) * anchor.y)
        } else {
            let column = cell.span == 1 ? cells.alignments[cell.column] : nil
            origin = Alignment(
                horizontal: column ?? alignment.horizontal,
                vertical: row.alignment ?? alignment.vertical
            ).origin(of: child, in: slot.size)
        }
        origin.x += slot.minX
        origin.y += slot.minY
        cell.view.place(at: origin, size: child.size, proposal: offer)
    }

    /// 3. Calls `body` with each row, where it begins and how high it is: as its highest cell.
    private func forEachRow(
        of cells: GridCells, _ columns: Columns,
        _ body: (GridCells.Row, _ top: CGFloat, _ height: CGFloat) -> Void
    ) {
        var top: CGFloat = 0
        for (index, row) in cells.rows.enumerated() {
            if index > 0 {
                top += verticalSpacing ?? cells.rows[index - 1].distance(to: row)
            }
            var height: CGFloat = 0
            for cell in row.cells where !cell.unsizedAxes.contains(.vertical) {
                let offer = ProposedViewSize(width: columns.width(of: cell), height: nil)
                height = max(height, cell.view.sizeThatFits(offer, .slot).height)
            }
            body(row, top, height)
            top += height
        }
    }

    /// How wide the columns are, and how far apart.
    private struct Columns {
        var widths: [CGFloat]
        let gap: CGFloat

        var end: CGFloat { widths.reduce(gap * CGFloat(max(0, widths.count - 1)), +) }

        func start(of cell: GridCells.Cell) -> CGFloat {
            widths[..<cell.column].reduce(gap * CGFloat(cell.column), +)
        }

        func width(of cell: GridCells.Cell) -> CGFloat {
            widths[cell.column..<cell.column + cell.span]
                .reduce(gap * CGFloat(cell.span - 1), +)
        }
    }

    private func columns(in room: CGFloat, _ cells: GridCells) -> Columns {
        var columns = Columns(
            widths: Array(repeating: 0, count: cells.columnCount), gap: horizontalSpacing ?? 8)
        // 1. A column is as wide as its widest cell; a cell across several makes all of them wider.
        for cell in cells.sized where cell.span == 1 {
            columns.widths[cell.column] = max(columns.widths[cell.column], cell.leastWidth)
        }
        for cell in cells.sized where cell.span > 1 && !cell.isFlexible {
            let missing = cell.leastWidth - columns.width(of: cell)
            guard missing > 0 else { continue }
            for column in cell.column..<cell.column + cell.span {
                columns.widths[column] += missing / CGFloat(cell.span)
            }
        }
        guard !room.isNaN else { return columns }

        // 2. What is left goes to the flexible columns, or to all if only a whole row is flexible.
        let flexible = cells.flexibleColumns
        if !flexible.isEmpty {
            let rigid = columns.widths.indices.filter { !flexible.contains($0) }
                .reduce(0) { $0 + columns.widths[$1] }
            let gaps = columns.gap * CGFloat(cells.columnCount - 1)
            let share = (room - gaps - rigid) / CGFloat(flexible.count)
            for column in flexible { columns.widths[column] = max(columns.widths[column], share) }
        } else if room > columns.end, cells.hasFlexibleRow {
            let share = (room - columns.end) / CGFloat(max(1, cells.columnCount))
            for column in columns.widths.indices { columns.widths[column] += share }
        }
        return columns
    }
}
