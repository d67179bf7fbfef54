import Foundation
import LozengeCore

extension Node {
    /// The box around this one.
    package final var superbox: Node? { superReference?.node }

    /// The first box inside this one.
    package final var innerBox: Node? { boxes.first?.node }
    package final var innerBoxes: [Node] { boxes.map(\.node) }
    package final var frameInSuperbox: CGRect { frame }
    package final var layoutPriority: Double { priority }
    package final var isLeftOutOfContainer: Bool { isHiddenAlternative }

    /// Becomes the box at `index` of `container`.
    final func enter(_ container: Node, at index: Int) {
        superReference = container.reference
        indexInSuperbox = Int32(index)
    }

    /// Returns the size taken when offered `proposal`.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let recording = LayoutRecording.current { return recordedSize(in: proposal, recording) }
        guard remembersSizes else { return measure(proposal) }
        if let known = sizes.size(for: proposal) { return known }
        let size = measure(proposal)
        sizes.remember(size, for: proposal)
        return size
    }

    /// Clears the size caches of this node and of all nodes whose sizes depend on it.
    package final func setNeedsLayout() {
        forgetAnswers()
        // A node being described places its children once the description is complete.
        guard reference != tree.describing else { return }
        needsPlacement = true
        if notifyContainers(affectsSize: true) { tree.setNeedsLayout() }
    }

    /// Requests that the children are placed again; no size changed.
    final func setNeedsPlacement() {
        needsPlacement = true
        if notifyContainers(affectsSize: false) { tree.setNeedsLayout() }
    }

    /// Clears the size caches of this node and of those around it up to `container`, during a layout.
    final func forgetAnswers(inside container: Node) {
        forgetAnswers()
        needsPlacement = true
        notifyContainers(affectsSize: true, inside: container)
    }

    final func forgetAnswers() {
        sizes.removeAll()
        contentChanged()
    }

    /// Notifies every box around this one that a child changed.
    ///
    /// - Returns: True if all were notified, up to the window.
    @discardableResult
    private final func notifyContainers(affectsSize: Bool, inside limit: Node? = nil) -> Bool {
        if isLeaving { return true }
        let limit = limit?.reference
        var change = ChildChange(index: Int(indexInSuperbox), affectsSize: affectsSize)
        var next = superReference
        while let container = next {
            guard container != limit, container.propagate(&change) else { return false }
            next = container.container
        }
        return true
    }

    /// Clears the caches that a change of a child makes stale.
    ///
    /// - Parameter change: The change of the child; afterwards that of this box.
    /// - Returns: False if this box is being described, which ends in placing its children.
    final func propagate(_ change: inout ChildChange) -> Bool {
        if change.affectsSize { sizes.removeAll() }
        childChanged(change.index, affectsSize: change.affectsSize)
        if reference == tree.describing { return false }
        change.index = Int(indexInSuperbox)
        if isLayoutBoundary { change.affectsSize = false }
        needsPlacement = true
        // A box that leaves is placed again where it is.
        if isLeaving { tree.setNeedsLayout() }
        return !isLeaving
    }

    /// Places the box at `origin` in its container, and its children if anything changed.
    ///
    /// Every frame is set here, so this is where NaN and infinity are replaced: they result from an app's
    /// arithmetic, such as 0/0, and are reported once.
    final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        guard origin.x.isPlaceable, origin.y.isPlaceable, size.width.isPlaceable,
            size.height.isPlaceable
        else {
            return placeRepaired(at: origin, size: size, proposal: proposal)
        }
        var x = origin.x
        if let superReference, superReference.isRightToLeft {
            x = superReference.frame.size.width - x - size.width
        }
        let isSame = !needsPlacement && size == frame.size && proposal == self.proposal
        let hasMoved = frame.origin.x != x || frame.origin.y != origin.y
        if Motion.isRecordingFrames { noteMotion(toX: x, y: origin.y, size) }
        frame = CGRect(x: x, y: origin.y, width: size.width, height: size.height)
        wasPlaced = true
        if isSame {
            if hasMoved { superbox?.setNeedsRepaint() }
            return
        }
        // Checked here because the call counts references, and most boxes are marked already.
        if !needsPaint { setNeedsRepaint() }
        self.proposal = proposal
        needsPlacement = false
        placeChildren()
    }

    /// Animates a change of the frame that is about to be made.
    @inline(never)
    private final func noteMotion(toX x: CGFloat, y: CGFloat, _ size: CGSize) {
        let new = CGRect(origin: CGPoint(x: x, y: y), size: size)
        if frame == .zero {
            tree.motion.noteArrival(self)
        } else if new != frame {
            tree.motion.moves(self, to: new)
        }
    }

    private final func placeRepaired(
        at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
    ) {
        if !(origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite)
        {
            report(
                "Invalid frame of \(path.isEmpty ? label : path): a coordinate or length is NaN or "
                    + "infinite. NaN counts as 0, infinity as a large number.")
        }
        place(
            at: CGPoint(x: origin.x.placeable, y: origin.y.placeable),
            size: CGSize(width: size.width.placeable, height: size.height.placeable),
            proposal: proposal)
    }

    /// The proposal that the box was placed with.
    package final var placedProposal: ProposedViewSize { proposal }

    /// Calls `body` with every box inside this one, parents before children.
    package final func forEachBox(
        evenLeftOut isEven: Bool = false, _ body: @MainActor (Node) -> Void
    ) {
        for box in boxes where isEven || !box.node.isHiddenAlternative {
            body(box.node)
            box.node.forEachBox(evenLeftOut: isEven, body)
        }
    }

    /// True if this box or a box around it is a hidden alternative.
    package final var isHidden: Bool { isHiddenAlternative || superbox?.isHidden ?? false }

    /// The bounds of the window after the last layout.
    final var windowBounds: CGRect {
        var box: Node = self
        while let outer = box.superbox { box = outer }
        return CGRect(origin: .zero, size: box.frame.size)
    }

    /// The frame in the coordinates of the window, in points.
    package final var frameInWindow: CGRect {
        var origin = frame.origin
        var box = superbox
        while let current = box {
            origin.x += current.frame.origin.x
            origin.y += current.frame.origin.y
            box = current.superbox
        }
        return CGRect(origin: origin, size: frame.size)
    }
}
