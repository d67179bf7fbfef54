import Foundation
import LozengeCore

extension ListModel {
    /// Continues the tint of every second row below the last one, down to the edge of the list.
    ///
    /// Source: `docs/lists.md`, LIST-34.
    func paintStripes(_ writer: inout DisplayListWriter) {
        guard look.isAlternating, look.kind != .cards, let last = rows.last, last.isAtEnd,
            var cell = cell(of: last, in: writer)
        else { return }
        var isOdd = last.place.isOdd
        cell.origin.y = cell.maxY
        cell.size.height = max(minimumRowHeight, Self.leastStripe)
        for _ in 0..<Self.mostStripes where cell.minY < writer.bounds.maxY {
            isOdd.toggle()
            if isOdd, cell.maxY > writer.bounds.minY {
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
