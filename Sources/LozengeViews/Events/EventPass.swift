import Foundation
import LozengeCore

/// Delivers events to views.
enum EventPass {
    static func run(
        _ event: InputEvent, on root: Node, else outer: (KeyEvent) -> Bool
    ) {
        let tree = root.tree
        switch event {
        case .pointerDown(.primary, let point, let clicks, let modifiers, let isTouch):
            tree.focus.show(false)
            // Cleared before the press: a pressed text sets its selection afterwards.
            let down = PressEvent(
                kind: .down(clicks: clicks), location: point, time: tree.now, modifiers: modifiers,
                isTouch: isTouch)
            if !down.isExtendingSelection { tree.selection = nil }
            let target = root.target(at: point)
            tree.focus.commit(before: target)
            tree.pointer.press(continuing: clicks, over: target, at: point).handle(down)
        case .pointerDown(let button, let point, _, _, _):
            let target = root.target(at: point)
            tree.focus.commit(before: target)
            if offer(event, at: point, to: target) == nil {
                tree.pointer.location = point
                _ = tree.shortcuts.perform(button)
            }
        case .pointerMoved(let point):
            tree.pointer.location = point
            let target = root.target(at: point)
            tree.pointer.hover(over: target, at: point)
            if let press = tree.pointer.press, press.isDown {
                press.handle(PressEvent(kind: .moved, location: point, time: tree.now))
            } else {
                _ = offer(event, at: point, to: target)
                tree.backend?.setPointerShape(pointerShape(over: target, at: point))
            }
        case .pointerUp(.primary, let point):
            guard let press = tree.pointer.press else { return }
            press.handle(PressEvent(kind: .up, location: point, time: tree.now))
            if press.isOver { tree.pointer.press = nil }
        case .pointerUp: break
        case .pinch(let scale, let rotation, let point):
            pinch(scale.map { .pinched(by: $0, rotated: rotation) }, at: point, on: root)
        case .scroll(_, let point):
            _ = offer(event, at: point, to: root.target(at: point))
        case .key(let key): KeyPass.run(key, on: root, else: outer)
        case .text(let input): _ = tree.focus.node?.holder?.handle(input)
        case .modifiers(let held): tree[ModifierKeys.self].update(to: held)
        case .focused(let isActive):
            if !isActive { tree.focus.commit() }
            tree.isActive = isActive
        case .pointerExited:
            tree.pointer.location = nil
            tree.pointer.hover(over: nil, at: .zero)
        case .shown(let isShown):
            if !isShown { tree.pointer.finishPress() }
        }
    }

    /// Follows two fingers, which are a separate press.
    private static func pinch(_ motion: PressEvent.Kind?, at point: CGPoint, on root: Node) {
        let tree = root.tree
        let kind = motion ?? .up
        if let press = tree.pointer.press, press.isPinch {
            press.handle(PressEvent(kind: kind, location: point, time: tree.now))
            if press.isOver { tree.pointer.press = nil }
        } else if motion != nil, tree.pointer.press?.isDown != true {
            tree.pointer.press(continuing: 1, over: root.target(at: point), at: point)
                .handle(PressEvent(kind: kind, location: point, time: tree.now))
        }
    }

    /// Updates the boxes under the pointer after a layout: it has not moved, but boxes may have.
    static func pointAgain(on root: Node) {
        let pointer = root.tree.pointer
        guard pointer.hasFollowers, let point = pointer.location else { return }
        pointer.rest(over: root.targetBeforePainting(at: point), at: point)
    }

    /// Returns the shape that the innermost box with a shape sets; an arrow if none does.
    private static func pointerShape(over target: Node?, at point: CGPoint) -> PointerShape {
        for (box, point) in target?.boxesAround(point) ?? [] {
            if let shape = box.holder?.pointerShape(at: point) { return shape }
        }
        return .arrow
    }

    /// Offers the event to `target` and to each box around it, until one handles it.
    private static func offer(_ event: InputEvent, at point: CGPoint, to target: Node?) -> Node? {
        target?.boxesAround(point).first { $0.box.holder?.handle(event, at: $0.point) == true }?.box
    }
}
