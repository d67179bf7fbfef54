import Foundation
import LozengeCore

/// The rule behind ``LazyVGrid`` and ``LazyHGrid`` (LAZYGRID-1 to LAZYGRID-4).
struct LazyGridLayout: Layout {
    /// Along which lines follow each other: vertical for columns.
    let axis: Axis
    let tracks: [GridItem]
    let alignment: AlignmentKey
    let spacing: CGFloat?

    private static let defaultGap: CGFloat = 8

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let room = proposal[axis.cross]
        let (cells, total) = cells(across: room, atMost: subviews.count)
        var length: CGFloat = 0
        var lines = 0
        forEachLine(of: subviews, cells) { _, lineLength in
            length += lineLength
            lines += 1
        }
        length += CGFloat(max(0, lines - 1)) * (spacing ?? Self.defaultGap)
        return CGSize(length, along: axis, cross: room.isNaN ? total : max(room, total))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let room = bounds.size[axis.cross]
        let (cells, total) = cells(across: room, atMost: subviews.count)
        let slack = max(0, room - total)
        let box = ViewDimensions(box: CGSize(slack, along: axis.cross, cross: 0))
        let start = box[alignment]
        var position: CGFloat = 0
        forEachLine(of: subviews, cells) { line, length in
            for (cell, index) in zip(cells, line) {
                let offer = ProposedViewSize(length, along: axis, cross: cell.length)
                let child = subviews[index].dimensions(in: offer, .slot)
                let slot = CGSize(length, along: axis, cross: cell.length)
                let inset = (cell.alignment ?? .center).origin(of: child, in: slot)
                let corner = CGSize(position, along: axis, cross: start + cell.start)
                subviews[index].place(
                    at: CGPoint(
                        x: bounds.minX + corner.width + inset.x,
                        y: bounds.minY + corner.height + inset.y),
                    size: child.size, proposal: offer)
            }
            position += length + (spacing ?? Self.defaultGap)
        }
    }

    /// Calls `body` with the children of each line and the line's length: that of the longest.
    private func forEachLine(
        of subviews: Subviews, _ cells: [Cell], _ body: (Range<Int>, CGFloat) -> Void
    ) {
        var start = 0
        while start < subviews.count, !cells.isEmpty {
            let line = start..<min(start + cells.count, subviews.count)
            var length: CGFloat = 0
            for (cell, index) in zip(cells, line) {
                let offer = ProposedViewSize(.nan, along: axis, cross: cell.length)
                length = max(length, subviews[index].sizeThatFits(offer, .slot)[axis])
            }
            body(line, length)
            start = line.upperBound
        }
    }

    /// Where one line of a track is, across the grid.
    private struct Cell {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// The cells of every line, for a grid that is `length` across; NaN for as little as possible.
    ///
    /// - Parameters:
    ///   - length: In points.
    ///   - limit: How many cells of one track are worth listing: no more than there are children.
    /// - Returns: The cells, and how far all tracks reach, listed or not.
    private func cells(
        across length: CGFloat, atMost limit: Int
    ) -> (cells: [Cell], total: CGFloat) {
        var cells: [Cell] = []
        var position: CGFloat = 0
        var total: CGFloat = 0
        func add(_ length: CGFloat, _ track: GridItem, times count: CGFloat = 1) {
            let pitch = length + (track.spacing ?? Self.defaultGap)
            for index in 0..<Int(min(count, CGFloat(limit))) {
                cells.append(
                    Cell(
                        start: position + CGFloat(index) * pitch, length: length,
                        alignment: track.alignment))
            }
            total = position + (count - 1) * pitch + length
            position += count * pitch
        }

        // 1. What the gaps and the fixed tracks leave is shared.
        var room = length.isNaN ? least : length
        var sharing = 0
        for (index, track) in tracks.enumerated() {
            if index < tracks.count - 1 { room -= track.spacing ?? Self.defaultGap }
            if case .fixed(let length) = track.size { room -= length } else { sharing += 1 }
        }
        // 2. From the first to the last, each takes an equal share of what is left, within its
        // limits: what a limit saves is for those that follow.
        for track in tracks {
            switch track.size {
            case .fixed(let length):
                add(length, track)
            case .flexible(let minimum, let maximum):
                let taken = min(max(room / CGFloat(sharing), minimum), maximum)
                add(taken, track)
                room -= taken
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = room / CGFloat(sharing)
                let gap = track.spacing ?? Self.defaultGap
                let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
                let count = fitting.isFinite ? max(1, fitting) : 1
                let taken = min(max((share - gap * (count - 1)) / count, minimum), maximum)
                add(taken, track, times: count)
                room -= share
                sharing -= 1
            }
        }
        return (cells, total)
    }

    private var least: CGFloat {
        tracks.reduce(Self.defaultGap * CGFloat(max(0, tracks.count - 1))) { sum, track in
            switch track.size {
            case .fixed(let length): sum + length
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
            }
        }
    }
}
