import Foundation
import LozengeCore

extension GridCells {
    /// Calculates columns and rows for a width of `room` points; NaN for the ideal width.
    @MainActor
    mutating func solve(in room: CGFloat) {
        guard solved != room.bitPattern else { return }
        solved = room.bitPattern
        if room.isFinite {
            serve(room)
        } else {
            for index in columns.indices {
                let widths = columns[index].widths
                columns[index].width = max(
                    columns[index].floor, room.isNaN ? widths.ideal : widths.greatest)
            }
        }
        widenForSpans(in: room)
        var end: CGFloat = 0
        for column in columns.indices {
            columns[column].start = end + (column > 0 ? gap : 0)
            end = columns[column].start + columns[column].width
        }
        size = CGSize(width: end, height: findHeights())
    }

    /// The width of all columns and the gaps between them.
    private var width: CGFloat {
        columns.reduce(gap * CGFloat(columns.count - 1)) { $0 + $1.width }
    }

    /// 2. Serves the columns as a stack serves its views: the least flexible ones first, each with an equal share of
    ///   the rest.
    @MainActor
    private mutating func serve(_ room: CGFloat) {
        var rest = room - gap * CGFloat(columns.count - 1)
        // Cells across several columns get what they want only if there is enough for all.
        let hasFloors = columns.reduce(0) { $0 + $1.base } <= rest
        let order = columns.indices.sorted { one, other in
            let (first, second) = (columns[one], columns[other])
            let flexibility = first.widths.greatest - first.widths.least
            let next = second.widths.greatest - second.widths.least
            if flexibility != next { return flexibility < next }
            return first.floor != second.floor ? first.floor > second.floor : one < other
        }
        for (position, column) in order.enumerated() {
            let share = max(0, rest / CGFloat(order.count - position))
            var width = widthOfCells(in: column, share)
            if hasFloors { width = max(width, columns[column].floor) }
            columns[column].width = width
            rest -= width
        }
    }

    /// Returns the width of a column's widest cell if all are offered a width.
    @MainActor
    private func widthOfCells(in column: Int, _ offer: CGFloat) -> CGFloat {
        cells.reduce(0) { widest, cell in
            guard cell.isSized, cell.columns == column..<column + 1 else { return widest }
            // Most cells are texts with enough room.
            if offer >= cell.widths.greatest { return max(widest, cell.widths.greatest) }
            let proposal = ProposedViewSize(width: offer, height: nil)
            return max(widest, cell.view.sizeThatFits(proposal, .slot).width)
        }
    }

    /// 3. Makes the columns of a cell that spans several equally wider, until the cell has what it takes of the width
    ///   that the other columns leave.
    @MainActor
    private mutating func widenForSpans(in room: CGFloat) {
        for cell in cells where cell.isSized && cell.span > 1 {
            let own =
                cell.columns.reduce(0) { $0 + columns[$1].width } + gap * CGFloat(cell.span - 1)
            let offer =
                room.isNaN ? nil : room.isFinite ? max(own, room - (width - own)) : room
            let proposal = ProposedViewSize(width: offer, height: nil)
            let missing = cell.view.sizeThatFits(proposal, .slot).width - own
            guard missing > 0 else { continue }
            for column in cell.columns { columns[column].width += missing / CGFloat(cell.span) }
        }
    }

    /// 4. Sets the height of each row to that of its highest cell.
    ///
    /// - Returns: The height of all rows.
    @MainActor
    private mutating func findHeights() -> CGFloat {
        var bottom: CGFloat = 0
        for row in rows.indices {
            var height: CGFloat = 0
            for index in rows[row].cells where !cells[index].unsizedAxes.contains(.vertical) {
                let offer = ProposedViewSize(width: width(of: cells[index]), height: nil)
                height = max(height, cells[index].view.sizeThatFits(offer, .slot).height)
            }
            rows[row].top = bottom + rows[row].distance
            rows[row].height = height
            bottom = rows[row].top + height
        }
        return bottom
    }

    private func width(of cell: Cell) -> CGFloat {
        guard cell.span > 1 else { return columns[cell.column].width }
        let last = columns[cell.column + cell.span - 1]
        return last.start + last.width - columns[cell.column].start
    }

    /// Returns the frame of a cell in a grid with its corner at `origin`.
    func slot(of cell: Cell, in row: Row, _ origin: CGPoint) -> CGRect {
        CGRect(
            x: origin.x + columns[cell.column].start, y: origin.y + row.top,
            width: width(of: cell), height: row.height)
    }

    /// Returns the alignment of a cell's column; `nil` for a cell that spans several.
    func alignment(of cell: Cell) -> HorizontalAlignment? {
        cell.span == 1 ? columns[cell.column].alignment : nil
    }
}
