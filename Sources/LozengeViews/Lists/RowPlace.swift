import Foundation
import LozengeCore

/// A place between two rows of a collection, where dragged rows or other contents would go.
struct RowPlace: Equatable {
    /// The index of the element before which they would be, counted before the change.
    let index: Int
    /// The row at whose edge the line is.
    let row: ListRow
    /// True if they would be below that row.
    let isBelow: Bool

    static func == (lhs: RowPlace, rhs: RowPlace) -> Bool {
        lhs.index == rhs.index && lhs.row === rhs.row && lhs.isBelow == rhs.isBelow
    }
}

extension ListModel {
    /// Finds the place between two rows that is nearest to a height in the window.
    ///
    /// - Parameters:
    ///   - height: The height in the window, in points.
    ///   - rows: The rows of one collection, from top to bottom, with their indices there.
    /// - Returns: The place; `nil` if it is further from the rows than half a row.
    func place(at height: CGFloat, among rows: [(row: ListRow, index: Int)]) -> RowPlace? {
        guard let first = rows.first, let last = rows.last,
            let top = first.row.node?.frameInWindow, let bottom = last.row.node?.frameInWindow
        else { return nil }
        let reach = top.height / 2
        guard height >= top.minY - reach, height <= bottom.maxY + reach else { return nil }
        let next = rows.first { row, _ in row.node.map { $0.frameInWindow.midY > height } == true }
        return next.map { RowPlace(index: $0.index, row: $0.row, isBelow: false) }
            ?? RowPlace(index: last.index + 1, row: last.row, isBelow: true)
    }

    /// Paints the line between the two rows where dragged contents would go.
    func paintPlace(_ writer: inout DisplayListWriter) {
        guard let place = drag?.target ?? insertion?.place,
            let cell = cell(of: place.row, in: writer)
        else { return }
        let line = CGRect(
            x: cell.minX, y: (place.isBelow ? cell.maxY : cell.minY) - 1, width: cell.width,
            height: 2)
        writer.list.append(.fill(.rectangle(line), .color(colors.accent)))
    }

    /// Returns a row without the gap and the margins, where the list paints it; `nil` for a row that is gone.
    func cell(of row: ListRow, in writer: DisplayListWriter) -> CGRect? {
        guard let node, let box = row.node else { return nil }
        let list = node.frameInWindow
        return row.cell(
            in: box.frameInWindow.offsetBy(
                dx: writer.bounds.minX - list.minX, dy: writer.bounds.minY - list.minY))
    }
}
