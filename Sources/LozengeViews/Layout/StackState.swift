import Foundation
import LozengeCore

/// What a stack knows of its children between two questions; made once, so that asking allocates
/// nothing.
final class StackState {
    struct Child {
        var distance: CGFloat = 0
        var priority: Double = 0
        var low: CGFloat = 0
        var high: CGFloat = 0
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
        var major: CGFloat = 0
        var minor: CGFloat = 0

        func dimensions(of child: LayoutSubview) -> ViewDimensions {
            ViewDimensions(size, proposal: proposal, of: child.node)
        }
    }

    typealias Children = UnsafeMutableBufferPointer<Child>

    /// The children in the order they are served.
    @exclusivity(unchecked) private(set) var order: ContiguousArray<Int> = []
    @exclusivity(unchecked) private var children: ContiguousArray<Child> = []
    @exclusivity(unchecked) private var isPrepared = false

    /// All distances together.
    @exclusivity(unchecked) private(set) var totalDistance: CGFloat = 0

    /// The proposal that everything here is the answer to, if any.
    @exclusivity(unchecked) var solved: ProposedViewSize?
    @exclusivity(unchecked) var size = CGSize.zero

    subscript(index: Int) -> Child { children[index] }

    func isSolved(for proposal: ProposedViewSize) -> Bool { solved == proposal }

    /// Forgets everything: a child's size, the children themselves or their spacing changed.
    func invalidate() {
        solved = nil
        isPrepared = false
    }

    /// Makes room for `subviews` and finds their distances, the first time after a change.
    func prepare(_ subviews: LayoutSubviews, distances: (Children) -> Void) {
        guard !isPrepared else { return }
        if children.count != subviews.count {
            children = ContiguousArray(repeating: Child(), count: subviews.count)
            order = ContiguousArray(0..<subviews.count)
        }
        withChildren(distances)
        totalDistance = children.reduce(0) { $0 + $1.distance }
        isPrepared = true
    }

    func withChildren(_ body: (Children) -> Void) {
        children.withUnsafeMutableBufferPointer { body($0) }
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
