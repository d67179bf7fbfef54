import Foundation
import LozengeCore

/// What a view answered to which proposal.
///
/// The answers to the least, greatest and ideal lengths are kept for good: every stack above asks
/// for them again and again, at any width. The rest is kept in turn.
struct SizeCache: ~Copyable {
    private struct Entry {
        var proposal: SIMD2<UInt64>
        var size: CGSize
    }

    /// Sixteen corners, and a few lengths in between.
    private static let capacity = 24
    private static let kept = 16

    private var entries: UnsafeMutablePointer<Entry>?
    private var cornerCount = 0
    private var otherCount = 0
    private var nextOther = 0

    init() {}

    deinit { entries?.deallocate() }

    var isEmpty: Bool { cornerCount + otherCount == 0 }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        let wanted = unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self)
        // The newest first: a proposal is usually repeated at once.
        var index = Self.kept + otherCount
        while index > Self.kept {
            index -= 1
            if entries[index].proposal == wanted { return entries[index].size }
        }
        index = cornerCount
        while index > 0 {
            index -= 1
            if entries[index].proposal == wanted { return entries[index].size }
        }
        return nil
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        let known = entries ?? UnsafeMutablePointer<Entry>.allocate(capacity: Self.capacity)
        entries = known
        let entry = Entry(
            proposal: unsafeBitCast(proposal.lengths, to: SIMD2<UInt64>.self), size: size)
        if Self.isCorner(proposal.lengths.x) && Self.isCorner(proposal.lengths.y)
            && cornerCount < Self.kept
        {
            known[cornerCount] = entry
            cornerCount += 1
        } else {
            known[Self.kept + nextOther] = entry
            nextOther = (nextOther + 1) % (Self.capacity - Self.kept)
            otherCount = max(otherCount, nextOther == 0 ? Self.capacity - Self.kept : nextOther)
        }
    }

    mutating func removeAll() {
        cornerCount = 0
        otherCount = 0
        nextOther = 0
    }

    private static func isCorner(_ length: Double) -> Bool {
        length == 0 || length == .infinity || length.isNaN
    }
}
