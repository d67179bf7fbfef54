import LozengeCore

/// A value that a view declares for the window, the page or the sheet around it.
///
/// Content that is declared in one place and shown in another (an item of a toolbar, a sheet) has the state of
/// where it is shown, and the environment of where it is declared:
///
/// ```swift
/// content.onDeclarations(of: ToolbarEntry.self) { entries = $0 }
/// …
/// ForEach(entries) { $0.value.content.environment(\.self, $0.environment) }
/// ```
///
/// Unlike a preference it is found without asking all boxes, so that a window with a toolbar is laid out as fast as
/// one without.
nonisolated package struct Declaration<Value>: Identifiable, Equatable {
    /// The identity of a declaration, as long as its view is in the tree.
    package final class ID: Hashable {
        /// True once the view has declared something: most of them, such as a sheet that is closed, have not.
        fileprivate var isKnown = false

        init() {}
        package static func == (lhs: ID, rhs: ID) -> Bool { lhs === rhs }
        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    package let id: ID
    package let value: Value
    /// The environment of the declaring view.
    package let environment: EnvironmentValues
    fileprivate let version: DeclarationVersion

    /// Creates the declaration of a value that was found in an environment.
    package init(_ value: Value, environment: EnvironmentValues) {
        self.init(
            id: ID(), value: value, environment: environment, version: DeclarationVersion())
    }

    fileprivate init(
        id: ID, value: Value, environment: EnvironmentValues, version: DeclarationVersion
    ) {
        (self.id, self.value, self.environment, self.version) = (id, value, environment, version)
    }

    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.hasValue(of: rhs) && lhs.environment.isIdentical(to: rhs.environment)
    }

    /// Returns true if both are of one evaluation of one view, whatever their environments.
    package func hasValue(of other: Self) -> Bool { id == other.id && version === other.version }
}

nonisolated extension View {
    /// Declares a value for a view around; `nil` for none.
    package func declares<Value>(_ value: Value?) -> some View {
        modifier(
            DeclarationEffect(
                value: value, version: value == nil ? .none : DeclarationVersion()))
    }

    /// Calls `action` with the declarations inside, in the order of the views, at first and at every change.
    ///
    /// Views that are not shown declare nothing.
    package func onDeclarations<Value>(
        of type: Value.Type, perform action: @escaping ([Declaration<Value>]) -> Void
    ) -> some View {
        modifier(DeclarationObserver(action: action))
    }

    /// Keeps the declarations inside from the views around: what they ask for is shown in this view.
    package func keepsDeclarations() -> some View { modifier(DeclarationScope()) }
}

/// A layout-neutral modifier beyond which the declarations inside are not known.
nonisolated private struct DeclarationScope {}

extension DeclarationScope: PrimitiveModifier {
    static var unresolved: Bool { true }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Bool { true }
}

/// The identity of one evaluation of a declaration.
nonisolated private final class DeclarationVersion: Sendable {
    static let none = DeclarationVersion()
}

/// A layout-neutral modifier that declares a value.
nonisolated private struct DeclarationEffect<Value> {
    let value: Value?
    let version: DeclarationVersion
}

extension DeclarationEffect: PrimitiveModifier {
    static var unresolved: Declaration<Value>.ID { Declaration<Value>.ID() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Declaration<Value>.ID {
        let id = context.resolved
        guard id.isKnown || value != nil else { return id }
        context.tree.declarations.changed(id.isKnown ? nil : context.node, Value.self)
        id.isKnown = true
        return id
    }

    func disappear(_ context: UpdateContext<Self>) {
        if value != nil { context.tree.declarations.changed(nil, Value.self) }
    }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues {
        if value != nil { context.tree.declarations.changed(nil, Value.self) }
        return environment
    }
}

/// A layout-neutral modifier that observes declarations.
nonisolated private struct DeclarationObserver<Value> {
    let action: ([Declaration<Value>]) -> Void
}

extension DeclarationObserver: PrimitiveModifier {
    /// The declarations that were last reported; `nil` before the first time.
    final class Heard {
        var declarations: [Declaration<Value>]?
    }

    static var unresolved: Heard { Heard() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Heard {
        context.tree.declarations.observe(context.node, Value.self) { node in
            guard let node = node as? ContentNode<Self> else { return }
            let found: [Declaration<Value>] = node.tree.declarations.inside(node)
            guard node.isAlive, found != node.resolved.declarations ?? [] else { return }
            node.resolved.declarations = found
            node.content.action(found)
        }
        return context.resolved
    }
}

/// The declarations of a window.
final class Declarations: WindowService {
    private struct Observer {
        unowned let node: Node
        let type: ObjectIdentifier
        let check: (Node) -> Void
    }

    private unowned let tree: ViewTree
    private var nodes: [ObjectIdentifier: WeakList<Node>] = [:]
    private var observers: [ObjectIdentifier: Observer] = [:]
    private var isChanged = false
    /// The revision of the views whose declarations were read.
    private var checkedRevision = -1
    /// True if a change asked for no animation: none of what follows from it is animated, such as a sheet.
    private var disablesAnimations = false

    init(_ tree: ViewTree) { self.tree = tree }

    /// Notes that a view declares something else than before.
    ///
    /// - Parameters:
    ///   - node: The node of a view that declares something for the first time; `nil` for a known one.
    ///   - type: The type of its value.
    func changed(_ node: Node?, _ type: Any.Type) {
        if let node { nodes[ObjectIdentifier(type), default: WeakList()].add(node) }
        schedule()
    }

    func observe(_ node: Node, _ type: Any.Type, check: @escaping (Node) -> Void) {
        observers[ObjectIdentifier(node)] = Observer(
            node: node, type: ObjectIdentifier(type), check: check)
        schedule()
    }

    /// Checks after the layout: what is hidden declares nothing.
    private func schedule() {
        if tree.motion.transaction.disablesAnimations { disablesAnimations = true }
        guard !isChanged else { return }
        isChanged = true
        tree.performAfterLayout { [weak self] in
            self?.isChanged = false
            self?.check()
        }
    }

    func layoutEnds() {
        // A window that is resized declares the same as before, unless other views are shown.
        if tree.revision != checkedRevision { check() }
    }

    private func check() {
        checkedRevision = tree.revision
        let disables = disablesAnimations
        disablesAnimations = false
        guard !nodes.isEmpty else { return }
        if disables {
            withTransaction(\.disablesAnimations, true) { checkObservers() }
        } else {
            checkObservers()
        }
    }

    private func checkObservers() {
        for observer in observers.values.filter({ nodes[$0.type] != nil }) {
            if observers[ObjectIdentifier(observer.node)] != nil { observer.check(observer.node) }
        }
    }

    /// Returns the declarations of a type inside a box, in the order of the views.
    func inside<Value>(_ host: Node) -> [Declaration<Value>] {
        var found: [(path: [Int32], declaration: Declaration<Value>)] = []
        nodes[ObjectIdentifier(Value.self)]?.forEach { node in
            guard let node = node as? ContentNode<DeclarationEffect<Value>>, node.isAlive,
                let value = node.content.value, let path = node.path(below: host),
                !found.contains(where: { $0.declaration.version === node.content.version })
            else { return }
            found.append(
                (
                    path,
                    Declaration(
                        id: node.resolved, value: value, environment: node.environment,
                        version: node.content.version)
                ))
        }
        // In a generic function, each call would make a key path anew.
        return found.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map { $0.declaration }
    }

    func forget(_ node: Node) {
        observers[ObjectIdentifier(node)] = nil
    }
}

extension ViewTree {
    /// The declarations of the views in the window.
    var declarations: Declarations { self[Declarations.self] }
}

extension Node {
    /// Returns the indices of the boxes from that inside `host` to this one; `nil` if this one is not shown there, or is
    /// kept from it.
    fileprivate func path(below host: Node) -> [Int32]? {
        var (path, node) = ([Int32](), self)
        while node !== host {
            guard !node.isHiddenAlternative, !node.isLeaving, node.holder?.isInert != true,
                !(node is ContentNode<DeclarationScope>), let outer = node.superbox
            else {
                return nil
            }
            path.append(node.indexInSuperbox)
            node = outer
        }
        return path.reversed()
    }
}
