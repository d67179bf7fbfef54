import Foundation
import LozengeCore

/// What a view answered to which proposal, as far as it was asked lately.
///
/// A stack asks for the least, greatest and ideal length on each axis again and again, whatever else
/// is new. An answer that was of use since it was last looked at for eviction stays, so a window
/// dragged through many widths does not push those out.
struct SizeCache: ~Copyable {
    private struct Entry {
        var proposal: SIMD2<UInt64>
        var size: CGSize
    }

    private static let greatestCapacity: UInt8 = 8

    private var entries: UnsafeMutablePointer<Entry>?
    /// A bit for each entry: whether it was of use lately.
    private var used: UInt8 = 0
    private var capacity: UInt8 = 0
    private var count: UInt8 = 0
    /// Which entry is looked at first when one has to go.
    private var hand: UInt8 = 0

    init() {}

    deinit { entries?.deallocate() }

    mutating func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        let wanted = unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self)
        for index in 0..<Int(count) where entries[index].proposal == wanted {
            used |= 1 << UInt8(index)
            return entries[index].size
        }
        return nil
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        if count == capacity, capacity < Self.greatestCapacity { grow() }
        let place = takePlace()
        entries?[place] = Entry(
            proposal: unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self), size: size)
    }

    mutating func removeAll() {
        count = 0
        used = 0
    }

    private mutating func takePlace() -> Int {
        if count < capacity {
            count += 1
            return Int(count) - 1
        }
        while used & (1 << UInt8(hand)) != 0 {
            used &= ~(1 << UInt8(hand))
            hand = (hand + 1) % capacity
        }
        defer { hand = (hand + 1) % capacity }
        return Int(hand)
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
