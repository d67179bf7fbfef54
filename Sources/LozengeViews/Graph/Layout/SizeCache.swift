import Foundation
import LozengeCore

/// What a view answered to which proposal, as far as it was asked lately.
///
/// A stack asks for the least, greatest and ideal length on each axis again and again, whatever else
/// is new. Those answers stay, and so does one that was of use since it was last looked at for
/// eviction: a window dragged through many widths does not push them out.
struct SizeCache: ~Copyable {
    private struct Entry {
        var proposal: SIMD2<UInt64>
        var size: CGSize
    }

    private static let greatestCapacity: UInt8 = 8

    private var entries: UnsafeMutablePointer<Entry>?
    /// A few bits of each entry's proposal: most answers that are not known need no look at them.
    private var tags: UInt64 = 0
    /// A bit for each entry: whether it was of use lately.
    private var used: UInt8 = 0
    /// A bit for each entry: whether it is to stay anyway.
    private var lasting: UInt8 = 0
    private var capacity: UInt8 = 0
    private var count: UInt8 = 0
    /// Which entry is looked at first when one has to go.
    private var hand: UInt8 = 0

    init() {}

    deinit { entries?.deallocate() }

    mutating func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        let wanted = unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self)
        // Whether any byte of the tags is the wanted one: whether any is zero after this.
        let others = tags ^ (Self.tag(wanted) &* 0x0101_0101_0101_0101)
        guard (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0 else {
            return nil
        }
        for index in 0..<Int(count) where entries[index].proposal == wanted {
            used |= 1 << UInt8(index)
            return entries[index].size
        }
        return nil
    }

    private static func tag(_ proposal: SIMD2<UInt64>) -> UInt64 {
        let mixed = (proposal.x ^ (proposal.y >> 7 | proposal.y << 57)) &* 0x9E37_79B9_7F4A_7C15
        return mixed >> 56
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        if count == capacity, capacity < Self.greatestCapacity { grow() }
        let place = takePlace()
        let key = unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self)
        entries?[place] = Entry(proposal: key, size: size)
        let bit: UInt8 = 1 << place
        lasting = Self.isLasting(proposal) ? lasting | bit : lasting & ~bit
        let shift = UInt64(place) * 8
        tags = tags & ~(0xff << shift) | Self.tag(key) << shift
    }

    mutating func removeAll() {
        count = 0
        used = 0
        lasting = 0
    }

    /// The place of a new answer: a free one, or else the next of an answer that is not kept.
    private mutating func takePlace() -> Int {
        if count < capacity {
            count += 1
            return Int(count) - 1
        }
        let all = UInt8(truncatingIfNeeded: UInt16(1) << UInt16(capacity) - 1)
        let others = all & ~(used | lasting)
        var places = others & (0xff << hand)
        if places == 0 {
            // Once around: whoever was of use has to be so again.
            used = 0
            places = others != 0 ? others : all & ~lasting != 0 ? all & ~lasting : all
        }
        let place = places.trailingZeroBitCount
        hand = UInt8(place) + 1
        return place
    }

    /// Whether a proposal stays when the window changes: both lengths are a least, greatest or ideal
    /// one.
    private static func isLasting(_ proposal: ProposedViewSize) -> Bool {
        isExtreme(proposal.lengths.x) && isExtreme(proposal.lengths.y)
    }

    private static func isExtreme(_ length: Double) -> Bool {
        length == 0 || length == .infinity || length.isNaN
    }

    private mutating func grow() {
        let larger = max(4, capacity * 2)
        let moved = UnsafeMutablePointer<Entry>.allocate(capacity: Int(larger))
        if let entries {
            moved.moveInitialize(from: entries, count: Int(count))
            entries.deallocate()
        }
        entries = moved
        capacity = larger
    }
}
