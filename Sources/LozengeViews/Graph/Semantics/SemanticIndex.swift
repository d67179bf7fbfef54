import Foundation
import LozengeCore

/// The semantic elements of a window by their identities, kept up to date at the cost of what changes.
///
/// There is one while assistive technology reads the window. Elements come from *sources*, boxes that make elements of
/// everything inside, and from *groups*, whose children are the sources and groups inside. A change inside a source
/// describes that source again; only a change of the number or the order of elements visits their group.
///
/// Source: `docs/accessibility.md`, "A window that is read".
final class SemanticIndex {
    /// A box that makes elements of everything inside, and what it made.
    private struct Source {
        /// The box itself, kept alive so that no other one has its identity.
        let node: Node
        /// The ids of the elements and all below, each before its children.
        var ids: [SemanticID]
        /// The ids of the elements alone.
        var topIDs: [SemanticID]
        var priorities: [Double]
        /// The node of the group around; that of the window without one.
        let group: ObjectIdentifier
    }

    /// A box whose element has children that are described apart.
    private struct Group {
        let node: Node
        /// The id of its element; `nil` for the window.
        var id: SemanticID?
        var priority = 0.0
        var children: [SemanticID] = []
        /// The sources and groups directly inside.
        var parts: Set<ObjectIdentifier> = []
        /// The node of the group around; `nil` for the window.
        let group: ObjectIdentifier?
    }

    /// The key of an element: some nodes have several.
    private struct Key: Hashable {
        let node: ObjectIdentifier
        let number: Int
    }

    private unowned let root: Node
    private var sources: [ObjectIdentifier: Source] = [:]
    private var groups: [ObjectIdentifier: Group] = [:]
    private var ids: [Key: SemanticID] = [:]
    private var keys: [SemanticID: Key] = [:]
    private(set) var elements: [SemanticID: SemanticElement] = [:]
    private(set) var records: [SemanticID: SemanticRecord] = [:]
    /// The source or group that has made each element.
    private var makers: [SemanticID: ObjectIdentifier] = [:]
    private(set) var notable = NotableElements()
    private var changed: Set<SemanticID> = []
    /// The elements that are removed unless another part makes them in the same update.
    private var doomed: Set<SemanticID> = []

    /// The nodes whose own elements may have changed.
    private var marked: [ObjectIdentifier: Node] = [:]
    /// The nodes whose boxes have changed.
    private var restructured: [ObjectIdentifier: Node] = [:]
    /// True if frames may have changed since ``updateFrames()``.
    var areFramesStale = true

    init(_ root: Node) {
        self.root = root
        groups[ObjectIdentifier(root)] = Group(node: root, group: nil)
        restructured[ObjectIdentifier(root)] = root
    }

    /// True if a change has been noted since ``update()``.
    var isStale: Bool { !marked.isEmpty || !restructured.isEmpty }

    /// Notes that the elements of a node may have changed.
    func mark(_ node: Node) { marked[ObjectIdentifier(node)] = node }

    /// Notes that the boxes inside a node have changed.
    func markStructure(of node: Node) { restructured[ObjectIdentifier(node)] = node }

    /// Forgets a node that has left the tree; its elements are removed with the structure around.
    func forget(_ node: Node) {
        marked[ObjectIdentifier(node)] = nil
        restructured[ObjectIdentifier(node)] = nil
    }

    /// The elements of the window, in reading order.
    var roots: [SemanticID] { groups[ObjectIdentifier(root)]?.children ?? [] }

    /// Describes what has changed.
    ///
    /// - Returns: The changed records and the ids that are gone.
    func update() -> (changed: [SemanticRecord], removed: [SemanticID]) {
        // A description may mark nodes, which then wait for the next update.
        let (marked, restructured) = (marked.values, restructured.values)
        (self.marked, self.restructured) = ([:], [:])
        var stale: Set<ObjectIdentifier> = []
        var staleSources: [ObjectIdentifier: Node] = [:]
        for node in restructured where node.isAlive {
            if let source = outermostSource(around: node) {
                staleSources[ObjectIdentifier(source)] = source
            } else if let group = group(atOrAround: node) {
                stale.insert(ObjectIdentifier(group))
            }
        }
        for node in marked where node.isAlive {
            if let source = outermostSource(around: node) {
                staleSources[ObjectIdentifier(source)] = source
            } else if let group = group(around: node) {
                // A visit of the group describes new boxes in any case.
                let isVisited = stale.contains(ObjectIdentifier(group))
                if isVisited, groups[ObjectIdentifier(node)] == nil { continue }
                if needsVisit(node) { stale.insert(ObjectIdentifier(group)) }
            }
        }
        for (name, source) in staleSources {
            guard let known = sources[name] else { continue }
            guard case .source(let elements) = part(source) else {
                remove(name)
                stale.insert(known.group)
                continue
            }
            if describe(source, elements, in: known.group) { stale.insert(known.group) }
        }
        visit(stale)
        let gone = doomed.filter { forget($0) }
        defer { (changed, doomed) = ([], []) }
        return (changed.compactMap { records[$0] }, Array(gone))
    }

    /// The element that has the keyboard.
    ///
    /// - Parameter chain: The focused box and those around it.
    /// - Returns: The element; `nil` without one.
    func focused(in chain: [Node]) -> SemanticID? {
        if let claimant = notable.focused.min() { return claimant }
        // A box that has the keyboard for its content is not an element by itself.
        return chain.first.flatMap { element(in: $0) }
            ?? chain.firstResult { ids[Key(node: ObjectIdentifier($0), number: 0)] }
    }

    /// The first element in a box; `nil` if there is none.
    func element(in node: Node) -> SemanticID? {
        ids[Key(node: ObjectIdentifier(node), number: 0)]
            ?? node.boxes.firstResult { element(in: $0.node) }
    }

    // MARK: The tree

    private enum Part {
        case none
        case source([SemanticElement])
        case group(SemanticElement)
    }

    /// Returns what a box is for the elements.
    private func part(_ node: Node) -> Part {
        switch node.holder?.semantics ?? .none {
        case .none: .none
        case .group(let element): .group(element)
        case .hidden, .element, .change: .source(node.elements)
        }
    }

    /// The outermost source of which a box is a part, which may be the box itself; `nil` if there is none.
    private func outermostSource(around node: Node) -> Node? {
        var (box, found) = (Node?.some(node), Node?.none)
        while let current = box {
            if sources[ObjectIdentifier(current)] != nil { found = current }
            box = current.superbox
        }
        return found
    }

    private func group(atOrAround node: Node) -> Node? {
        groups[ObjectIdentifier(node)] != nil ? node : group(around: node)
    }

    private func group(around node: Node) -> Node? {
        var box = node.superbox
        while let current = box {
            if groups[ObjectIdentifier(current)] != nil { return current }
            box = current.superbox
        }
        return nil
    }

    /// Describes the element of a node that is in no source; true if the group around has to be visited.
    private func needsVisit(_ node: Node) -> Bool {
        let known = groups[ObjectIdentifier(node)]
        switch part(node) {
        case .none: return known?.id != nil
        case .source: return true
        case .group(let element):
            guard let known, let id = known.id else { return true }
            let isMoved = known.priority != element.sortPriority
            groups[ObjectIdentifier(node)]?.priority = element.sortPriority
            set(
                element.having(node.actionsFromAround), id, of: ObjectIdentifier(node),
                parent: records[id]?.parent, known.children)
            return isMoved
        }
    }

    /// Visits groups whose parts have changed, the outer ones first: they may remove others.
    private func visit(_ stale: Set<ObjectIdentifier>) {
        for group in stale.compactMap({ groups[$0]?.node }).sorted(by: { $0.depth < $1.depth })
        where groups[ObjectIdentifier(group)] != nil {
            visit(group)
        }
    }

    /// Finds the parts of a group, and describes the new ones.
    private func visit(_ node: Node) {
        let name = ObjectIdentifier(node)
        guard let before = groups[name] else { return }
        var found = FoundParts()
        collect(in: node, of: name, &found)
        for gone in before.parts.subtracting(found.parts)
        where (sources[gone]?.group ?? groups[gone]?.group) == name {
            remove(gone)
        }
        let children = found.inReadingOrder
        groups[name]?.parts = found.parts
        groups[name]?.children = children
        if let id = before.id { setChildren(of: id, to: children) }
        for child in children where records[child]?.parent != before.id {
            records[child]?.parent = before.id
            changed.insert(child)
        }
    }

    private struct FoundParts {
        var parts: Set<ObjectIdentifier> = []
        private var ids: [(id: SemanticID, priority: Double)] = []

        mutating func add(_ ids: [SemanticID], _ priorities: [Double]) {
            self.ids += zip(ids, priorities).map { (id: $0, priority: $1) }
        }

        var inReadingOrder: [SemanticID] { ids.inReadingOrder(by: \.priority).map(\.id) }
    }

    private func collect(in node: Node, of group: ObjectIdentifier, _ found: inout FoundParts) {
        for box in node.boxes where box.node.hasElements {
            let name = ObjectIdentifier(box.node)
            if let known = sources[name], known.group == group {
                found.parts.insert(name)
                found.add(known.topIDs, known.priorities)
            } else if let known = groups[name], known.group == group, let id = known.id {
                found.parts.insert(name)
                found.add([id], [known.priority])
            } else {
                collectNew(box.node, of: group, &found)
            }
        }
    }

    private func collectNew(_ node: Node, of group: ObjectIdentifier, _ found: inout FoundParts) {
        let name = ObjectIdentifier(node)
        // It may have been a part of another group, or of another kind.
        remove(name)
        switch part(node) {
        case .none: collect(in: node, of: group, &found)
        case .source(let elements):
            _ = describe(node, elements, in: group)
            found.parts.insert(name)
            if let known = sources[name] { found.add(known.topIDs, known.priorities) }
        case .group(let element):
            let id = id(Key(node: ObjectIdentifier(element.node), number: 0))
            groups[name] = Group(node: node, id: id, priority: element.sortPriority, group: group)
            set(element.having(node.actionsFromAround), id, of: name, parent: nil, [])
            visit(node)
            found.parts.insert(name)
            found.add([id], [element.sortPriority])
        }
    }

    // MARK: Elements

    /// Makes the records of a source's elements.
    ///
    /// - Returns: True if the group around has to be visited, because the elements in it are others.
    private func describe(
        _ node: Node, _ elements: [SemanticElement], in group: ObjectIdentifier
    ) -> Bool {
        let name = ObjectIdentifier(node)
        let before = sources[name]
        var made = Source(node: node, ids: [], topIDs: [], priorities: [], group: group)
        var numbers: [ObjectIdentifier: Int] = [:]
        let parent = groups[group]?.id
        let actions = node.actionsFromAround
        for element in elements.map({ $0.having(actions) }) {
            made.topIDs.append(add(element, of: name, in: parent, &made.ids, &numbers))
            made.priorities.append(element.sortPriority)
        }
        sources[name] = made
        for gone in Set(before?.ids ?? []).subtracting(made.ids) { doom(gone, of: name) }
        return before?.topIDs != made.topIDs || before?.priorities != made.priorities
    }

    private func add(
        _ element: SemanticElement, of maker: ObjectIdentifier, in parent: SemanticID?,
        _ all: inout [SemanticID],
        _ numbers: inout [ObjectIdentifier: Int]
    ) -> SemanticID {
        let node = ObjectIdentifier(element.node)
        let id = id(Key(node: node, number: numbers[node, default: 0]))
        numbers[node, default: 0] += 1
        all.append(id)
        let children = element.children.inReadingOrder.map {
            add($0, of: maker, in: id, &all, &numbers)
        }
        set(element, id, of: maker, parent: parent, children)
        return id
    }

    private func id(_ key: Key) -> SemanticID {
        if let known = ids[key] { return known }
        let id = SemanticIDs.next()
        (ids[key], keys[id]) = (id, key)
        return id
    }

    private func set(
        _ element: SemanticElement, _ id: SemanticID, of maker: ObjectIdentifier,
        parent: SemanticID?, _ children: [SemanticID]
    ) {
        elements[id] = element
        makers[id] = maker
        doomed.remove(id)
        notable.note(id, element.states)
        var record = SemanticRecord(id, element.properties)
        if element.node.focusableAround != nil { record.properties.states.insert(.focusable) }
        record.parent = parent
        record.children = children
        record.actions = element.actions.map(\.kind)
        let known = records[id]
        (record.frame, record.isShowing) =
            known.map { ($0.frame, $0.isShowing) } ?? element.visibleFrame
        guard record != known else { return }
        records[id] = record
        changed.insert(id)
    }

    private func setChildren(of id: SemanticID, to children: [SemanticID]) {
        guard records[id]?.children != children else { return }
        records[id]?.children = children
        changed.insert(id)
    }

    /// Removes a source or group, with everything inside.
    private func remove(_ name: ObjectIdentifier) {
        if let source = sources.removeValue(forKey: name) {
            for id in source.ids { doom(id, of: name) }
        }
        if let group = groups.removeValue(forKey: name) {
            for part in group.parts { remove(part) }
            if let id = group.id { doom(id, of: name) }
        }
    }

    private func doom(_ id: SemanticID, of maker: ObjectIdentifier) {
        guard makers[id] == maker else { return }
        doomed.insert(id)
        notable.forget(id)
    }

    /// Forgets an element; false if it was never told.
    private func forget(_ id: SemanticID) -> Bool {
        if let key = keys.removeValue(forKey: id) { ids[key] = nil }
        (elements[id], makers[id]) = (nil, nil)
        changed.remove(id)
        return records.removeValue(forKey: id) != nil
    }

    // MARK: Frames

    /// Updates the frames of all elements.
    ///
    /// - Returns: The records whose frames have changed.
    func updateFrames() -> [SemanticRecord] {
        areFramesStale = false
        var moved: [SemanticRecord] = []
        for (id, element) in elements {
            let (frame, isShowing) = element.visibleFrame
            guard var record = records[id], (record.frame, record.isShowing) != (frame, isShowing)
            else { continue }
            (record.frame, record.isShowing) = (frame, isShowing)
            records[id] = record
            moved.append(record)
        }
        return moved
    }
}
