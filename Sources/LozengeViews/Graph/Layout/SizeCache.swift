import Foundation
import LozengeCore

/// The sizes that a view returned for recent proposals.
///
/// A stack asks for the least, greatest and ideal length on each axis repeatedly, whatever else changed.
/// Those entries stay, and so does an entry used since the eviction hand last passed it: a window dragged
/// through many widths does not evict them.
struct SizeCache: ~Copyable {
    private struct Entry {
        var proposal: SIMD2<UInt64>
        var size: CGSize
    }

    private static let greatestCapacity: UInt8 = 8

    private var entries: UnsafeMutablePointer<Entry>?
    /// One byte of each proposal's hash: most misses need not read the entries.
    private var tags: UInt64 = 0
    /// A bit for each entry: recently used.
    private var used: UInt8 = 0
    /// A bit for each entry: never evicted before others.
    private var lasting: UInt8 = 0
    private var capacity: UInt8 = 0
    private var count: UInt8 = 0
    /// The entry at which the search for an eviction starts.
    private var hand: UInt8 = 0

    init() {}

    deinit { entries?.deallocate() }

    mutating func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        let wanted = unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self)
        // True if any byte of the tags is the wanted one: the XOR leaves a zero byte there.
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

    /// Returns the index for a new entry: a free one, or the next that may be evicted.
    private mutating func takePlace() -> Int {
        if count < capacity {
            count += 1
            return Int(count) - 1
        }
        let all = UInt8(truncatingIfNeeded: UInt16(1) << UInt16(capacity) - 1)
        let others = all & ~(used | lasting)
        var places = others & (0xff << hand)
        if places == 0 {
            // A full round: clear the bits of recent use.
            used = 0
            places = others != 0 ? others : all & ~lasting != 0 ? all & ~lasting : all
        }
        let place = places.trailingZeroBitCount
        hand = UInt8(place) + 1
        return place
    }

    /// True if a proposal survives a resize of the window: both lengths are 0, infinite or unspecified.
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
