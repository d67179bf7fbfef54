import LozengeCore

/// Walks the views below one node and matches them, in order, to its children.
///
/// A view's type determines the number of its positions, so a position always belongs to the same view:
/// varying views are below the node of a branch or a collection.
public struct ViewVisitor {
    let parent: Node
    let environment: EnvironmentValues
    private var position = 0

    init(below parent: Node) {
        self.init(below: parent, environment: parent.environmentForChildren)
    }

    init(below parent: Node, environment: EnvironmentValues) {
        self.parent = parent
        self.environment = environment
    }

    package mutating func primitive<Content: Primitive>(
        _ primitive: Content, content visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        enter(make: { PrimitiveNode(primitive, in: $0) }, update: { $0.update(to: primitive) })
            .visitChildren(visit)
    }

    /// Adds a primitive without children, or one that describes its own children.
    package mutating func primitive<Content: Primitive>(_ primitive: Content) {
        enter(make: { PrimitiveNode(primitive, in: $0) }, update: { $0.update(to: primitive) })
    }

    /// Adds a modifier with a secondary view, which `container` holds.
    mutating func primitive<Content: Primitive, Container: Primitive>(
        _ primitive: Content, container: Container,
        accessory: @escaping @MainActor (inout ViewVisitor) -> Void,
        content visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        let node = enter(
            make: { PrimitiveNode(primitive, in: $0) }, update: { $0.update(to: primitive) })
        node.visitChildren(visit)
        node.updateAccessory(
            Accessory(make: { PrimitiveNode(container, in: $0) }, visit: accessory))
    }

    /// Adds views whose identity depends on `branch`.
    mutating func branch<ID: Hashable>(
        _ branch: ID, content visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        enter(make: { BranchNode<ID>(in: $0) }, update: { _ in }).update(to: branch, visit: visit)
    }

    /// Adds views for the elements of a collection.
    mutating func keyed<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: @escaping (Data.Element) -> ID,
        content visit: @escaping @MainActor (Data.Element, inout ViewVisitor) -> Void
    ) {
        if parent.hostsLazily {
            enter(make: { LazyKeyedNode<ID>(in: $0) }, update: { _ in })
                .update(to: data, id: id, visit: visit)
            return
        }
        enter(make: { KeyedNode<ID>(in: $0) }, update: { _ in }).update(
            to: data, id: id, visit: visit)
    }

    /// Removes the children that no view was matched to.
    fileprivate func finish() {
        if !parent.tree.keptStates.isEmpty { parent.tree.keptStates.childrenAreKnown(of: parent) }
        guard position < parent.children.count else { return }
        for child in parent.children[position...] { child.tearDown() }
        parent.children.removeSuffix(from: position)
        parent.structureChanged()
    }

    /// Adds views below a node without a box.
    mutating func within<Kind: Node>(
        _ make: @MainActor (ViewVisitor) -> Kind,
        content visit: @MainActor (inout ViewVisitor) -> Void
    ) -> Kind {
        let node = enter(make: make, update: { _ in })
        node.visitChildren(visit)
        return node
    }

    /// Adds a node that describes its own children whenever it is updated.
    mutating func node(_ make: @MainActor (ViewVisitor) -> some Node) {
        enter(make: make, update: { $0.updateIfNeeded() })
    }

    /// Adds views in an environment that differs in one value.
    mutating func environment<Value>(
        _ change: EnvironmentChange<Value>, content visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        enter(make: { EnvironmentNode(change, in: $0) }, update: { $0.update(to: change) })
            .visitChildren(visit)
    }

    /// Matches the next child: updates it if it is of the same kind, otherwise replaces it.
    @discardableResult
    mutating func enter<Kind: Node>(
        make: @MainActor (ViewVisitor) -> Kind, update: @MainActor (Kind) -> Void
    ) -> Kind {
        defer { position += 1 }
        if position < parent.children.count {
            if let node = parent.children[position] as? Kind {
                node.setEnvironment(environment)
                update(node)
                return node
            }
            parent.children[position].tearDown()
            let node = make(self)
            parent.children[position] = node
            begin(node)
            return node
        }
        let node = make(self)
        parent.children.append(node)
        begin(node)
        return node
    }

    private func begin(_ node: Node) {
        if !parent.tree.keptStates.isEmpty {
            let place = parent.keptPlace(ofChild: position)
            parent.tree.keptStates.restore(node, at: place, below: parent)
        }
        #if DEBUG
            parent.tree.willBegin?(node)
        #endif
        parent.structureChanged()
        node.updateNow()
    }
}

extension Node {
    /// Matches the views that `visit` lists to the children of this node.
    final func visitChildren(_ visit: @MainActor (inout ViewVisitor) -> Void) {
        guard StackRoom.hasRoom(below: depth) else { return leaveOutChildren() }
        var visitor = ViewVisitor(below: self)
        visit(&visitor)
        visitor.finish()
    }

    private final func leaveOutChildren() {
        report(
            "Views nested too deeply: \(innermostName) is \(depth) levels deep. The views inside are "
                + "not shown. Look for a body that contains itself.")
        removeChildren()
    }

    /// The name of the nearest enclosing view that an app declares.
    private final var innermostName: String {
        var node: Node? = self
        while let current = node {
            if !current.name.isEmpty { return current.name }
            node = current.parent
        }
        return "a view"
    }

    final func removeChildren() {
        guard !children.isEmpty else { return }
        for child in children { child.tearDown() }
        children = NodeList()
        structureChanged()
    }
}

extension Node {
    /// Describes the children in the middle of the layout pass, when the frame is known.
    ///
    /// This node is updated when a value changes that the description reads.
    final func visitWhileReading(_ visit: @MainActor (inout ViewVisitor) -> Void) {
        let describing = tree.describing
        tree.describing = reference
        observedReads?.forget(self)
        whileReading { tree.motion.whileDescribing(self) { visitChildren(visit) } }
        tree.updateMarked(below: self)
        tree.describing = describing
    }
}
