import Foundation
import LozengeCore

/// What a stack knows of its children between two questions; made once, so that asking allocates
/// nothing.
nonisolated final class StackState {
    struct Child {
        /// To the child before.
        var distance: CGFloat = 0
        /// What the child was offered along the stack.
        var offer: CGFloat = 0
        var size = CGSize.zero
        /// Where the line is that children are aligned by.
        var guide: CGFloat = 0
        /// Where the child begins along the stack.
        var major: CGFloat = 0
    }

    @exclusivity(unchecked) private var firstChild: UnsafeMutablePointer<Child>?
    @exclusivity(unchecked) var services = StackServices()
    /// What the stack wants of its neighbours, if that is known.
    @exclusivity(unchecked) var spacing: ViewSpacing?
    /// All distances together.
    @exclusivity(unchecked) var totalDistance: CGFloat = 0
    /// The proposal that everything here is the answer to.
    @exclusivity(unchecked) private(set) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) private(set) var size = CGSize.zero
    /// Where the first child begins, as seen from the line that all are aligned by.
    @exclusivity(unchecked) private(set) var start: CGFloat = 0

    @exclusivity(unchecked) private var count: Int32 = 0
    @exclusivity(unchecked) private var isPrepared = false
    @exclusivity(unchecked) private var isSolved = false
    /// Whether the stack is the same whatever changed in the children that did.
    @exclusivity(unchecked) private(set) var isVerified = true
    /// The width of the stack when all children were placed as this says, NaN if they were not.
    @exclusivity(unchecked) private var placedWidth = CGFloat.nan
    /// The children in which something changed since they were placed.
    @exclusivity(unchecked) private(set) var changed: ContiguousArray<Int32> = []

    /// More changes than this at once, and everything is looked at again.
    private static let greatestChange = 64

    deinit { firstChild?.deallocate() }

    var children: UnsafeMutableBufferPointer<Child> {
        UnsafeMutableBufferPointer(start: firstChild, count: Int(count))
    }

    func isSolved(for proposal: ProposedViewSize) -> Bool { isSolved && self.proposal == proposal }

    /// Forgets everything: the children themselves may be others.
    func invalidate() {
        isSolved = false
        isPrepared = false
        placedWidth = .nan
        spacing = nil
        services.forgetAll()
        forgetChanges()
    }

    private func forgetChanges() {
        isVerified = true
        // Emptying an array that is empty takes longer than looking.
        if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    }

    /// Something in one child changed.
    func childChanged(_ index: Int) {
        spacing = nil
        guard isPrepared else { return }
        isVerified = false
        if changed.last == Int32(index) { return }
        guard changed.count < Self.greatestChange else { return invalidate() }
        changed.append(Int32(index))
    }

    /// Makes room for the children, the first time after a change of everything.
    ///
    /// - Returns: Whether their distances are to be found.
    func makeReady(for count: Int) -> Bool {
        guard !isPrepared else { return false }
        if self.count != count {
            firstChild?.deallocate()
            firstChild = .allocate(capacity: count)
            firstChild?.initialize(repeating: Child(), count: count)
            self.count = Int32(count)
        }
        isPrepared = true
        return true
    }

    /// Notes that all children are the answer to `proposal`.
    func didSolve(_ proposal: ProposedViewSize, size: CGSize, start: CGFloat) {
        isSolved = true
        self.proposal = proposal
        self.size = size
        self.start = start
        placedWidth = .nan
        forgetChanges()
    }

    /// Notes that what changed makes no difference to the stack; it has to be placed again.
    ///
    /// - Parameter isShared: Whether what the children can give is part of that.
    func didVerify(withService isShared: Bool) {
        isVerified = true
        // Only what was looked at is known to be as before.
        if isShared { services.forgetOther() } else { services.forgetAll() }
        // Where all have to be placed, or nobody ever is, there is nothing to keep count of.
        if placedWidth.isNaN { forgetChanges() }
    }

    /// Whether all children but those that ``changed`` are where they belong.
    func isPlaced(in width: CGFloat) -> Bool { placedWidth == width }

    func didPlace(in width: CGFloat) {
        placedWidth = width
        forgetChanges()
    }
}
