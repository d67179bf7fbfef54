import Foundation
import LozengeCore

/// The flexibility of a stack's children at one length across, and their order of service.
///
/// A view of memory of the ``StackState``.
nonisolated struct StackService {
    struct Entry {
        var priority: Double
        /// The least length along the stack.
        var low: CGFloat
        /// The difference between the greatest and the least length.
        var flexibility: CGFloat
    }

    let entries: UnsafeMutableBufferPointer<Entry>
    /// Indices of children in the order of service.
    let order: UnsafeMutableBufferPointer<Int32>

    /// 2. Sorts by priority, the highest first, then by flexibility, the least first.
    ///
    /// Of two children with infinite flexibility, the one with the larger least length is first; ties keep
    /// the
    /// order of the content.
    func sort() {
        for index in 0..<order.count { order[index] = Int32(index) }
        if order.count <= 32 {
            insertionSort()
        } else if !isInOrder {
            let entries = entries
            var order = order
            order.sort { lhs, rhs in
                let (left, right) = (entries[Int(lhs)], entries[Int(rhs)])
                if Self.precedes(left, right) { return true }
                return !Self.precedes(right, left) && lhs < rhs
            }
        }
    }

    /// Returns the entry of the child that is served at `position`.
    func entry(at position: Int) -> Entry { entries[Int(order[position])] }

    /// Returns the end of the group of equal priority that begins at `start`.
    func endOfGroup(from start: Int) -> Int {
        guard start < order.count else { return start }
        let priority = entry(at: start).priority
        var end = start + 1
        while end < order.count, entry(at: end).priority == priority { end += 1 }
        return end
    }

    private var isInOrder: Bool {
        for index in 1..<entries.count where Self.precedes(entries[index], entries[index - 1]) {
            return false
        }
        return true
    }

    private func insertionSort() {
        guard order.count > 1 else { return }
        for end in 1..<order.count {
            var hole = end
            while hole > 0, Self.precedes(entries[end], entry(at: hole - 1)) {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[hole] = Int32(end)
        }
    }

    private static func precedes(_ lhs: Entry, _ rhs: Entry) -> Bool {
        if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
        if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
        return lhs.flexibility == .infinity && lhs.low > rhs.low
    }
}

/// The services of a stack at the last two lengths across.
///
/// A stack with an unspecified length across measures its children without one, and again with the result.
nonisolated struct StackServices: ~Copyable {
    private var memory: UnsafeMutableRawPointer?
    private var count: Int32 = 0
    private var latest: Int8 = 0
    private var isFirstKnown = false
    private var isSecondKnown = false
    /// The lengths across as bits, because one may be NaN.
    private var first: UInt = 0
    private var second: UInt = 0

    init() {}

    deinit { memory?.deallocate() }

    /// Returns the latest service if it is for this length across.
    func known(across length: CGFloat) -> StackService? {
        let bits = length.bitPattern
        let isKnown =
            latest == 0 ? isFirstKnown && first == bits : isSecondKnown && second == bits
        return isKnown ? service(Int(latest)) : nil
    }

    /// Returns the service at a length across, and true if it is known; otherwise the caller fills it.
    mutating func service(
        across length: CGFloat, count: Int
    ) -> (service: StackService, isKnown: Bool) {
        if count != self.count { makeRoom(for: count) }
        let bits = length.bitPattern
        if isFirstKnown, first == bits {
            latest = 0
            return (service(0), true)
        }
        if isSecondKnown, second == bits {
            latest = 1
            return (service(1), true)
        }
        latest = 1 - latest
        if latest == 0 {
            (first, isFirstKnown) = (bits, true)
        } else {
            (second, isSecondKnown) = (bits, true)
        }
        return (service(Int(latest)), false)
    }

    /// Removes the service that is not the latest.
    mutating func forgetOther() {
        if latest == 0 { isSecondKnown = false } else { isFirstKnown = false }
    }

    mutating func forgetAll() {
        isFirstKnown = false
        isSecondKnown = false
    }

    private func service(_ place: Int) -> StackService {
        let count = Int(count)
        let entries = place * count * MemoryLayout<StackService.Entry>.stride
        let orders =
            2 * count * MemoryLayout<StackService.Entry>.stride
            + place * count * MemoryLayout<Int32>.stride
        return StackService(
            entries: UnsafeMutableBufferPointer(
                start: (memory?.advanced(by: entries))?
                    .assumingMemoryBound(to: StackService.Entry.self), count: count),
            order: UnsafeMutableBufferPointer(
                start: (memory?.advanced(by: orders))?.assumingMemoryBound(to: Int32.self),
                count: count))
    }

    private mutating func makeRoom(for count: Int) {
        memory?.deallocate()
        memory = .allocate(
            byteCount: 2 * count
                * (MemoryLayout<StackService.Entry>.stride + MemoryLayout<Int32>.stride),
            alignment: MemoryLayout<StackService.Entry>.alignment)
        self.count = Int32(count)
        forgetAll()
    }
}
