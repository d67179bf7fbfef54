import LozengeCore

/// The boxes directly inside a container, also below nodes without a box.
extension Node {
    /// Marks the boxes of the container around as stale after a change of the children.
    ///
    /// Stops at a marked node, so that describing a deep tree takes linear time.
    final func structureChanged() {
        var node: Node? = self
        while let current = node, !current.needsBoxes {
            current.needsBoxes = true
            current.structureInsideChanged()
            if current.role == .container { return tree.scheduleBoxes(current) }
            node = current.parent
        }
    }

    /// Decides whether this box caches its sizes; not if it consists of its only child, which does.
    final func decideWhetherToRemember() { remembersSizes = isWorthRemembering && !hasSingleBox }

    /// The child if its type excludes a second one, as in a stack of one view; otherwise `nil`.
    final var singleBox: LayoutSubview? { hasSingleBox ? boxes[0] : nil }

    /// Collects the guides that the children may set; marks the containers around if they changed.
    private final func updateGuides() {
        guard let guideExport = holder?.guideExport, guideExport != .none else { return }
        var found: GuideSet = []
        for box in boxes { found.formUnion(box.guides) }
        if guideExport == .merged, boxes.count > 1 { found.formIntersection(.merging) }
        guard found != guides else { return }
        guides = found
        parent?.structureChanged()
    }

    /// Finds the boxes directly inside this container.
    final func rebuildBoxes() {
        needsBoxes = false
        var found: ContiguousArray<Node> = []
        for child in children { child.appendBoxes(to: &found) }
        boxes = ContiguousArray(found.map(LayoutSubview.init))
        for (index, box) in found.enumerated() { box.enter(self, at: index) }
        hasSingleBox = found.count == 1 && children[0].isAlwaysSingle && children.count == 1
        decideWhetherToRemember()
        updateGuides()
        setNeedsLayout()
        setNeedsPaint()
    }
}
