import Foundation
import LozengeCore

/// Finds which box is at a point.
///
/// What is inside a box may be drawn outside of it, so a box has to be asked even where it is not.
/// So that nobody asks a thousand rows, every box remembers how far what is inside reaches, for as
/// long as what it draws stays the same.
extension Node {
    /// A point of the window, from this node's corner.
    final func local(_ point: CGPoint) -> CGPoint { boxesAround(point).first?.point ?? point }

    /// This box and those around it, from the inside out, each with a point of the window from its
    /// corner.
    final func boxesAround(_ point: CGPoint) -> [(box: Node, point: CGPoint)] {
        var around: [(box: Node, point: CGPoint)] = []
        var node: Node? = self
        while let box = node {
            around.append((box, point))
            node = box.superbox
        }
        var point = point
        for index in around.indices.reversed() {
            let box = around[index].box
            if let superbox = box.superbox { point = superbox.contentPoint(point) ?? point }
            point = CGPoint(x: point.x - box.frame.minX, y: point.y - box.frame.minY)
            around[index].point = point
        }
        return around
    }

    /// Whether the pointer is over this box, at a point of the window.
    final func reachesPointer(at point: CGPoint) -> Bool { bounds.contains(local(point)) }

    /// The front-most leaf at a point: of the boxes inside, or this node if it has none.
    final func frontmostTarget(at point: CGPoint) -> Node? {
        guard !boxes.isEmpty else {
            return bounds.contains(point) ? self : nil
        }
        guard let point = contentPoint(point) else { return nil }
        for box in boxesFromBack.reversed() where !box.node.isLeftOut {
            if let target = target(in: box.node, at: point) { return target }
        }
        return nil
    }

    /// The front-most leaf of one box inside this node.
    final func target(in box: Node, at point: CGPoint) -> Node? {
        let point = CGPoint(x: point.x - box.frame.minX, y: point.y - box.frame.minY)
        return box.pointerReach.contains(point) ? box.target(at: point) : nil
    }

    /// Where there can be targets in this box and those inside.
    final var pointerReach: PointerReach {
        if let known = knownPointerReach.known { return known }
        let found = PointerReach(findPointerReach())
        if !needsPaint { knownPointerReach = found }
        return found
    }

    /// Where this box is, and where there can be targets in those inside.
    final var reachOfBoxes: CGRect {
        var reach = bounds
        for box in boxes where !box.node.isLeftOut {
            let (inner, frame) = (box.node.pointerReach.rect, box.node.frame)
            reach = reach.around(inner.offsetBy(dx: frame.minX, dy: frame.minY))
        }
        return reach
    }
}

/// A rectangle around everything in a box that the pointer can be over, in little memory: every box
/// has one.
struct PointerReach {
    private let minX, minY, maxX, maxY: Float

    private init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    static let unknown = PointerReach(minX: .nan, minY: 0, maxX: 0, maxY: 0)

    /// Rounded up, and everything where a number is none.
    init(_ rect: CGRect) {
        let rect = rect.known
        self.init(
            minX: Float(rect.minX).nextDown, minY: Float(rect.minY).nextDown,
            maxX: Float(rect.maxX).nextUp, maxY: Float(rect.maxY).nextUp)
    }

    var known: PointerReach? { minX.isNaN ? nil : self }

    var rect: CGRect {
        CGRect(
            x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(maxX) - CGFloat(minX),
            height: CGFloat(maxY) - CGFloat(minY)
        ).known
    }

    func contains(_ point: CGPoint) -> Bool {
        let (x, y) = (Float(point.x), Float(point.y))
        return x >= minX && x <= maxX && y >= minY && y <= maxY
    }
}
