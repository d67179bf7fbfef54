import Foundation
import LozengeCore

/// Brings what the user did to the view it was meant for.
enum EventPass {
    static func run(
        _ event: InputEvent, on root: Node, else outer: (KeyEvent) -> Bool
    ) {
        let tree = root.tree
        switch event {
        case .pointerDown(.primary, let point, let clicks, let modifiers, let isTouch):
            tree.focus.show(false)
            // Whoever has text to select takes the selection after that.
            let down = PressEvent(
                kind: .down(clicks: clicks), location: point, time: tree.now, modifiers: modifiers,
                isTouch: isTouch)
            if !down.isExtendingSelection { tree.selection = nil }
            tree.press(continuing: clicks, over: root.target(at: point)).take(down)
        case .pointerDown(_, let point, _, _, _):
            _ = offer(event, at: point, to: root.target(at: point))
        case .pointerMoved(let point):
            tree.pointer = point
            let target = root.target(at: point)
            tree.hover(over: target, at: point)
            if let press = tree.press, press.isDown {
                press.take(PressEvent(kind: .moved, location: point, time: tree.now))
            } else {
                _ = offer(event, at: point, to: target)
                tree.backend?.setPointerShape(pointerShape(over: target, at: point))
            }
        case .pointerUp(.primary, let point):
            guard let press = tree.press else { return }
            press.take(PressEvent(kind: .up, location: point, time: tree.now))
            if press.isOver { tree.press = nil }
        case .pointerUp: break
        case .pinch(let scale, let rotation, let point):
            pinch(scale.map { .pinched(by: $0, rotated: rotation) }, at: point, on: root)
        case .scroll(_, let point):
            _ = offer(event, at: point, to: root.target(at: point))
        case .key(let key): KeyPass.run(key, on: root, else: outer)
        case .text(let input): _ = tree.focus.node?.holder?.handle(input)
        case .focused(let isActive):
            tree.isActive = isActive
        case .pointerExited:
            tree.pointer = nil
            tree.hover(over: nil, at: .zero)
        case .shown(let isShown):
            guard !isShown, let press = tree.press else { break }
            // Where the button is released is not told any more.
            press.finish()
            tree.press = nil
        }
    }

    /// Follows two fingers, which are a press of their own.
    private static func pinch(_ motion: PressEvent.Kind?, at point: CGPoint, on root: Node) {
        let tree = root.tree
        let kind = motion ?? .up
        if let press = tree.press, press.isPinch {
            press.take(PressEvent(kind: kind, location: point, time: tree.now))
            if press.isOver { tree.press = nil }
        } else if motion != nil, tree.press?.isDown != true {
            tree.press(continuing: 1, over: root.target(at: point))
                .take(PressEvent(kind: kind, location: point, time: tree.now))
        }
    }

    /// Tells who is under the pointer now, which has not moved.
    static func pointAgain(on root: Node) {
        guard let point = root.tree.pointer else { return }
        root.tree.hover(over: root.target(at: point), at: point)
    }

    /// What the pointer is to look like: what the innermost box says that says something.
    private static func pointerShape(over target: Node?, at point: CGPoint) -> PointerShape {
        for (box, point) in target?.boxesAround(point) ?? [] {
            if let shape = box.holder?.pointerShape(at: point) { return shape }
        }
        return .arrow
    }

    /// Offers the event to `target` and to each box around it, until one takes it.
    private static func offer(_ event: InputEvent, at point: CGPoint, to target: Node?) -> Node? {
        target?.boxesAround(point).first { $0.box.holder?.handle(event, at: $0.point) == true }?.box
    }
}

extension ViewTree {
    /// Tells the boxes around `target` that the pointer is over them, and others that it was.
    fileprivate func hover(over target: Node?, at point: CGPoint) {
        var now: [Node] = []
        var node = target
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

    /// The present time, on the clock of the frames.
    var now: Duration { max(backend?.time ?? clock.time, clock.time) }

    /// How long a second click may take.
    var doubleClickTime: Duration { backend?.doubleClickTime ?? .milliseconds(400) }

    /// The date of a time on the clock of the frames.
    func date(at time: Duration) -> Date {
        clock.date(at: time)
    }

    /// The press that a button going down belongs to: one that waits for a further click, or another.
    fileprivate func press(continuing clicks: Int, over target: Node?) -> Press {
        if clicks > 1, let press, !press.isOver { return press }
        press?.finish()
        let made = Press(over: target)
        press = made
        return made
    }

    /// Time went by that somebody may have waited for.
    func pressWaited() {
        guard let press, let deadline = press.deadline, deadline <= clock.time else { return }
        press.take(PressEvent(kind: .waited, location: press.location, time: clock.time))
        if press.isOver { self.press = nil }
    }
}
