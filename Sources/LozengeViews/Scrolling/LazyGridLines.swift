import Foundation
import LozengeCore

/// The lines of a lazy grid at one length across; kept, so that measuring allocates nothing.
struct LazyGridLines {
    /// The position of the children of one track, across the grid.
    struct Cell {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// The cells, which are the same in every line.
    private(set) var cells: [Cell] = []
    /// The length of all tracks.
    private(set) var total: CGFloat = 0
    /// The length of each line.
    var lengths: [CGFloat] = []
    /// The length of all lines with the gaps.
    var length: CGFloat = 0

    /// The length of the last solution as bits, since it may be NaN.
    private var solved: UInt?
    private var position: CGFloat = 0

    mutating func forget() { solved = nil }

    /// Discards the solution; returns false if this is solved for `room` already.
    mutating func begin(across room: CGFloat) -> Bool {
        guard solved != room.bitPattern else { return false }
        solved = room.bitPattern
        cells.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        (total, length, position) = (0, 0, 0)
        return true
    }

    /// Adds `count` cells of a track, of which no more than `limit` are listed.
    mutating func add(
        _ length: CGFloat, _ alignment: Alignment?, gap: CGFloat, times count: CGFloat,
        atMost limit: Int
    ) {
        let pitch = length + gap
        for index in 0..<Int(min(count, CGFloat(limit))) {
            cells.append(
                Cell(
                    start: position + CGFloat(index) * pitch, length: length, alignment: alignment))
        }
        total = position + (count - 1) * pitch + length
        position += count * pitch
    }
}
