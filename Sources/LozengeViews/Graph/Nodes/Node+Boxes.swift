import LozengeCore

/// Which boxes are directly inside a container, whatever is between.
extension Node {
    /// The children have changed: the container they are in has to look for its boxes again.
    ///
    /// Ends at a node that is marked, so that describing a deep tree takes time in proportion to it.
    final func structureChanged() {
        var node: Node? = self
        while let current = node, !current.needsBoxes {
            current.needsBoxes = true
            current.structureInsideChanged()
            if current.role == .container { return tree.scheduleBoxes(current) }
            node = current.parent
        }
    }

    /// Answers of a box that is nothing but another one are that one's to remember.
    final func decideWhetherToRemember() { remembersSizes = isWorthRemembering && !hasSoleBox }

    /// The box inside, if by its type this never has another: a stack of one view is that view.
    final var soleBox: LayoutSubview? { hasSoleBox ? boxes[0] : nil }

    /// Finds out which lines the boxes inside have a say in; the containers around may have to, too.
    private final func updateGuides() {
        guard let guideExport = holder?.guideExport, guideExport != .none else { return }
        var found: GuideSet = []
        for box in boxes { found.formUnion(box.guides) }
        if guideExport == .merged, boxes.count > 1 { found.formIntersection(.merging) }
        guard found != guides else { return }
        guides = found
        parent?.structureChanged()
    }

    /// Finds the boxes inside this container.
    final func rebuildBoxes() {
        needsBoxes = false
        var found: ContiguousArray<Node> = []
        for child in children { child.appendBoxes(to: &found) }
        boxes = ContiguousArray(found.map(LayoutSubview.init))
        for (index, box) in found.enumerated() { box.enter(self, at: index) }
        hasSoleBox = found.count == 1 && children[0].isStaticallyOne && children.count == 1
        decideWhetherToRemember()
        updateGuides()
        setNeedsLayout()
        setNeedsPaint()
    }
}
