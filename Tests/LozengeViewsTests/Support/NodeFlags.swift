import LozengeTesting

@testable import LozengeViews

/// The invariants of the marks in ARCHITECTURE.md.
enum NodeFlags {
    /// Returns the first broken invariant in the tree below `root`; `nil` for none.
    ///
    /// Checked after an update, where marks are passed on, and after a frame, which clears all of them.
    static func broken(in root: Node, isFrameMade: Bool) -> String? {
        let tree = root.tree
        if let node = marked(below: root) {
            return "the boxes of \(type(of: node)) are stale after the update"
        }
        if root.needsPaint && !tree.needsPaint { return "the window is stale and not painted" }
        if isFrameMade, tree.needsLayout || tree.needsPaint || root.needsPaint {
            return "the window is stale after a frame"
        }
        return brokenBox(inside: root, isFrameMade)
    }

    /// Returns the first node with ``Node/needsBoxes``, which an update clears.
    private static func marked(below node: Node) -> Node? {
        if node.needsBoxes { return node }
        for child in node.children {
            if let found = marked(below: child) { return found }
        }
        var found: Node?
        node.forEachAccessory { if found == nil { found = marked(below: $0) } }
        return found
    }

    private static func brokenBox(inside outer: Node, _ isFrameMade: Bool) -> String? {
        // The window is not placed by a container.
        let isOuterPlaced =
            outer.superbox == nil ? !outer.tree.needsLayout : !outer.needsPlacement
        for (index, box) in outer.boxes.enumerated() {
            let node = box.node
            if !node.isAlive { return "\(node.label) has left the tree, and is a box" }
            if node.superbox !== outer || Int(node.indexInSuperbox) != index {
                return "\(node.label) is not box \(index) of \(outer.label)"
            }
            if node.needsPaint && node.cachedHitBounds.known != nil {
                return "\(node.label) is stale, and caches hit bounds"
            }
            // A hidden alternative is neither placed nor painted.
            if node.isHiddenAlternative { continue }
            if node.needsPlacement && (isOuterPlaced || isFrameMade) {
                return "\(node.label) is not placed, but \(outer.label) is"
            }
            // A view with opacity 0 is not painted.
            if (outer as? PrimitiveNode<OpacityEffect>)?.content.opacity == 0 { continue }
            if node.needsPaint && (!outer.needsPaint || isFrameMade) {
                return "\(node.label) is stale, but \(outer.label) is not"
            }
            if let broken = brokenBox(inside: node, isFrameMade) { return broken }
        }
        return nil
    }
}
