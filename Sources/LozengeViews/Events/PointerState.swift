import Foundation
import LozengeCore

/// The pointer of a window: its position, the boxes under it and the press that is followed.
final class PointerState: WindowService {
    private unowned let tree: ViewTree
    /// The position in the window; `nil` while the pointer is elsewhere.
    var location: CGPoint?
    /// True once a box asked to be notified of the pointer's motion.
    var hasFollowers = false
    /// True while boxes are told of a pointer that has not moved itself.
    private(set) var isResting = false
    /// The press that a recognizer still follows.
    var press: GestureArena?
    /// The boxes under the pointer that follow its motion, the innermost first.
    private(set) var hovered: [Node] = []

    init(_ tree: ViewTree) { self.tree = tree }

    /// Notifies the boxes that came under the pointer, or left it, without a motion of its own.
    func rest(over target: Node?, at point: CGPoint) {
        isResting = true
        hover(over: target, at: point)
        isResting = false
    }

    /// Notifies the boxes around `target` that the pointer is over them, and others that it has left.
    func hover(over target: Node?, at point: CGPoint) {
        var now: [Node] = []
        var node = target?.innermostTarget(at: point)
        while let current = node {
            if current.holder?.followsPointer == true { now.append(current) }
            node = current.superbox
        }
        guard !now.isEmpty || !hovered.isEmpty else { return }
        let before = hovered
        hovered = now
        for left in before where left.isAlive && !now.contains(where: { $0 === left }) {
            left.holder?.pointerMoved(to: nil)
        }
        for over in now where over.isAlive { over.holder?.pointerMoved(to: point) }
    }

    /// Returns the press that a button going down belongs to: one that waits for a further click, or a
    /// new one.
    ///
    /// Gestures of the views inside a control come before the control's own press.
    func press(continuing clicks: Int, over target: Node?, at point: CGPoint) -> GestureArena {
        if clicks > 1, let press, !press.isOver { return press }
        press?.finish()
        let made = GestureArena(over: target, inner: target?.innermostTarget(at: point))
        press = made
        return made
    }

    /// Ends the press: its release will not be reported.
    func finishPress() {
        press?.finish()
        press = nil
    }

    func frameBegins() {
        let time = tree.clock.time
        guard let press, let deadline = press.deadline, deadline <= time else { return }
        press.handle(PressEvent(kind: .waited, location: press.location, time: time))
        if press.isOver { self.press = nil }
    }

    var nextUpdate: Duration? { press?.deadline }

    func forget(_ node: Node) { hovered.removeAll { $0 === node } }

    func windowCloses() { finishPress() }
}

extension ViewTree {
    /// The pointer of the window.
    var pointer: PointerState { self[PointerState.self] }
}

extension Node {
    /// Returns the box under a point of the window: inside a control, which gets the events of all boxes inside.
    fileprivate final func innermostTarget(at point: CGPoint) -> Node {
        var target = self
        while let inner = target.frontmostTarget(at: target.local(point)), inner !== target {
            target = inner
        }
        return target
    }
}
