import Foundation
import LozengeCore

extension ListModel {
    /// Tints every second row of each section.
    func updateTints() {
        guard look.isAlternating else { return }
        var start = 0
        while start < rows.count {
            var end = start + 1
            while end < rows.count, rows[end].follows(rows[end - 1]) { end += 1 }
            updateTints(of: rows[start..<end])
            start = end
        }
    }

    /// Tints rows without a gap between them.
    ///
    /// Of a row whose neighbours do not exist yet, the tint stays as it was.
    private func updateTints(of rows: ArraySlice<ListRow>) {
        guard let first = rows.first else { return }
        let known = first.isAtStart ? nil : rows.firstIndex { $0.place.isTinted != nil }
        let anchor = known ?? rows.startIndex
        for index in (rows.startIndex..<anchor).reversed() {
            let (row, next) = (rows[index], rows[index + 1])
            row.setTint(
                row.isInSection(of: next)
                    ? next.place.isTinted.map { !$0 } : row.place.isTinted ?? row.probableTint)
        }
        let row = rows[anchor]
        row.setTint(first.isAtStart ? false : row.place.isTinted ?? row.probableTint)
        for index in rows.indices.dropFirst(anchor - rows.startIndex + 1) {
            let before = rows[index - 1]
            rows[index].setTint(
                rows[index].isInSection(of: before) && before.place.isTinted == false)
        }
    }

    /// Continues the tint of every second row below the last one, down to the edge of the list.
    ///
    /// Source: `docs/lists.md`, LIST-34.
    func paintStripes(_ writer: inout DisplayListWriter) {
        guard look.isAlternating, look.kind != .cards, let last = rows.last, last.isAtEnd,
            var cell = cell(of: last, in: writer)
        else { return }
        // The first stripe after a footer is plain.
        var isTinted = last.place.isTinted ?? true
        cell.origin.y = cell.maxY
        cell.size.height = max(minimumRowHeight, Self.leastStripe)
        for _ in 0..<Self.mostStripes where cell.minY < writer.bounds.maxY {
            isTinted.toggle()
            if isTinted, cell.maxY > writer.bounds.minY {
                let stripe = DrawShape.roundedRectangle(
                    cell.intersection(writer.bounds), radius: look.radius)
                writer.list.append(.fill(stripe, .color(colors.alternate)))
            }
            cell.origin.y = cell.maxY
        }
    }

    /// The least height of a stripe, in points: rows of a program can be as low as it likes.
    private static let leastStripe: CGFloat = 8

    /// The greatest number of stripes, which is more than a screen shows: a list can be as high as a program likes.
    private static let mostStripes = 1000
}

extension ListRow {
    /// Sets the tint of a row, and none of a header or footer.
    fileprivate func setTint(_ isTinted: Bool?) {
        let tint = part.role == .row ? isTinted : nil
        guard tint != place.isTinted else { return }
        place.isTinted = tint
        node?.setNeedsPaint()
    }

    /// True if no other row is between a row and this one.
    fileprivate func follows(_ before: ListRow) -> Bool {
        frameInStack.minY - before.frameInStack.maxY < look.rowSpacing + 1
    }

    /// True if both are rows of one section.
    fileprivate func isInSection(of other: ListRow) -> Bool {
        part.role == .row && other.part.role == .row && part.section == other.part.section
    }

    /// The tint of a row far from those whose tint is known: its place in its collection counts.
    fileprivate var probableTint: Bool { (element?.index ?? 0) % 2 == 1 }
}
