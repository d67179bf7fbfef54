import Foundation
import LozengeCore

extension GridCells {
    /// Calculates columns and rows for a width and a height, in points; NaN for the ideal length.
    @MainActor
    mutating func solve(_ room: CGFloat, _ height: CGFloat) {
        guard solved?.width != room.bitPattern || solved?.height != height.bitPattern else {
            return
        }
        solved = (room.bitPattern, height.bitPattern)
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
        findHeights()
        if !height.isNaN { growRows(to: height) }
        size = CGSize(width: end, height: stackRows())
    }

    /// The width of all columns and the gaps between them.
    private var width: CGFloat {
        columns.reduce(gap * CGFloat(columns.count - 1)) { $0 + $1.width }
    }

    /// 2. Gives the columns that do not grow their ideal width if there is enough room, and serves the others as a stack
    ///   serves its views: the least flexible ones first, each with an equal share of the rest.
    @MainActor
    private mutating func serve(_ room: CGFloat) {
        var rest = room - gap * CGFloat(columns.count - 1)
        // Otherwise cells across several columns do not get what they want, either.
        let isEnough = columns.reduce(0) { $0 + $1.base } <= rest
        if isEnough {
            for column in columns.indices where !columns[column].widths.grows {
                columns[column].width = columns[column].base
                rest -= columns[column].width
            }
        }
        let served = columns.indices.filter { !isEnough || columns[$0].widths.grows }
        let order = served.sorted { one, other in
            let (first, second) = (columns[one], columns[other])
            let flexibility = first.widths.greatest - first.widths.least
            let next = second.widths.greatest - second.widths.least
            if flexibility != next { return flexibility < next }
            return first.floor != second.floor ? first.floor > second.floor : one < other
        }
        for (position, column) in order.enumerated() {
            let share = max(0, rest / CGFloat(order.count - position))
            var width = widthOfCells(in: column, share)
            if isEnough { width = max(width, columns[column].floor) }
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

    /// 4. Sets the height of each row to that of its cells, aligned as in a horizontal stack.
    @MainActor
    private mutating func findHeights() {
        for row in rows.indices { set(extentOfCells(in: rows[row], .nan), of: row) }
    }

    private mutating func set(_ extent: (above: CGFloat, below: CGFloat), of row: Int) {
        rows[row].line = extent.above
        rows[row].height = extent.above + extent.below
    }

    /// 5. Shares what the other rows leave among the rows that take more than their ideal height, as those of colours do:
    ///   the least flexible ones first, each with an equal share of the rest.
    @MainActor
    private mutating func growRows(to height: CGFloat) {
        var growing: [(row: Int, flexibility: CGFloat)] = []
        var rest = height
        for (index, row) in rows.enumerated() {
            rest -= row.distance
            let (above, below) = extentOfCells(in: row, .infinity)
            if above + below > row.height {
                let least = extentOfCells(in: row, 0)
                growing.append((index, above + below - least.above - least.below))
            } else {
                rest -= row.height
            }
        }
        growing.sort {
            $0.flexibility != $1.flexibility ? $0.flexibility < $1.flexibility : $0.row < $1.row
        }
        for (position, item) in growing.enumerated() {
            let share = max(0, rest / CGFloat(growing.count - position))
            set(extentOfCells(in: rows[item.row], share), of: item.row)
            rest -= rows[item.row].height
        }
    }

    /// Returns the heights above and below the line on which the cells of a row are aligned, if all are offered a height;
    /// NaN for the ideal one.
    @MainActor
    private func extentOfCells(in row: Row, _ offer: CGFloat) -> (above: CGFloat, below: CGFloat) {
        row.cells.reduce((0, 0)) { extent, index in
            guard !cells[index].unsizedAxes.contains(.vertical) else { return extent }
            let proposal = ProposedViewSize(
                width: width(of: cells[index]), height: offer.isNaN ? nil : offer)
            let size = cells[index].view.dimensions(in: proposal, .slot)
            let line = size[row.alignment]
            return (max(extent.0, line), max(extent.1, size.height - line))
        }
    }

    /// Places the rows below each other.
    ///
    /// - Returns: The height of all rows.
    private mutating func stackRows() -> CGFloat {
        var bottom: CGFloat = 0
        for row in rows.indices {
            rows[row].top = bottom + rows[row].distance
            bottom = rows[row].top + rows[row].height
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
