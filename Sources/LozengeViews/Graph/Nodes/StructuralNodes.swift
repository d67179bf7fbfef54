import LozengeCore

/// The node of a conditional: the views of one branch.
final class BranchNode<ID: Hashable>: Node {
    private var branch: ID?

    override var isAlwaysSingle: Bool { false }

    override func place(of id: AnyHashable) -> RowPosition? {
        id.base as? ID == branch ? .boxes(of: self) : nil
    }

    func update(to branch: ID, visit: @MainActor (inout ViewVisitor) -> Void) {
        if self.branch != branch {
            self.branch = branch
            removeChildren()
        }
        visitChildren(visit)
    }
}

/// The node of a collection: one row for each element, kept by the element's id.
final class KeyedNode<ID: Hashable>: Node {
    private var order = RowOrder<ID>()

    override var isAlwaysSingle: Bool { false }

    func update<Data: RandomAccessCollection>(
        to data: Data, id: (Data.Element) -> ID,
        visit: @MainActor (Data.Element, inout ViewVisitor) -> Void
    ) {
        if let origins = order.update(to: data, id: id) { arrange(origins) }
        var place = 0
        for element in data {
            let row = children[place]
            row.setEnvironment(environment)
            row.visitChildren { visit(element, &$0) }
            place += 1
        }
    }

    /// Reorders the rows to the order of the elements, which were at `origins` before.
    private func arrange(_ origins: ContiguousArray<Int?>) {
        let known = children
        var isKept = ContiguousArray(repeating: false, count: known.count)
        let rows = origins.map { origin -> Node in
            guard let origin else { return RowNode(in: ViewVisitor(below: self)) }
            isKept[origin] = true
            return known[origin]
        }
        for (place, row) in known.enumerated() where !isKept[place] { row.tearDown() }
        children = NodeList(ContiguousArray(rows))
        structureChanged()
    }

    override func place(of id: AnyHashable) -> RowPosition? {
        guard let id = id.base as? ID, let place = order.place(of: id) else { return nil }
        return .boxes(of: children[place])
    }
}

/// The node of one element of a collection.
final class RowNode: Node {
    /// The cached boxes of this row; in a long list few rows change.
    private var known: NodeList?

    override func appendBoxes(to list: inout ContiguousArray<Node>) {
        if let known {
            list += known
            return
        }
        var found: ContiguousArray<Node> = []
        super.appendBoxes(to: &found)
        known = NodeList(found)
        list += found
    }

    override func structureInsideChanged() { known = nil }
}

/// The node of a modifier that changes the environment of its content.
final class EnvironmentNode<Value>: Node {
    private var change: EnvironmentChange<Value>
    /// The environment inside, and the environment outside from which it was made.
    private var made: (inner: EnvironmentValues, outer: EnvironmentValues, value: Value)?

    init(_ change: EnvironmentChange<Value>, in visitor: ViewVisitor) {
        self.change = change
        super.init(in: visitor)
    }

    func update(to change: EnvironmentChange<Value>) {
        self.change = change
        passOnEnvironment()
    }

    /// The environment inside; identical if nothing changed, so that no reader is updated.
    override var environmentForChildren: EnvironmentValues {
        var value = change.value(environment)
        if var made, made.outer.isIdentical(to: environment),
            ViewValue.areEqual(&made.value, &value)
        {
            return made.inner
        }
        var inner = environment
        inner[keyPath: change.keyPath] = value
        made = (inner, environment, value)
        return inner
    }
}

/// A value of the environment and its replacement for the views inside.
nonisolated struct EnvironmentChange<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// Returns the new value, from the environment outside.
    let value: (EnvironmentValues) -> Value
}
