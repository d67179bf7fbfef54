import Foundation
import LozengeCore

/// Brings what the user did to the view it was meant for.
enum EventPass {
    static func run(_ event: InputEvent, on root: Node) {
        let tree = root.tree
        switch event {
        case .pointerDown(_, let point):
            tree.captor = offer(event, at: point, to: root.target(at: point))
        case .pointerMoved(let point):
            if let captor = tree.captor, captor.isAlive {
                _ = captor.handleInWindow(event, at: point)
            } else {
                _ = offer(event, at: point, to: root.target(at: point))
            }
        case .pointerUp(_, let point):
            guard let captor = tree.captor else { return }
            tree.captor = nil
            if captor.isAlive { _ = captor.handleInWindow(event, at: point) }
        case .scroll(_, let point):
            _ = offer(event, at: point, to: root.target(at: point))
        case .pointerExited, .keyDown, .keyUp, .focused:
            break
        }
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

extension Node {
    /// Whether this node took the last press.
    final var isCaptor: Bool { tree.captor === self }

    fileprivate func handleInWindow(_ event: InputEvent, at point: CGPoint) -> Bool {
        let origin = frameInWindow.origin
        return handle(event, at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// The front-most leaf at a point: of the boxes inside, or this node if it has none.
    final func frontmostTarget(at point: CGPoint) -> Node? {
        guard !boxes.isEmpty else {
            return CGRect(origin: .zero, size: frame.size).contains(point) ? self : nil
        }
        for box in boxes.reversed() where !box.node.isLeftOut {
            if let target = target(in: box.node, at: point) { return target }
        }
        return nil
    }

    /// The front-most leaf of one box inside this node.
    final func target(in box: Node, at point: CGPoint) -> Node? {
        box.target(at: CGPoint(x: point.x - box.frame.minX, y: point.y - box.frame.minY))
    }
}
