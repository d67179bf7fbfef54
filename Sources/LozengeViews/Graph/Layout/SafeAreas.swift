import Foundation
import LozengeCore

/// The safe areas of one window, and the boxes that reach beyond theirs.
final class SafeAreas {
    /// True once an edge was ever covered; until then no box is examined.
    var exist = false

    private var reaches = WeakList<Reach>()

    func add(_ reach: Reach) { reaches.add(reach) }

    /// Places the children of all boxes that touch other edges than when they were last placed.
    ///
    /// Size and proposal of such a box may be unchanged, so that no other pass has placed its children.
    func placeAgain() {
        guard exist else { return }
        // Boxes described meanwhile are placed for the first time, with the current edges.
        let known = reaches
        // The children of a box that is placed again may touch other edges, too.
        for _ in 0..<known.count {
            var wasSettled = true
            known.forEach { if $0.placeAgainIfMoved() { wasSettled = false } }
            if wasSettled { return }
        }
    }
}

/// The overlap of a box with the safe areas whose edges it touches.
final class Reach {
    private unowned let node: Node

    /// The overlap in screen coordinates: leading is left.
    private(set) var insets = EdgeInsets()

    fileprivate init(of node: Node) {
        self.node = node
        node.tree.safeAreas.add(self)
    }

    /// Measures the overlap; returns leading and trailing insets.
    func measure() -> EdgeInsets {
        insets = node.reach
        return insets.flipped(if: node.isRightToLeft)
    }

    fileprivate func placeAgainIfMoved() -> Bool {
        guard node.isAlive, !node.needsPlacement, node.reach != insets else { return false }
        node.placeChildren()
        node.setNeedsPaint()
        return true
    }
}

extension Node {
    /// Returns the overlap of this box, to be kept by it; `nil` while nothing covers an edge.
    ///
    /// A safe area is always created before its content.
    final func makeReach() -> Reach? { tree.safeAreas.exist ? Reach(of: self) : nil }

    /// The distances from the edges of this box to the outer edges of the safe areas that they touch.
    ///
    /// In screen coordinates: leading is left. An edge touches a safe area from its inner edge, or half a
    /// point
    /// inside, up to the outer one. The extended edge may touch a further safe area.
    final var reach: EdgeInsets {
        var reach = EdgeInsets()
        guard tree.safeAreas.exist else { return reach }
        // The distance of this box, as extended so far, from the edges of the current box.
        var left: CGFloat = 0
        var top: CGFloat = 0
        var (width, height) = (frame.size.width, frame.size.height)
        var box = self
        while let outer = box.superbox {
            left += box.frame.origin.x
            top += box.frame.origin.y
            switch outer.space {
            case .safeArea(let insets)? where outer.boxes.first?.node === box:
                let covered = insets.flipped(if: outer.isRightToLeft)
                let grown = EdgeInsets(
                    top: Self.reach(top, covered.top),
                    leading: Self.reach(left, covered.leading),
                    bottom: Self.reach(outer.frame.size.height - top - height, covered.bottom),
                    trailing: Self.reach(outer.frame.size.width - left - width, covered.trailing))
                left -= grown.leading
                top -= grown.top
                width += grown.horizontal
                height += grown.vertical
                reach.top += grown.top
                reach.leading += grown.leading
                reach.bottom += grown.bottom
                reach.trailing += grown.trailing
            case .container?: return reach
            default: break
            }
            box = outer
        }
        return reach
    }

    /// Returns the extension of an edge at `distance` from an edge that is covered by `inset`.
    private static func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
        inset > 0 && distance > 0 && distance <= inset + 0.5 ? distance : 0
    }
}
