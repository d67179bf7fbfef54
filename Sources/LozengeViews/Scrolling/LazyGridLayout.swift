import Foundation
import LozengeCore

/// The rule behind ``LazyVGrid`` and ``LazyHGrid`` (LAZYGRID-1 to LAZYGRID-4).
struct LazyGridLayout: Layout {
    /// The axis along which lines follow each other: vertical for columns.
    let axis: Axis
    let tracks: [GridItem]
    let alignment: AlignmentKey
    let spacing: CGFloat?

    private static let defaultGap: CGFloat = 8

    func makeCache(subviews: Subviews) -> LazyGridLines { LazyGridLines() }

    func updateCache(_ lines: inout LazyGridLines, subviews: Subviews) { lines.forget() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache lines: inout LazyGridLines
    ) -> CGSize {
        let room = proposal[axis.cross]
        solve(room, subviews, &lines)
        return CGSize(
            lines.length, along: axis, cross: room.isNaN ? lines.total : max(room, lines.total))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache lines: inout LazyGridLines
    ) {
        let room = bounds.size[axis.cross]
        solve(room, subviews, &lines)
        let slack = max(0, room - lines.total)
        let box = ViewDimensions(box: CGSize(slack, along: axis.cross, cross: 0))
        let start = box[alignment]
        var position: CGFloat = 0
        for line in lines.all {
            for (place, index) in line.children.enumerated() {
                let cell =
                    line.isWhole
                    ? LazyGridLines.Cell(start: -start, length: max(room, lines.total))
                    : lines.cells[place]
                let offer = ProposedViewSize(line.length, along: axis, cross: cell.length)
                let child = subviews[index].dimensions(in: offer, .slot)
                let slot = CGSize(line.length, along: axis, cross: cell.length)
                let inset =
                    cell.alignment?.origin(of: child, in: slot) ?? origin(of: child, in: slot)
                let corner = CGSize(position, along: axis, cross: start + cell.start)
                subviews[index].place(
                    at: CGPoint(
                        x: bounds.minX + corner.width + inset.x,
                        y: bounds.minY + corner.height + inset.y),
                    size: child.size, proposal: offer)
            }
            position += line.length + gap
        }
    }

    /// Returns the position of a child in its slot.
    ///
    /// Across, a track without an alignment has that of the grid; along, the child is centred (LAZYGRID-4).
    private func origin(of child: ViewDimensions, in slot: CGSize) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis.cross] = ViewDimensions(box: slot)[alignment] - child[alignment]
        origin[axis] = (slot[axis] - child.size[axis]) / 2
        return origin
    }

    /// The distance between two lines.
    private var gap: CGFloat { spacing ?? Self.defaultGap }

    /// Computes the cells of every line for a grid of length `room` across, and the length of each line,
    /// which is that of its longest child.
    private func solve(_ room: CGFloat, _ subviews: Subviews, _ lines: inout LazyGridLines) {
        guard lines.begin(across: room) else { return }
        findCells(across: room, atMost: subviews.count, &lines)
        guard !lines.cells.isEmpty else { return }
        let whole = room.isNaN ? lines.total : max(room, lines.total)
        for subview in subviews {
            // A section begins on a line of its own, and so do its header and its footer (LAZYGRID-5).
            let cell = lines.add(subview[SectionPartKey.self])
            let offer = ProposedViewSize(.nan, along: axis, cross: cell?.length ?? whole)
            lines.stretchLast(to: subview.sizeThatFits(offer, .slot)[axis])
        }
        for line in lines.all { lines.length += line.length }
        lines.length += CGFloat(max(0, lines.all.count - 1)) * gap
    }

    /// Computes the cells of every line for a grid of `length` across; NaN for the least length.
    ///
    /// - Parameters:
    ///   - length: The length in points.
    ///   - limit: The highest number of cells to list for one track, which is the number of children.
    ///   - lines: Receives the cells, and the length of all tracks, listed or not.
    private func findCells(
        across length: CGFloat, atMost limit: Int, _ lines: inout LazyGridLines
    ) {
        // 1. The length without gaps and fixed tracks is shared.
        var room = length.isNaN ? least : length
        var sharing = 0
        for (index, track) in tracks.enumerated() {
            if index < tracks.count - 1 { room -= track.spacing ?? Self.defaultGap }
            if case .fixed(let length) = track.size { room -= length } else { sharing += 1 }
        }
        // 2. In order, each track takes an equal share of the rest within its limits; the length that a limit
        // saves goes to the following tracks.
        for track in tracks {
            let gap = track.spacing ?? Self.defaultGap
            switch track.size {
            case .fixed(let length):
                lines.add(length, track.alignment, gap: gap, times: 1, atMost: limit)
            case .flexible(let minimum, let maximum):
                let taken = min(max(room / CGFloat(sharing), minimum), maximum)
                lines.add(taken, track.alignment, gap: gap, times: 1, atMost: limit)
                room -= taken
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = room / CGFloat(sharing)
                let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
                let count = fitting.isFinite ? max(1, fitting) : 1
                let taken = min(max((share - gap * (count - 1)) / count, minimum), maximum)
                lines.add(taken, track.alignment, gap: gap, times: count, atMost: limit)
                room -= share
                sharing -= 1
            }
        }
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
