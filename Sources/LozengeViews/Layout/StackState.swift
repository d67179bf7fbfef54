import Foundation
import LozengeCore

/// What a stack knows of its children between two questions; made once, so that asking allocates
/// nothing.
nonisolated final class StackState {
    struct Child {
        /// To the child before.
        var distance: CGFloat = 0
        var priority: Double = 0
        /// The least length along the stack.
        var low: CGFloat = 0
        /// How much longer than that the child can be.
        var flexibility: CGFloat = 0
        /// What the child was offered along the stack.
        var offer: CGFloat = 0
        var size = CGSize.zero
        /// Where the line is that children are aligned by.
        var guide: CGFloat = 0
        /// Where the child begins along the stack.
        var major: CGFloat = 0
    }

    typealias Children = UnsafeMutableBufferPointer<Child>

    /// The children in the order they are served.
    @exclusivity(unchecked) private(set) var order = UnsafeMutableBufferPointer<Int32>(
        start: nil, count: 0)
    @exclusivity(unchecked) private(set) var children = Children(start: nil, count: 0)
    /// All distances together.
    @exclusivity(unchecked) var totalDistance: CGFloat = 0

    /// The proposal that everything here is the answer to, if any.
    @exclusivity(unchecked) private(set) var solved: ProposedViewSize?
    @exclusivity(unchecked) private(set) var size = CGSize.zero
    /// Where the first child begins, as seen from the line that all are aligned by.
    @exclusivity(unchecked) private(set) var start: CGFloat = 0

    @exclusivity(unchecked) private var isPrepared = false
    /// The children in which something changed since all this was found out.
    @exclusivity(unchecked) private(set) var changed: ContiguousArray<Int32> = []
    /// The width of the stack when all children were placed as this says, NaN if they were not.
    @exclusivity(unchecked) private var placedWidth = CGFloat.nan
    /// Those of them who have to be placed again.
    @exclusivity(unchecked) private(set) var unplaced: ContiguousArray<Int32> = []

    /// More changes than this at once, and everything is looked at again.
    private static let greatestChange = 64

    deinit {
        children.deallocate()
        order.deallocate()
    }

    /// Forgets everything: the children themselves may be others.
    func invalidate() {
        solved = nil
        isPrepared = false
        placedWidth = .nan
        forgetChanges()
    }

    private func forgetChanges() {
        // Emptying an array that is empty takes longer than looking.
        if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
        if !unplaced.isEmpty { unplaced.removeAll(keepingCapacity: true) }
    }

    /// Something in one child changed.
    func childChanged(_ index: Int) {
        guard isPrepared, changed.last != Int32(index) else { return }
        guard changed.count < Self.greatestChange else { return invalidate() }
        changed.append(Int32(index))
    }

    /// Makes room for the children, the first time after a change of everything.
    ///
    /// - Returns: Whether their distances are to be found.
    func makeReady(for count: Int) -> Bool {
        guard !isPrepared else { return false }
        if children.count != count { makeRoom(for: count) }
        isPrepared = true
        return true
    }

    /// Notes that all children are the answer to `proposal`.
    func didSolve(_ proposal: ProposedViewSize, size: CGSize, start: CGFloat) {
        solved = proposal
        self.size = size
        self.start = start
        placedWidth = .nan
        forgetChanges()
    }

    /// Notes that what changed makes no difference to the stack; it has to be placed again.
    func didVerify() {
        if unplaced.count + changed.count > Self.greatestChange { placedWidth = .nan }
        // Where all have to be placed, or nobody ever is, there is nothing to keep count of.
        if placedWidth.isNaN { return forgetChanges() }
        unplaced.append(contentsOf: changed)
        changed.removeAll(keepingCapacity: true)
    }

    /// Whether all children but the ``unplaced`` are where they belong.
    func isPlaced(in width: CGFloat) -> Bool { placedWidth == width }

    func didPlace(in width: CGFloat) {
        placedWidth = width
        forgetChanges()
    }

    private func makeRoom(for count: Int) {
        children.deallocate()
        order.deallocate()
        children = .allocate(capacity: count)
        children.initialize(repeating: Child())
        order = .allocate(capacity: count)
        order.initialize(repeating: 0)
    }
}

extension StackState {
    /// 2. Higher priority first, then the less flexible; of two without end, the one with the larger
    /// least length; ties in the order of the content.
    func sortByService() {
        for index in 0..<order.count { order[index] = Int32(index) }
        if order.count <= 32 {
            insertionSort()
        } else if !isInOrder {
            order.sort { lhs, rhs in
                let (left, right) = (children[Int(lhs)], children[Int(rhs)])
                if Self.precedes(left, right) { return true }
                return !Self.precedes(right, left) && lhs < rhs
            }
        }
    }

    /// Where the group of equal priority ends that begins at `start`.
    func endOfGroup(from start: Int) -> Int {
        guard start < order.count else { return start }
        let priority = children[Int(order[start])].priority
        var end = start + 1
        while end < order.count, children[Int(order[end])].priority == priority { end += 1 }
        return end
    }

    private var isInOrder: Bool {
        for index in 1..<order.count where Self.precedes(children[index], children[index - 1]) {
            return false
        }
        return true
    }

    private func insertionSort() {
        guard order.count > 1 else { return }
        for end in 1..<order.count {
            var hole = end
            while hole > 0, Self.precedes(children[end], children[Int(order[hole - 1])]) {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[hole] = Int32(end)
        }
    }

    private static func precedes(_ lhs: Child, _ rhs: Child) -> Bool {
        if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
        if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
        return lhs.flexibility == .infinity && lhs.low > rhs.low
    }
}
