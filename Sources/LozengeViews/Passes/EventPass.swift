import Foundation
import LozengeCore

/// Brings what the user did to the view it was meant for.
enum EventPass {
    static func run(_ event: InputEvent, on root: Node) {
        let tree = root.tree
        switch event {
        case .pointerDown(let button, let point, _, _):
            // Whoever has text to select takes the selection after that.
            if button == .primary, !event.isExtendingSelection { tree.selection = nil }
            tree.captor = offer(event, at: point, to: root.target(at: point))
        case .pointerMoved(let point):
            if let captor = tree.captor, captor.isAlive {
                _ = captor.handleInWindow(event, at: point)
            } else {
                let target = root.target(at: point)
                _ = offer(event, at: point, to: target)
                tree.backend?.setPointerShape(pointerShape(over: target, at: point))
            }
        case .pointerUp(_, let point):
            guard let captor = tree.captor else { return }
            tree.captor = nil
            if captor.isAlive { _ = captor.handleInWindow(event, at: point) }
        case .scroll(_, let point):
            _ = offer(event, at: point, to: root.target(at: point))
        case .keyDown(let press):
            if press.isCopy, let text = tree.selection?.text, !text.isEmpty {
                tree.backend?.offer(text, on: .copied)
            }
        case .focused(let isActive):
            tree.isActive = isActive
        case .pointerExited, .keyUp, .shown:
            break
        }
    }

    /// What the pointer is to look like: what the innermost box says that says something.
    private static func pointerShape(over target: Node?, at point: CGPoint) -> PointerShape {
        var node = target
        while let current = node {
            if let shape = current.pointerShapeInWindow(at: point) { return shape }
            node = current.superbox
        }
        return .arrow
    }

    /// Offers the event to `target` and to each box around it, until one takes it.
    private static func offer(_ event: InputEvent, at point: CGPoint, to target: Node?) -> Node? {
        var node = target
        while let current = node {
            if current.handleInWindow(event, at: point) { return current }
            node = current.superbox
        }
        return nil
    }
}

extension InputEvent {
    /// Whether a selection is to grow to where the pointer was pressed.
    var isExtendingSelection: Bool {
        if case .pointerDown(.primary, _, 1, let modifiers) = self {
            modifiers.contains(.shift)
        } else {
            false
        }
    }
}

extension KeyPress {
    /// Ctrl C, or Ctrl Insert as X11 programs had it first.
    fileprivate var isCopy: Bool {
        modifiers.subtracting(.capsLock) == .control
            && (matches(.character("c")) || matches(.insert))
    }
}

extension Node {
    /// Whether this node took the last press.
    final var isCaptor: Bool { tree.captor === self }

    fileprivate func handleInWindow(_ event: InputEvent, at point: CGPoint) -> Bool {
        handle(event, at: local(point))
    }

    fileprivate func pointerShapeInWindow(at point: CGPoint) -> PointerShape? {
        pointerShape(at: local(point))
    }

    /// A point of the window, from this node's corner.
    private func local(_ point: CGPoint) -> CGPoint {
        var point = point
        if let superbox {
            let outer = superbox.local(point)
            point = superbox.contentPoint(outer) ?? outer
        }
        return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// The front-most leaf at a point: of the boxes inside, or this node if it has none.
    final func frontmostTarget(at point: CGPoint) -> Node? {
        guard !boxes.isEmpty else {
            return CGRect(origin: .zero, size: frame.size).contains(point) ? self : nil
        }
        guard let point = contentPoint(point) else { return nil }
        for box in boxesFromBack.reversed() where !box.node.isLeftOut {
            if let target = target(in: box.node, at: point) { return target }
        }
        return nil
    }

    /// The front-most leaf of one box inside this node.
    final func target(in box: Node, at point: CGPoint) -> Node? {
        box.target(at: CGPoint(x: point.x - box.frame.minX, y: point.y - box.frame.minY))
    }
}
