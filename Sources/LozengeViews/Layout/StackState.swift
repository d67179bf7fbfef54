import Foundation
import LozengeCore

/// What a stack knows of its children between two questions; made once, so that asking allocates
/// nothing.
nonisolated final class StackState {
    struct Child {
        var distance: CGFloat = 0
        var priority: Double = 0
        var low: CGFloat = 0
        var high: CGFloat = 0
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
        var major: CGFloat = 0
        var minor: CGFloat = 0

        @MainActor func dimensions(of child: LayoutSubview) -> ViewDimensions {
            child.dimensions(size, in: proposal)
        }
    }

    typealias Children = UnsafeMutableBufferPointer<Child>

    /// The children in the order they are served.
    @exclusivity(unchecked) private(set) var order = UnsafeMutableBufferPointer<Int>(
        start: nil, count: 0)
    @exclusivity(unchecked) private(set) var children = Children(start: nil, count: 0)
    @exclusivity(unchecked) private var isPrepared = false

    /// All distances together.
    @exclusivity(unchecked) private(set) var totalDistance: CGFloat = 0

    /// The proposal that everything here is the answer to, if any.
    @exclusivity(unchecked) var solved: ProposedViewSize?
    @exclusivity(unchecked) var size = CGSize.zero

    func isSolved(for proposal: ProposedViewSize) -> Bool { solved == proposal }

    /// Forgets everything: a child's size, the children themselves or their spacing changed.
    func invalidate() {
        solved = nil
        isPrepared = false
    }

    /// Makes room for the children, the first time after a change.
    ///
    /// - Returns: Whether their distances are to be found.
    func makeReady(for count: Int) -> Bool {
        guard !isPrepared else { return false }
        if children.count != count { makeRoom(for: count) }
        isPrepared = true
        return true
    }

    func didFindDistances() {
        totalDistance = children.reduce(0) { $0 + $1.distance }
    }

    private func makeRoom(for count: Int) {
        children.deallocate()
        order.deallocate()
        children = .allocate(capacity: count)
        children.initialize(repeating: Child())
        order = .allocate(capacity: count)
        order.initialize(repeating: 0)
    }

    deinit {
        children.deallocate()
        order.deallocate()
    }

    /// 2. Higher priority first, then the less flexible; of two without end, the one with the larger
    /// least length; ties in the order of the content.
    func sortByService(_ children: Children) {
        for index in order.indices { order[index] = index }
        var isSorted = true
        for index in order.indices.dropFirst() where precedes(children[index], children[index - 1])
        {
            isSorted = false
            break
        }
        guard !isSorted else { return }
        if order.count <= 32 {
            insertionSort(children)
        } else {
            order.sort { lhs, rhs in
                if precedes(children[lhs], children[rhs]) { return true }
                return !precedes(children[rhs], children[lhs]) && lhs < rhs
            }
        }
    }

    /// Where the group of equal priority ends that begins at `start`.
    func endOfGroup(from start: Int, _ children: Children) -> Int {
        guard start < order.count else { return start }
        let priority = children[order[start]].priority
        var end = start + 1
        while end < order.count, children[order[end]].priority == priority { end += 1 }
        return end
    }

    private func insertionSort(_ children: Children) {
        for end in order.indices.dropFirst() {
            let moving = order[end]
            var hole = end
            while hole > 0, precedes(children[moving], children[order[hole - 1]]) {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[hole] = moving
        }
    }

    private func precedes(_ lhs: Child, _ rhs: Child) -> Bool {
        if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
        let (left, right) = (lhs.high - lhs.low, rhs.high - rhs.low)
        if left != right { return left < right }
        return left == .infinity && lhs.low > rhs.low
    }
}
