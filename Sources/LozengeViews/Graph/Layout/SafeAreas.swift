import Foundation
import LozengeCore

/// The safe areas of one window, and the boxes that reach beyond theirs.
final class SafeAreas {
    /// Whether anything ever covered an edge; until something does, nobody looks.
    var exist = false

    private var reaches = WeakList<Reach>()

    func add(_ reach: Reach) { reaches.add(reach) }

    /// Places what is in the boxes that touch other edges than when they were placed: their own size
    /// and proposal may be what they were, so that nobody has placed them since.
    func placeAgain() {
        guard exist else { return }
        // Those described on the way are placed for the first time, and know where they are.
        let known = reaches
        // What is in a box that is placed again may touch other edges, too.
        for _ in 0..<known.count {
            var wasSettled = true
            known.forEach { if $0.placeAgainIfMoved() { wasSettled = false } }
            if wasSettled { return }
        }
    }
}

/// How far a box reaches beyond its frame, where that touches the edge of a safe area.
final class Reach {
    private unowned(unsafe) let node: Node

    /// As on the screen: leading is left.
    private(set) var insets = EdgeInsets()

    fileprivate init(of node: Node) {
        self.node = node
        node.tree.safeAreas.add(self)
    }

    /// Finds out how far it is, and returns it as text runs in the box.
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
    /// What knows how far this box reaches, to be kept by it; `nil` while nothing covers an edge.
    ///
    /// Whatever covers an edge is made before what is inside, and never put around it later.
    final func makeReach() -> Reach? { tree.safeAreas.exist ? Reach(of: self) : nil }

    /// How far it is from the edges of this box to the outer edges of the safe areas that they touch.
    ///
    /// As on the screen: leading is left. An edge touches a safe area from its inner edge, or half a
    /// point inside, up to the outer one. What it reaches there may touch a further one.
    final var reach: EdgeInsets {
        var reach = EdgeInsets()
        guard tree.safeAreas.exist else { return reach }
        // How far this box, as it has grown, is from the edges of the one that is looked at.
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

    /// How far an edge goes that is at `distance` from one that is covered by `inset`.
    private static func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
        inset > 0 && distance > 0 && distance <= inset + 0.5 ? distance : 0
    }
}
