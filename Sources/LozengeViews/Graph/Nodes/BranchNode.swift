import LozengeCore

/// The node of a conditional: the views of one branch.
final class BranchNode<ID: Hashable>: TransitionHost, DepartureHost {
    private var branch: ID?
    var departures = Departures<ID>()

    override var isAlwaysSingle: Bool { false }

    override func hasIDs(of type: Any.Type) -> Bool { type == ID.self }

    override func place(of id: AnyHashable) -> RowPosition? {
        id.base as? ID == branch ? .boxes(of: self) : nil
    }

    override var ownID: AnyHashable? { branch.map { AnyHashable($0) } }

    override func keptPlace(ofChild index: Int) -> KeptState.Place { .branch(branch, index) }

    func update(to branch: ID, visit: @MainActor (inout ViewVisitor) -> Void) {
        guard self.branch != branch else { return visitChildren(visit) }
        let former = self.branch
        self.branch = branch
        guard let former else { return visitChildren(visit) }
        removeViews(of: former)
        if let back = departures.take(branch) {
            children = back.nodes
            restore(back.transitions)
            structureChanged()
            visitChildren(visit)
            comeBack()
        } else {
            visitChildren(visit)
            arrive()
        }
    }

    private func removeViews(of branch: ID) {
        guard !children.isEmpty else { return }
        guard prepareDeparture() else {
            for transition in takeTransitions() { transition.tearDown() }
            return removeChildren()
        }
        let (nodes, transitions) = (children, takeTransitions())
        children = NodeList()
        showDeparture(of: nodes, branch, transitions)
    }

    override func appendBoxes(to list: inout [Node]) {
        departures.appendBoxes(to: &list)
        super.appendBoxes(to: &list)
    }

    override func forEachAccessory(_ body: @MainActor (Node) -> Void) {
        super.forEachAccessory(body)
        departures.forEach(body)
    }
}
