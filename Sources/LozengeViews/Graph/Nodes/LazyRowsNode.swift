import Foundation
import LozengeCore

/// The node of a collection in a lazy container, which creates rows on demand.
///
/// Of the other rows it keeps the measured lengths of their lines and the state.
package class LazyRowsNode: Node {
    /// The number of rows, made or not.
    final fileprivate(set) var count = 0
    /// The lines that the rows stand in.
    final private(set) var lines = RowLines()
    /// The lengths of the lines.
    final var lengths = RowLengths()
    /// The views of a row, as far as rows were made.
    final var kind = RowKind.unknown
    /// The rows that exist, by index.
    final fileprivate(set) var made: [Int: RowNode] = [:] { didSet { indices = nil } }
    /// The index of each row that exists; `nil` until one is asked for.
    private var indices: [ObjectIdentifier: Int]?
    /// The rows that an update has added: those of them that the next layout makes come with a transition.
    final fileprivate(set) var arriving = IndexSet()

    /// True if rows were added, removed or moved since the last layout.
    final fileprivate(set) var isReordered = false

    /// Puts the rows into other lines, of which none is measured.
    final func arrange(in lines: RowLines) {
        guard lines != self.lines else { return }
        self.lines = lines
        forgetLengths()
    }

    final func forgetLengths() {
        lengths = RowLengths(count: lines.lines(for: count), estimate: lengths.estimate)
    }

    /// Changes the number of rows, and moves the lengths of lines to where their rows are.
    ///
    /// - Parameters:
    ///   - count: The new number.
    ///   - places: The new index of each known row that is still there, by its former one.
    ///   - known: The former indices of all known rows, in ascending order.
    fileprivate final func reorder(to count: Int, _ places: [Int: Int], known: [Int]) {
        self.count = count
        if lines.perLine == 1 {
            lengths.reorder(to: count, places, known: known)
        } else {
            // Rows stand in lines with others now.
            forgetLengths()
        }
    }

    override var isAlwaysSingle: Bool { false }

    /// Describes the row at `index`.
    func describe(_ index: Int, _ row: RowNode) {}

    /// Called before the row at `index` is removed because it is out of sight.
    func willDrop(_ index: Int, _ row: RowNode) {}

    /// Returns the row at `index` if it is leaving: it comes back.
    func rowComingBack(at index: Int) -> RowNode? { nil }

    /// Called when the row at `index` was created, before it is described.
    func didMake(_ index: Int, _ row: RowNode) {}

    /// Creates rows, in the middle of a layout of `container`.
    final func make(_ indices: Range<Int>, for container: Node) {
        let missing = indices.filter { made[$0] == nil }
        guard !missing.isEmpty else { return }
        change(for: container) {
            for index in missing {
                let back = rowComingBack(at: index)
                let row = back ?? RowNode(in: ViewVisitor(below: self))
                made[index] = row
                didMake(index, row)
                describe(index, row)
                if back != nil || arriving.contains(index) { row.appear() }
            }
        }
    }

    /// Adds or removes rows, in the middle of a layout of `container`.
    private func change(for container: Node, _ body: () -> Void) {
        let describing = tree.describing
        tree.describing = container.reference
        tree.motion.whileDescribing(self) {
            whileReading {
                body()
                listChildren()
            }
            tree.updateMarked(below: container)
        }
        tree.describing = describing
    }

    /// Removes the rows that are not among `indices`, except for the one with the focus.
    final func drop(except indices: Range<Int>, for container: Node) {
        let services = tree.services
        let gone = made.filter { index, row in
            !indices.contains(index) && !services.contains { $0.retains(row) }
        }
        guard !gone.isEmpty else { return }
        change(for: container) {
            for (index, row) in gone {
                willDrop(index, row)
                row.tearDown()
                made[index] = nil
            }
        }
    }

    /// Called at the end of a layout: rows that are made later were there before.
    final func rowsHaveArrived() {
        arriving = IndexSet()
        isReordered = false
    }

    /// The row of a lazy collection that this one is in; `nil` if there is none.
    final var outerRow: RowNode? {
        var node = parent
        while let current = node, current.role != .container {
            if let row = current as? RowNode { return row }
            node = current.parent
        }
        return nil
    }

    /// The indices of the rows that exist, in ascending order.
    final var madeIndices: [Int] { made.keys.sorted() }

    override func index(of row: RowNode) -> Int? {
        let known =
            indices
            ?? Dictionary(uniqueKeysWithValues: made.map { (ObjectIdentifier($1), $0) })
        indices = known
        return known[ObjectIdentifier(row)]
    }

    fileprivate final func listChildren() {
        let ordered = [Node](madeIndices.compactMap { made[$0] })
        guard !ordered.elementsEqual(children, by: ===) else { return }
        children = NodeList(ordered)
        structureChanged()
    }
}

/// The rows of a collection whose ids have one type.
final class LazyKeyedNode<ID: Hashable>: LazyRowsNode, DepartureHost {
    private var order = LazyRowOrder<ID>()
    private var visit: (@MainActor (Int, inout ViewVisitor) -> Void)?
    private var firstIndex: (ID) -> Int? = { _ in nil }
    /// The state of rows that are out of sight, by index.
    private var kept: [Int: KeptState] = [:]
    var departures = Departures<ID>()
    /// True once the collection was described: further rows come with a transition.
    private var isDescribed = false

    func update<Data: RandomAccessCollection>(
        to data: Data, id: @escaping (Data.Element) -> ID,
        visit: @escaping @MainActor (Data.Element, inout ViewVisitor) -> Void
    ) {
        self.visit = { index, visitor in
            visit(data[data.index(data.startIndex, offsetBy: index)], &visitor)
        }
        firstIndex = { wanted in
            data.firstIndex { id($0) == wanted }.map {
                data.distance(from: data.startIndex, to: $0)
            }
        }
        let formerCount = count
        let known = order.knownIndices
        if let places = order.update(to: data, id: id, isSought: hasState) {
            arrange(places, known, formerCount, data.count)
        }
        isDescribed = true
        takeKeptStates()
        for (index, row) in made {
            row.setEnvironment(environment)
            describe(index, row)
        }
    }

    /// Moves rows, lengths and states to the places of their elements.
    ///
    /// - Parameters:
    ///   - places: The new index of each known row that is still there, by its former one.
    ///   - known: The former indices of all known rows, in ascending order.
    ///   - formerCount: The number of elements before.
    ///   - count: The number of elements now.
    private func arrange(
        _ places: [Int: Int], _ known: [Int], _ formerCount: Int, _ count: Int
    ) {
        let former = made
        (made, isReordered) = ([:], true)
        for (index, row) in former {
            if let place = places[index] {
                made[place] = row
            } else if let id = order.formerID(of: index) {
                remove(row, id)
            } else {
                row.tearDown()
            }
        }
        arriving = isDescribed ? Self.added(places, former.keys, formerCount, count) : []
        kept = Dictionary(
            uniqueKeysWithValues: kept.compactMap { index, state in
                places[index].map { ($0, state) }
            })
        reorder(to: count, places, known: known)
        listChildren()
        // Rows may have been added, removed or replaced: the container examines them.
        structureChanged()
    }

    /// Returns the rows that were added next to rows that were made before, or to none.
    private static func added(
        _ places: [Int: Int], _ made: some Sequence<Int>, _ formerCount: Int, _ count: Int
    ) -> IndexSet {
        let (first, last) = (made.min(), made.max())
        let stayed = made.compactMap { places[$0] }
        guard let low = stayed.min(), let high = stayed.max() else {
            return IndexSet(integersIn: 0..<count)
        }
        let start = first == 0 ? 0 : low
        let end = last == formerCount - 1 ? count : high + 1
        return IndexSet(integersIn: start..<end).subtracting(IndexSet(stayed))
    }

    override func appendBoxes(to list: inout [Node]) {
        if !departures.isEmpty { departures.appendBoxes(to: &list) }
        super.appendBoxes(to: &list)
    }

    override func forEachAccessory(_ body: @MainActor (Node) -> Void) { departures.forEach(body) }

    override func describe(_ index: Int, _ row: RowNode) {
        guard let visit else { return }
        row.visitChildren { visit(index, &$0) }
    }

    override func rowComingBack(at index: Int) -> RowNode? {
        guard !departures.isEmpty, let id = order.idAtIndex(index),
            let back = departures.take(id)?.nodes[0] as? RowNode
        else { return nil }
        back.setEnvironment(environment)
        return back
    }

    override func didMake(_ index: Int, _ row: RowNode) {
        order.made(index)
        if let state = kept.removeValue(forKey: index) { tree.keptStates.give(state, to: row) }
    }

    override func willDrop(_ index: Int, _ row: RowNode) {
        kept[index] = row.keptState
        if kept[index] == nil { order.dropped(index) }
    }

    /// True if the row at an index has state that follows its element, also far away.
    private func hasState(_ index: Int) -> Bool {
        if kept[index] != nil { return true }
        guard let row = made[index] else { return false }
        return row.keptState != nil || tree.services.contains { $0.retains(row) }
    }

    override var keptStatesInside: [KeptState.Place: KeptState] {
        var states = kept
        for (index, row) in made { states[index] = row.keptState }
        var places: [KeptState.Place: KeptState] = [:]
        for (index, state) in states {
            guard let id = order.id(of: index) else { continue }
            places[.row(id)] = state
        }
        return places
    }

    /// Takes the states of rows that this node kept when it was out of sight itself.
    private func takeKeptStates() {
        guard !tree.keptStates.isEmpty else { return }
        var states: [ID: KeptState] = [:]
        for (place, state) in tree.keptStates.takeChildren(of: self) {
            if case .row(let id) = place, let id = id.base as? ID { states[id] = state }
        }
        for (id, index) in order.places(of: states.keys) {
            order.made(index)
            kept[index] = states[id]
        }
    }

    override var elementCount: Int { count }

    override func elementID(at index: Int) -> AnyHashable? {
        order.idAtIndex(index).map { AnyHashable($0) }
    }

    /// Describes the rows again, after a change of a value that their descriptions read.
    override func update() {
        for (index, row) in made { describe(index, row) }
    }

    override func hasIDs(of type: Any.Type) -> Bool { type == ID.self }

    override func place(of id: AnyHashable) -> RowPosition? {
        guard let id = id.base as? ID, let index = firstIndex(id) else { return nil }
        return made[index].map { .boxes(of: $0) } ?? .row(index, of: self)
    }
}

extension Node {
    /// True if collections directly in this node create their rows on demand.
    final var hostsLazily: Bool {
        var node: Node? = self
        while let current = node {
            if current.role == .container { return current.holder?.asksForRows ?? false }
            // A row of a lazy collection may hold another one, as that of a section.
            if current is RowNode, !(current.parent is LazyRowsNode) { return false }
            node = current.parent
        }
        return false
    }

    /// Returns the content of a lazy container, or of a row in it, in its order: boxes and collections.
    final func lazyContent(of container: Node) -> [LazyContent] {
        var content: [LazyContent] = []
        appendLazyContent(to: &content)
        return content.map { part in
            guard case .box(let box) = part else { return part }
            return .box(box.outermost(in: container))
        }
    }

    private final func appendLazyContent(to content: inout [LazyContent]) {
        for child in children {
            if let rows = child as? LazyRowsNode {
                content.append(.rows(rows))
            } else if child.role == .container {
                content.append(.box(child))
            } else {
                child.appendLazyContent(to: &content)
            }
        }
    }

    /// Returns the box directly in `container` that this one is in: that of a modifier around its collection, or of a
    /// transition, if there is one.
    fileprivate final func outermost(in container: Node) -> Node {
        var box: Node = self
        while let outer = box.superbox, outer !== container { box = outer }
        return box
    }
}

/// The result of a search by id.
enum RowPosition {
    case boxes(of: Node)
    /// A row that has not been created; it would be if it were visible.
    case row(Int, of: LazyRowsNode)
}

/// An element of the content of a lazy container.
enum LazyContent {
    case box(Node)
    case rows(LazyRowsNode)
}
