import Foundation
import LozengeCore

/// The identity of a view in the window: it outlives the view's values.
///
/// Views are values that are made again at every update. A node stays while the view keeps its identity, and
/// with it the view's state, focus and frame. This file has what all passes use; the nodes of composite,
/// primitive and structural views are in files of their own.
package class Node: StateReader {
    /// The relation of a node to the layout.
    package enum Role {
        /// A node without a box; its children belong to its container.
        case transparent
        /// A node with a box around each of its children.
        case modifier
        /// A node with a box that lays out everything below it.
        case container
    }

    // Few bytes, and the most requested ones next to the content: a walk over many nodes is limited by the
    // speed of memory.

    // Written by the update pass.
    final unowned(unsafe) let tree: ViewTree
    private(set) final unowned(unsafe) var parent: Node?
    @exclusivity(unchecked) final var children = NodeList()

    // Written by the layout pass.
    @exclusivity(unchecked) final var frame = CGRect.zero
    @exclusivity(unchecked) final var superReference: NodeReference?
    @exclusivity(unchecked) final var sizes = SizeCache()
    @exclusivity(unchecked) final var proposal = ProposedViewSize.unspecified

    nonisolated final let depth: Int32
    @exclusivity(unchecked) final var indexInSuperbox: Int32 = 0
    @exclusivity(unchecked) private(set) final var isAlive = true
    @exclusivity(unchecked) private final var needsUpdate = false
    /// True if the boxes inside may have changed since they were last found.
    ///
    /// If set, it is set on every node around up to the container, which is scheduled.
    @exclusivity(unchecked) final var needsBoxes = false
    @exclusivity(unchecked) final var needsPlacement = true
    /// True if the container placed this box in its last layout.
    @exclusivity(unchecked) final var wasPlaced = false
    // Written by the paint pass.
    /// True if the cached fragment is stale; if set, it is set on every ancestor.
    @exclusivity(unchecked) final var needsPaint = true
    /// True if more than single boxes inside is stale.
    @exclusivity(unchecked) final var isStaleItself = true
    /// The cached drawing; `nil` if this box caches none.
    @exclusivity(unchecked) final var fragment: DisplayFragment?
    // Written by the event pass.
    /// True if the drawing is kept as a fragment even if there is at most one box inside.
    @exclusivity(unchecked) final var keepsDrawing = false
    /// The cached bounds of all targets inside; valid while the box is not painted again.
    @exclusivity(unchecked) final var cachedHitBounds = HitBounds.unknown

    /// True if the size does not depend on the boxes inside; a copy of the primitive's value.
    @exclusivity(unchecked) final var isLayoutBoundary = false
    /// The exceptions in how the box is shown; one byte, because each painting asks each box.
    @exclusivity(unchecked) final var exceptions = ShownExceptions()
    @exclusivity(unchecked) final var isRightToLeft: Bool
    /// The axis of the stack around this node; `nil` outside of stacks, as at the root.
    @exclusivity(unchecked) private(set) final var stackAxis: Axis?

    // Written by the update pass when the structure changed.
    /// True if sizes are cached: measuring this node is more work than measuring a single child.
    @exclusivity(unchecked) final var remembersSizes = false
    @exclusivity(unchecked) final var hasSingleBox = false
    @exclusivity(unchecked) final var guides: GuideSet = []
    /// The boxes directly inside this one.
    ///
    /// Isolated to the main actor in effect: nodes and references to them cannot leave it.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var boxes: [LayoutSubview] = []

    /// Creates the node of the window.
    init(rootOf tree: ViewTree, environment: EnvironmentValues) {
        self.tree = tree
        depth = 0
        isRightToLeft = environment.layoutDirection == .rightToLeft
        super.init(environment: environment)
    }

    /// Creates a node at the position of `visitor`.
    init(in visitor: ViewVisitor) {
        tree = visitor.parent.tree
        parent = visitor.parent
        depth = visitor.parent.depth + 1
        stackAxis = visitor.parent.axisForChildren
        isRightToLeft = visitor.environment.layoutDirection == .rightToLeft
        super.init(environment: visitor.environment)
    }

    /// Marks this node for the next update pass.
    package final override func setNeedsUpdate() {
        guard !needsUpdate, isAlive else { return }
        needsUpdate = true
        tree.schedule(self)
    }

    final override var path: String {
        var names = [name]
        var node = parent
        while let current = node {
            if !current.name.isEmpty { names.append(current.name) }
            node = current.parent
        }
        return names.reversed().filter { !$0.isEmpty }.joined(separator: " › ")
    }

    var role: Role { .transparent }

    /// Evaluates the body, or resolves the primitive from state and environment.
    func update() {}

    /// Called when this node leaves the tree permanently.
    func disappear() {}

    /// The environment of the nodes below.
    var environmentForChildren: EnvironmentValues { environment }

    /// Passes the environment on to the nodes below.
    func passOnEnvironment() {
        let inner = environmentForChildren
        for child in children { child.setEnvironment(inner) }
        forEachAccessory { $0.setEnvironment(inner) }
    }

    /// The axis of the stack that the nodes below are in.
    var axisForChildren: Axis? { stackAxis }

    // The hooks of layout and paint are members of a node because they are called for thousands of boxes in a
    // frame; all other hooks are called through the holder.

    /// Measures the size taken when offered `proposal`, without the cache.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func placeChildren() {}
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat { .nan }
    var priority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    var isSpacer: Bool { false }
    /// Called when the content changed; children may have been added or removed.
    func contentChanged() {}
    /// Called when something in the box at `index` changed: its size, or only positions inside it.
    func childChanged(_ index: Int, affectsSize: Bool) {}
    /// True if sizes are cached where there is more than one box inside.
    var isWorthRemembering: Bool { false }
    func paint(_ writer: inout DisplayListWriter) {}

    /// The node as one that changes the transaction of its content.
    var transactionChanging: (any TransactionChanging)? { nil }
    /// The node around whose change of the transaction does not apply to the content of this one.
    var restoredTransaction: (any TransactionChanging)? { nil }

    /// The transition that this node sets for its content.
    var ownTransition: (any TransitionEffect)? { nil }

    /// The node as the holder of a primitive; every box is one, except that of the window.
    var holder: (any PrimitiveHolder)? { nil }

    /// The view's type as its author knows it; empty for nodes that the engine adds.
    var name: String { "" }
    /// The name of the view or modifier in source code.
    package var label: String { name }

    /// Called at a time that this node has requested; returns true if it needs no update.
    func timeCame() -> Bool { false }

    /// Appends the boxes that this node contributes to its container.
    func appendBoxes(to list: inout [Node]) {
        needsBoxes = false
        for child in children { child.appendBoxes(to: &list) }
    }

    /// Called when the boxes that this node contributes may have changed.
    func structureInsideChanged() {}

    /// The dynamic properties of the view; `nil` for a node without any.
    var propertyLayout: DynamicPropertyLayout? { nil }
    #if DEBUG || INSPECT
        /// The type of the view or modifier; `nil` for a node of the engine.
        var viewType: Any.Type? { nil }
        /// The type of the view's body; `nil` for a view without one.
        var bodyType: Any.Type? { nil }
    #endif
    /// The storage of the dynamic properties; `nil` for a node without any.
    var ownProperties: DynamicPropertyStorage? { nil }
    /// The view or modifier with a body, as it was written; `nil` for a node without one.
    var written: Any? { nil }
    /// The properties that stay with the view's identity when this node is removed; `nil` for none.
    var lastingProperties: DynamicPropertyStorage? { nil }
    /// Takes over the properties of the node that this one is made in place of, before the first update.
    func adopt(_ properties: DynamicPropertyStorage) {}
    /// Returns the place by which the state of a child is kept.
    func keptPlace(ofChild index: Int) -> KeptState.Place { .child(index) }
    /// The states of the views directly inside, by their places.
    var keptStatesInside: [KeptState.Place: KeptState] { keptStatesOfChildren }

    /// Returns the position of the view with `id`, if this node knows it.
    func place(of id: AnyHashable) -> RowPosition? { nil }

    /// True if this node knows views by ids of a type.
    func hasIDs(of type: Any.Type) -> Bool { false }

    /// The identity of this node among those that may take its place; `nil` for none.
    var ownID: AnyHashable? { nil }
    /// Returns the index of the element of a row of this collection; `nil` if it is no row of it.
    func index(of row: RowNode) -> Int? { nil }
    /// Returns the id of the element at an index of this collection.
    func elementID(at index: Int) -> AnyHashable? { nil }
    /// The number of elements of this collection.
    var elementCount: Int { 0 }

    /// True if the node's type guarantees exactly one box, independent of the app's state.
    var isAlwaysSingle: Bool {
        role == .container || (children.count == 1 && children[0].isAlwaysSingle)
    }
    /// Calls `body` with every node below that is not a child: secondary views and wrappers.
    func forEachAccessory(_ body: @MainActor (Node) -> Void) {}
}

extension Node {
    /// The box in its own coordinates.
    final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// An uncounted reference to this node.
    final var reference: NodeReference { NodeReference(self) }

    /// Requests an update of this node in the frame at `time`; of several times the earliest counts.
    ///
    /// An update before `time` cancels the request.
    package final func wake(at time: Duration, pace: FramePace = .shared) {
        tree.clock.wake(self, at: time, pace: pace)
    }

    /// Requests an update of this node at `date`; does nothing if it is past.
    final func wake(on date: Date, pace: FramePace = .shared) {
        let wait = date.timeIntervalSince(tree.clock.date)
        // Times beyond the clock's range are ignored.
        guard wait.isFinite, wait > 0 else { return }
        // Dates are inexact in the last digits; a second has to end on time.
        let microseconds = max(1, Int64((min(wait, 1e9) * 1e6).rounded()))
        wake(at: tree.clock.time + .microseconds(microseconds), pace: pace)
    }

    /// Updates this node if it is marked, and records its dependencies.
    final func updateIfNeeded() {
        guard needsUpdate, isAlive else { return }
        updateNow()
    }

    final func updateNow() {
        needsUpdate = false
        forgetDependencies()
        tree.clock.forget(self)
        whileReading { update() }
    }

    /// Sets the environment of this node and of everything below.
    final func setEnvironment(_ new: EnvironmentValues) {
        #if DEBUG || INSPECT
            let new = tree.overrides?.environment(new, of: self) ?? new
        #endif
        guard !new.isIdentical(to: environment) else { return }
        replaceEnvironment(with: new)
        turn(toRightToLeft: new.layoutDirection == .rightToLeft)
        passOnEnvironment()
    }

    private final func turn(toRightToLeft isTurned: Bool) {
        guard isTurned != isRightToLeft else { return }
        isRightToLeft = isTurned
        setNeedsLayout()
    }

    /// Updates the axis after a change of the stack around this node.
    final func stackAxisChanged() {
        let (outer, inner) = (stackAxis, axisForChildren)
        stackAxis = parent?.axisForChildren
        // Cached sizes are for the other axis.
        if stackAxis != outer { setNeedsLayout() }
        if axisForChildren != inner { turnChildren() }
    }

    /// Notifies the nodes below that the axis of their stack changed.
    final func turnChildren() {
        for child in children { child.stackAxisChanged() }
        forEachAccessory { $0.stackAxisChanged() }
    }

    /// True if this node is in the tree below `other`.
    final func isBelow(_ other: Node) -> Bool {
        guard isAlive else { return false }
        var node = parent
        while let current = node, current !== other { node = current.parent }
        return node != nil
    }

    /// Removes this node and everything below from the tree.
    final func tearDown() {
        disappear()
        isAlive = false
        forgetDependencies()
        tree.forget(self)
        UpdateCauses.forget(self)
        boxes = []
        hasSingleBox = false
        superReference = nil
        for child in children { child.tearDown() }
        forEachAccessory { $0.tearDown() }
    }
}
