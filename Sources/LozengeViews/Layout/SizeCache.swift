import Foundation
import LozengeCore

/// What a view answered to which proposal.
///
/// A stack asks for the least, greatest and ideal length on each axis again and again, whatever else
/// is new; those answers are kept apart from the others, so that a window dragged through many
/// widths does not push them out.
struct SizeCache: ~Copyable {
    private struct Entry {
        var proposal: SIMD2<UInt64>
        var size: CGSize
    }

    /// Entries of one kind, the oldest overwritten first.
    private struct Segment {
        let start: Int
        let capacity: Int
        var count = 0
        var next = 0

        mutating func removeAll() {
            count = 0
            next = 0
        }

        mutating func takePlace() -> Int {
            let place = start + next
            next = (next + 1) % capacity
            count = max(count, next == 0 ? capacity : next)
            return place
        }
    }

    /// Both lengths are a least, greatest or ideal one.
    private var corners = Segment(start: 0, capacity: 8)
    /// One length is.
    private var edges = Segment(start: 8, capacity: 8)
    private var others = Segment(start: 16, capacity: 4)
    private var entries: UnsafeMutablePointer<Entry>?

    init() {}

    deinit { entries?.deallocate() }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        let wanted = unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self)
        let segment = segment(of: proposal)
        for index in segment.start..<segment.start + segment.count
        where entries[index].proposal == wanted {
            return entries[index].size
        }
        return nil
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        let known = entries ?? .allocate(capacity: others.start + others.capacity)
        entries = known
        let place =
            switch Self.cornerCount(proposal) {
            case 2: corners.takePlace()
            case 1: edges.takePlace()
            default: others.takePlace()
            }
        known[place] = Entry(
            proposal: unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self), size: size)
    }

    mutating func removeAll() {
        corners.removeAll()
        edges.removeAll()
        others.removeAll()
    }

    private func segment(of proposal: ProposedViewSize) -> Segment {
        switch Self.cornerCount(proposal) {
        case 2: corners
        case 1: edges
        default: others
        }
    }

    /// How many lengths of a proposal are a least, greatest or ideal one.
    private static func cornerCount(_ proposal: ProposedViewSize) -> Int {
        (isCorner(proposal.lengths.x) ? 1 : 0) + (isCorner(proposal.lengths.y) ? 1 : 0)
    }

    private static func isCorner(_ length: Double) -> Bool {
        length == 0 || length == .infinity || length.isNaN
    }
}
