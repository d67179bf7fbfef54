import Foundation
import LozengeCore

extension Node {
    /// The box this box is in.
    package final var superbox: Node? { superReference?.node }

    /// The first box inside this one.
    package final var innerBox: Node? { boxes.first?.node }
    package final var innerBoxes: [Node] { boxes.map(\.node) }
    package final var frameInSuperbox: CGRect { frame }
    package final var layoutPriority: Double { priority }
    package final var isLeftOutOfContainer: Bool { isLeftOut }

    /// Becomes a box of `container`'s.
    final func enter(_ container: Node, at index: Int) {
        superReference = container.reference
        indexInSuperbox = Int32(index)
    }

    /// The size taken when offered `proposal`.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let recording = LayoutRecording.current { return recordedSize(in: proposal, recording) }
        guard remembersSizes else { return measure(proposal) }
        if let known = sizes.size(for: proposal) { return known }
        let size = measure(proposal)
        sizes.remember(size, for: proposal)
        return size
    }

    /// Forgets the answers of this node and of everyone whose answers came from them.
    package final func setNeedsLayout() {
        forgetAnswers()
        // It is being placed: it will place what is inside when it is done describing it.
        guard self !== tree.describing else { return }
        needsPlacement = true
        if tellContainers(affectsSize: true) { tree.setNeedsLayout() }
    }

    /// What is inside is to be put elsewhere; no size changed.
    final func setNeedsPlacement() {
        needsPlacement = true
        if tellContainers(affectsSize: false) { tree.setNeedsLayout() }
    }

    /// Forgets the answers of this node and of those around it inside `container`, in the middle of
    /// a layout.
    final func forgetAnswers(inside container: Node) {
        forgetAnswers()
        needsPlacement = true
        tellContainers(affectsSize: true, inside: container)
    }

    final func forgetAnswers() {
        sizes.removeAll()
        contentChanged()
    }

    /// Tells every box around this one which of those inside changed.
    ///
    /// - Returns: Whether all were told, up to the window.
    @discardableResult
    private final func tellContainers(affectsSize: Bool, inside limit: Node? = nil) -> Bool {
        var affectsSize = affectsSize
        var child = self
        while let container = child.superbox {
            if container === limit { return false }
            if affectsSize { container.sizes.removeAll() }
            container.childChanged(Int(child.indexInSuperbox), affectsSize: affectsSize)
            if container === tree.describing { return false }
            if container.isLayoutBoundary { affectsSize = false }
            container.needsPlacement = true
            child = container
        }
        return true
    }

    /// Puts the box at `origin` in its container, and its children into it if anything changed.
    ///
    /// Every frame is set here, so this is where NaN and infinity end: they come of an app's
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
        frame = CGRect(x: x, y: origin.y, width: size.width, height: size.height)
        wasPlaced = true
        if isSame {
            if hasMoved { superbox?.setNeedsPaint() }
            return
        }
        // Asked here, since a call counts references, and most are marked already.
        if !needsPaint { setNeedsPaint() }
        self.proposal = proposal
        needsPlacement = false
        placeChildren()
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

    /// What was offered when the box was placed.
    package final var placedProposal: ProposedViewSize { proposal }

    /// Calls `body` with every box inside this one, each before those inside it.
    package final func forEachBox(
        evenLeftOut isEven: Bool = false, _ body: @MainActor (Node) -> Void
    ) {
        for box in boxes where isEven || !box.node.isLeftOut {
            body(box.node)
            box.node.forEachBox(evenLeftOut: isEven, body)
        }
    }

    /// Whether this box or one around it is an alternative that is not shown.
    package final var isHidden: Bool { isLeftOut || superbox?.isHidden ?? false }

    /// Where the box is in the window.
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
