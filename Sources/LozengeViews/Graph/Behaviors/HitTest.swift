import Foundation
import LozengeCore

/// Hit tests: finding the box at a point.
///
/// A view may be drawn outside of the box around it, so boxes are asked even beside their frames. Every
/// box caches the bounds of all targets inside while its drawing stays the same, so that a hit test does
/// not ask a thousand rows.
extension Node {
    /// Converts a point of the window to the coordinates of this box.
    final func local(_ point: CGPoint) -> CGPoint { boxesAround(point).first?.point ?? point }

    /// Returns this box and those around it, from the inside out, each with a point of the window in its
    /// coordinates.
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

    /// True if a point of the window is inside this box, or on content that is drawn outside of it.
    final func reachesPointer(at point: CGPoint) -> Bool {
        let point = local(point)
        return bounds.contains(point) || (hitBounds.contains(point) && target(at: point) != nil)
    }

    /// Converts a point of this box to where the content is before it is drawn elsewhere; `nil` if no
    /// content is there.
    final func contentPoint(_ point: CGPoint) -> CGPoint? {
        if let holder { return holder.ownContentPoint(point) }
        return point
    }

    /// Returns the frontmost leaf at a point of this box.
    final func target(at point: CGPoint) -> Node? {
        if let holder { return holder.ownTarget(at: point) }
        return frontmostTarget(at: point)
    }

    /// Returns the frontmost leaf at a point: one of the boxes inside, or this node if it has none.
    final func frontmostTarget(at point: CGPoint) -> Node? {
        guard !boxes.isEmpty else {
            return bounds.contains(point) ? self : nil
        }
        guard let point = contentPoint(point) else { return nil }
        for box in boxesFromBack.reversed()
        where box.node.exceptions.isDisjoint(with: .untouchable) {
            if let target = target(in: box.node, at: point) { return target }
        }
        return nil
    }

    /// Returns the frontmost leaf of one box inside this node.
    final func target(in box: Node, at point: CGPoint) -> Node? {
        let point = CGPoint(x: point.x - box.frame.minX, y: point.y - box.frame.minY)
        // The bounds of what is inside are not found for a box that is asked anyway.
        return box.bounds.contains(point) || box.hitBounds.contains(point)
            ? box.target(at: point) : nil
    }

    /// The bounds of all targets in this box and those inside, in its coordinates.
    final var hitBounds: HitBounds {
        if let known = cachedHitBounds.known { return known }
        let found = HitBounds(holder?.ownHitBounds ?? hitBoundsOfBoxes)
        if !needsPaint {
            cachedHitBounds = found
        } else if tree.boundsOfHitTest != nil {
            cachedHitBounds = found
            tree.boundsOfHitTest?.append(self)
        }
        return found
    }

    /// Returns the frontmost leaf at a point between a layout and its painting.
    ///
    /// The bounds of a box that is painted again may change until then, so that they are not kept; within this
    /// test they are found once for each box.
    final func targetBeforePainting(at point: CGPoint) -> Node? {
        tree.boundsOfHitTest = []
        defer {
            for box in tree.boundsOfHitTest ?? [] { box.cachedHitBounds = .unknown }
            tree.boundsOfHitTest = nil
        }
        return target(at: point)
    }

    /// The bounds of this box and of all targets in those inside, in its coordinates.
    final var hitBoundsOfBoxes: CGRect {
        var found = bounds
        for box in boxes where !box.node.isHiddenAlternative {
            let (inner, frame) = (box.node.hitBounds.rect, box.node.frame)
            found = found.around(inner.offsetBy(dx: frame.minX, dy: frame.minY))
        }
        return found
    }
}

/// A rectangle around all targets in a box, in 16 bytes: every box has one.
struct HitBounds {
    private let minX, minY, maxX, maxY: Float

    private init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    static let unknown = HitBounds(minX: .nan, minY: 0, maxX: 0, maxY: 0)

    /// Rounds outwards; infinite if a coordinate is NaN.
    init(_ rect: CGRect) {
        let rect = rect.known
        self.init(
            minX: Float(rect.minX).nextDown, minY: Float(rect.minY).nextDown,
            maxX: Float(rect.maxX).nextUp, maxY: Float(rect.maxY).nextUp)
    }

    var known: HitBounds? { minX.isNaN ? nil : self }

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
