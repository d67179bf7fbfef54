import Foundation
import LozengeCore

/// The cells of a line of a lazy grid at one length across: the same in every line.
struct LineCells {
    /// The position of a view in a line, across the grid.
    struct Cell: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var all: [Cell] = []
    /// The length of all tracks, listed or not.
    private(set) var total: CGFloat = 0
    private var position: CGFloat = 0

    /// The distance between the tracks of a grid that names none.
    static let defaultGap: CGFloat = 8

    /// Computes the cells for tracks (LAZYGRID-1, LAZYGRID-3).
    ///
    /// - Parameters:
    ///   - tracks: The tracks.
    ///   - length: The length across in points; NaN for the least length.
    ///   - limit: The highest number of cells to list for one track.
    init(_ tracks: [GridItem], across length: CGFloat, atMost limit: Int) {
        // 1. The length without gaps and fixed tracks is shared.
        var room = length.isNaN ? Self.least(tracks) : length
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
                add(length, track.alignment, gap: gap, times: 1, atMost: limit)
            case .flexible(let minimum, let maximum):
                let taken = min(max(room / CGFloat(sharing), minimum), maximum)
                add(taken, track.alignment, gap: gap, times: 1, atMost: limit)
                room -= taken
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = room / CGFloat(sharing)
                let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
                let count = fitting.isFinite ? max(1, fitting) : 1
                let taken = min(max((share - gap * (count - 1)) / count, minimum), maximum)
                add(taken, track.alignment, gap: gap, times: count, atMost: limit)
                room -= share
                sharing -= 1
            }
        }
    }

    /// Returns the length of a view that has the whole length across, as a header.
    func whole(across length: CGFloat) -> CGFloat { length.isNaN ? total : max(length, total) }

    /// Returns the place of the cells in a line of `length`, by the alignment of the grid (LAZYGRID-2).
    func start(across length: CGFloat, axis: Axis, alignment: AlignmentKey) -> CGFloat {
        let slack = max(0, length - total)
        return ViewDimensions(box: CGSize(slack, along: axis.cross, cross: 0))[alignment]
    }

    private static func least(_ tracks: [GridItem]) -> CGFloat {
        tracks.reduce(defaultGap * CGFloat(max(0, tracks.count - 1))) { sum, track in
            switch track.size {
            case .fixed(let length): sum + length
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
            }
        }
    }

    /// Adds `count` cells of a track, of which no more than `limit` are listed.
    private mutating func add(
        _ length: CGFloat, _ alignment: Alignment?, gap: CGFloat, times count: CGFloat,
        atMost limit: Int
    ) {
        let pitch = length + gap
        for index in 0..<Int(min(count, CGFloat(limit))) {
            all.append(
                Cell(
                    start: position + CGFloat(index) * pitch, length: length, alignment: alignment))
        }
        total = position + (count - 1) * pitch + length
        position += count * pitch
    }
}
