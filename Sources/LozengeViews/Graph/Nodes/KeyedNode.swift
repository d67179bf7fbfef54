import LozengeCore

/// The node of a collection: one row for each element, kept by the element's id.
final class KeyedNode<ID: Hashable>: Node, DepartureHost {
    private var order = RowOrder<ID>()
    var departures = Departures<RowKey<ID>>()
    /// True once the collection was described: further rows come with a transition.
    private var isDescribed = false

    override var isAlwaysSingle: Bool { false }

    func update<Data: RandomAccessCollection>(
        to data: Data, id: (Data.Element) -> ID,
        visit: @MainActor (Data.Element, inout ViewVisitor) -> Void
    ) {
        let former = order.keys
        let origins = order.update(to: data, id: id)
        if let origins { arrange(origins, former) }
        var place = 0
        for element in data {
            let row = children[place]
            row.setEnvironment(environment)
            row.visitChildren { visit(element, &$0) }
            if isDescribed, let origins, origins[place] == nil { (row as? RowNode)?.appear() }
            place += 1
        }
        isDescribed = true
        if !tree.keptStates.isEmpty { tree.keptStates.childrenAreKnown(of: self) }
    }

    /// Reorders the rows to the order of the elements, which were at `origins` before.
    private func arrange(_ origins: [Int?], _ former: [RowKey<ID>]) {
        let known = children
        var isKept = Array(repeating: false, count: known.count)
        let rows = origins.enumerated().map { place, origin -> Node in
            if let origin {
                isKept[origin] = true
                return known[origin]
            }
            if !departures.isEmpty, let back = departures.take(order.keys[place]) {
                return back.nodes[0]
            }
            return makeRow(order.keys[place])
        }
        for (place, row) in known.enumerated() where !isKept[place] {
            if let row = row as? RowNode { remove(row, former[place]) }
        }
        children = NodeList(rows)
        structureChanged()
    }

    private func makeRow(_ key: RowKey<ID>) -> Node {
        let row = RowNode(in: ViewVisitor(below: self))
        if !tree.keptStates.isEmpty { tree.keptStates.restore(row, at: .row(key), below: self) }
        return row
    }

    override func keptPlace(ofChild index: Int) -> KeptState.Place { .row(order.keys[index]) }

    override func hasIDs(of type: Any.Type) -> Bool { type == ID.self }

    override func place(of id: AnyHashable) -> RowPosition? {
        guard let id = id.base as? ID, let place = order.place(of: id) else { return nil }
        return .boxes(of: children[place])
    }

    override func index(of row: RowNode) -> Int? { children.firstIndex { $0 === row } }

    override var elementCount: Int { order.keys.count }

    override func elementID(at index: Int) -> AnyHashable? {
        order.keys.indices.contains(index) ? AnyHashable(order.keys[index].id) : nil
    }

    override func appendBoxes(to list: inout [Node]) {
        if !departures.isEmpty { departures.appendBoxes(to: &list) }
        super.appendBoxes(to: &list)
    }

    override func forEachAccessory(_ body: @MainActor (Node) -> Void) { departures.forEach(body) }
}

/// The node of one element of a collection.
final class RowNode: TransitionHost {
    /// The cached boxes of this row; in a long list few rows change.
    private var known: NodeList?

    override func appendBoxes(to list: inout [Node]) {
        if let known {
            list += known
            return
        }
        var found: [Node] = []
        super.appendBoxes(to: &found)
        known = NodeList(found)
        list += found
    }

    override func structureInsideChanged() { (known, knownContent) = (nil, nil) }

    /// The content of this row in a lazy container.
    private var knownContent: [LazyContent]?

    /// The boxes and collections of this row, which a lazy container lays out one after the other; boxes that leave are
    /// not among them.
    var lazyContent: [LazyContent] {
        if let knownContent { return knownContent }
        let content = containerOfBoxes.map { lazyContent(of: $0) } ?? []
        knownContent = content
        return content
    }

    /// True if this row has a collection directly inside, as that of a section.
    var holdsRows: Bool {
        lazyContent.contains { if case .rows = $0 { true } else { false } }
    }

    /// The box at the start of this row; `nil` if it begins with a collection, or is empty.
    var firstBox: Node? { if case .box(let box) = lazyContent.first { box } else { nil } }
    /// The box at the end of this row; `nil` if it ends with a collection, or is empty.
    var lastBox: Node? { if case .box(let box) = lazyContent.last { box } else { nil } }

    /// Shows the row, which is new or has come back, with its transition.
    func appear() {
        if transitions.isEmpty { arrive() } else { comeBack() }
    }
}
