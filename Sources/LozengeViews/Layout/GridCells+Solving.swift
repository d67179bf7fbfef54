import Foundation
import LozengeCore

extension GridCells {
    /// Calculates columns and rows for a width of `room` points; NaN for the least width.
    @MainActor
    mutating func solve(in room: CGFloat) {
        guard solved != room.bitPattern else { return }
        solved = room.bitPattern
        for column in columns.indices { columns[column].width = columns[column].leastWidth }
        if !room.isNaN { share(room) }
        var end: CGFloat = 0
        for column in columns.indices {
            columns[column].start = end + (column > 0 ? gap : 0)
            end = columns[column].start + columns[column].width
        }
        size = CGSize(width: end, height: findHeights())
    }

    /// 2. Distributes the remaining width to the flexible columns, or to all if only a whole row is flexible.
    private mutating func share(_ room: CGFloat) {
        var rigid = gap * CGFloat(columns.count - 1)
        var sharing = 0
        var end = rigid
        for column in columns {
            end += column.width
            if column.isFlexible { sharing += 1 } else { rigid += column.width }
        }
        if sharing > 0 {
            let share = (room - rigid) / CGFloat(sharing)
            for column in columns.indices where columns[column].isFlexible {
                columns[column].width = max(columns[column].width, share)
            }
        } else if room > end, hasFlexibleRow {
            let share = (room - end) / CGFloat(max(1, columns.count))
            for column in columns.indices { columns[column].width += share }
        }
    }

    private var hasFlexibleRow: Bool {
        for row in rows where row.isWhole {
            for index in row.cells where cells[index].isFlexible && cells[index].isSized {
                return true
            }
        }
        return false
    }

    /// 3. Sets the height of each row to that of its highest cell.
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
