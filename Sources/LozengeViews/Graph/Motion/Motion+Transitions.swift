import Foundation
import LozengeCore

extension Motion {
    /// A transition that goes on to another phase.
    struct Turn {
        let transition: TransitionNode
        let phase: TransitionPhase
        let transaction: Transaction
        let completion: AnimationCompletion?
    }

    /// Goes on to another phase in the present transaction, once the boxes of this update are known.
    func turns(
        _ transition: TransitionNode, to phase: TransitionPhase,
        _ completion: AnimationCompletion? = nil
    ) {
        var transaction = transaction
        if let completion { transaction.add(completion) }
        add(
            Turn(
                transition: transition, phase: phase, transaction: transaction,
                completion: completion))
    }

    /// Shows the transitions in their next phases; returns false if there are none.
    func turnTransitions() -> Bool {
        let turns = takeTurns()
        guard !turns.isEmpty else { return false }
        for turn in turns where turn.transition.isAlive {
            within(turn.transaction) { turn.transition.update(to: turn.phase) }
        }
        for completion in turns.compactMap(\.completion) where !completion.isDone {
            watch(completion)
        }
        noteModifiedUpdate()
        return true
    }

    /// Returns the effect that the user wants to see.
    func reduced(_ effect: any TransitionEffect) -> any TransitionEffect {
        guard isReduced, effect.hasMotion, !effect.isIdentity else { return effect }
        return standardTransition ?? effect
    }
}

/// The boxes that leave a container.
struct DepartingBoxes {
    let boxes: [LayoutSubview]
    private let container: Node
    /// The width of the container when they were last placed.
    private var width: CGFloat
    /// The place of the container in the window before they left; `nil` after the layout that goes without them.
    private var origin: CGPoint?

    init(_ boxes: [Node], in container: Node) {
        self.boxes = boxes.map(LayoutSubview.init)
        self.container = container
        width = container.frame.width
        origin = container.frameInWindow.origin
    }

    /// Keeps them where they are in the window when the layout closes their gap, and in later ones at their distance
    /// from the leading edge of the container.
    mutating func followContainer() {
        let (before, now) = (origin, container.frameInWindow.origin)
        origin = nil
        let isResized = container.isRightToLeft && width != container.frame.width
        guard isResized || before.map({ $0 != now }) == true else { return }
        let shift = before.map { CGSize(width: $0.x - now.x, height: $0.y - now.y) }
        for box in boxes.map(\.node) where box.wasPlaced {
            place(
                box, like: box, in: shift == nil ? width : container.frame.width,
                shiftedBy: shift ?? .zero)
        }
    }

    /// Places them where they are, if something inside has changed.
    mutating func place() {
        for box in boxes.map(\.node) where box.needsPlacement {
            // A new transition has the place of the view inside.
            var placed = box
            while !placed.wasPlaced, let inner = placed.innerBox { placed = inner }
            place(box, like: placed, in: placed === box ? container.frame.width : width)
        }
        width = container.frame.width
    }

    /// Places a box at the place that another one had in a container of `width`, or beside it.
    private func place(
        _ box: Node, like placed: Node, in width: CGFloat, shiftedBy shift: CGSize = .zero
    ) {
        let frame = placed.frame
        let isMirrored = container.isRightToLeft
        let x = isMirrored ? width - frame.maxX - shift.width : frame.minX + shift.width
        box.place(
            at: CGPoint(x: x, y: frame.minY + shift.height), size: frame.size,
            proposal: placed.proposal)
    }
}

extension Node {
    /// The frame in the window as it is shown, with the motion of the boxes around.
    final var shownFrameInWindow: CGRect {
        var frame = CGRect(origin: .zero, size: frame.size)
        var box: Node? = self
        while let current = box {
            let shown = current.isMoving ? tree.motion.presentedFrame(of: current) : current.frame
            frame.origin.x += shown.minX
            frame.origin.y += shown.minY
            box = current.superbox
        }
        return frame
    }
}
