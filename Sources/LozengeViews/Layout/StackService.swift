import Foundation
import LozengeCore

/// What the children of a stack can give at one length across, and the order they are served in.
///
/// A view onto memory of the ``StackState``.
nonisolated struct StackService {
    struct Entry {
        var priority: Double
        /// The least length along the stack.
        var low: CGFloat
        /// How much longer than that the child can be.
        var flexibility: CGFloat
    }

    let entries: UnsafeMutableBufferPointer<Entry>
    /// Indices of children, first served first.
    let order: UnsafeMutableBufferPointer<Int32>

    /// 2. Higher priority first, then the less flexible; of two without end, the one with the larger
    /// least length; ties in the order of the content.
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

    /// The entry of the child that is served at `position`.
    func entry(at position: Int) -> Entry { entries[Int(order[position])] }

    /// Where the group of equal priority ends that begins at `start`.
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

/// The services of a stack at the last two lengths across: a stack that is not told how long it is
/// across asks its children with nothing, and again when it knows.
nonisolated struct StackServices: ~Copyable {
    private var memory: UnsafeMutableRawPointer?
    private var count: Int32 = 0
    private var latest: Int8 = 0
    private var isFirstKnown = false
    private var isSecondKnown = false
    /// The lengths across as bits, since NaN is one of them.
    private var first: UInt = 0
    private var second: UInt = 0

    init() {}

    deinit { memory?.deallocate() }

    /// The service that was found last, if it was found at this length across.
    func known(across length: CGFloat) -> StackService? {
        let bits = length.bitPattern
        let isKnown =
            latest == 0 ? isFirstKnown && first == bits : isSecondKnown && second == bits
        return isKnown ? service(Int(latest)) : nil
    }

    /// The service at a length across, and whether it is known; if not, it is to be found.
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

    /// Forgets what was not found last.
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
