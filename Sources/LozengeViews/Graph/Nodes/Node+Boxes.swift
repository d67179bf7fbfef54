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

    /// The container of the boxes that this node contributes.
    final var containerOfBoxes: Node? {
        var node = parent
        while let current = node, current.role != .container { node = current.parent }
        return node
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

    /// True if this box is that of a transition around `box`, whose place it has taken.
    final func hasTakenPlace(of box: Node) -> Bool {
        guard isLeaving else { return false }
        var inner = innerBox
        while let current = inner, current !== box { inner = current.innerBox }
        return inner != nil
    }

    /// Takes the boxes that leave from `found`: they are shown, and not laid out.
    @inline(never)
    private final func separateDepartures(_ found: inout [Node]) {
        let leaving = found.filter(\.isLeaving)
        found.removeAll(where: \.isLeaving)
        for box in leaving { box.enter(self, at: 0) }
        hasDepartures = !leaving.isEmpty
        tree.motion.setDepartures(leaving, in: self)
    }

    /// Finds the boxes directly inside this container.
    final func rebuildBoxes() {
        needsBoxes = false
        var found: [Node] = []
        for child in children { child.appendBoxes(to: &found) }
        if hasDepartures || found.contains(where: { $0.isLeaving }) { separateDepartures(&found) }
        boxes = found.map(LayoutSubview.init)
        for (index, box) in found.enumerated() { box.enter(self, at: index) }
        hasSingleBox = found.count == 1 && children[0].isAlwaysSingle && children.count == 1
        decideWhetherToRemember()
        updateGuides()
        tree.semanticIndex?.markStructure(of: self)
        setNeedsLayout()
        setNeedsPaint()
    }
}
