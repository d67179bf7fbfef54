import Foundation
import LozengeCore

/// The cached state of a stack; allocated once, so that a measurement allocates nothing.
nonisolated final class StackState {
    struct Child {
        /// The distance to the previous child.
        var distance: CGFloat = 0
        /// The length along the stack that was offered to the child.
        var offer: CGFloat = 0
        var size = CGSize.zero
        /// The position of the guide that aligns the children.
        var guide: CGFloat = 0
        /// The position of the child along the stack.
        var major: CGFloat = 0
    }

    @exclusivity(unchecked) private var firstChild: UnsafeMutablePointer<Child>?
    @exclusivity(unchecked) var services = StackServices()
    /// The cached preferred spacing of the stack; `nil` if unknown.
    @exclusivity(unchecked) var spacing: ViewSpacing?
    /// The sum of all distances.
    @exclusivity(unchecked) var totalDistance: CGFloat = 0
    /// The proposal for which the state is solved.
    @exclusivity(unchecked) private(set) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) private(set) var size = CGSize.zero
    /// The leading edge of the children across, relative to the alignment line.
    @exclusivity(unchecked) private(set) var start: CGFloat = 0

    @exclusivity(unchecked) private var count: Int32 = 0
    @exclusivity(unchecked) private var isPrepared = false
    @exclusivity(unchecked) private var isSolved = false
    /// False if changed children may change the stack; `changed` lists them.
    @exclusivity(unchecked) private(set) var isVerified = true
    /// The width of the stack when all children were placed by this state; NaN if they were not.
    @exclusivity(unchecked) private var placedWidth = CGFloat.nan
    /// The children that changed since they were placed.
    @exclusivity(unchecked) private(set) var changed: [Int32] = []

    /// The most changes at once that are examined one by one.
    private static let greatestChange = 64

    deinit { firstChild?.deallocate() }

    var children: UnsafeMutableBufferPointer<Child> {
        UnsafeMutableBufferPointer(start: firstChild, count: Int(count))
    }

    func isSolved(for proposal: ProposedViewSize) -> Bool { isSolved && self.proposal == proposal }

    /// Clears everything: children may have been added or removed.
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
        // Checked first: emptying an empty array takes longer.
        if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    }

    /// Records a change in one child.
    func childChanged(_ index: Int) {
        spacing = nil
        guard isPrepared else { return }
        isVerified = false
        if changed.last == Int32(index) { return }
        guard changed.count < Self.greatestChange else { return invalidate() }
        changed.append(Int32(index))
    }

    /// Allocates the children's entries after ``invalidate()``.
    ///
    /// - Returns: True if the distances have to be calculated.
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

    /// Records that all entries are solved for `proposal`.
    func didSolve(_ proposal: ProposedViewSize, size: CGSize, start: CGFloat) {
        isSolved = true
        self.proposal = proposal
        self.size = size
        self.start = start
        placedWidth = .nan
        forgetChanges()
    }

    /// Records that the changes do not affect the stack, which then only has to be placed.
    ///
    /// - Parameter isShared: True if the flexibility of the children was compared.
    func didVerify(withService isShared: Bool) {
        isVerified = true
        // The services that were not compared may be stale.
        if isShared { services.forgetOther() } else { services.forgetAll() }
        // Not needed if all children have to be placed, or if none ever is.
        if placedWidth.isNaN { forgetChanges() }
    }

    /// True if all children except those in ``changed`` are in position.
    func isPlaced(in width: CGFloat) -> Bool { placedWidth == width }

    func didPlace(in width: CGFloat) {
        placedWidth = width
        forgetChanges()
    }
}
