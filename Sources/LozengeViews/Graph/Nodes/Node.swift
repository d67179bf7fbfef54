import Foundation
import LozengeCore

/// A view's place in the window, which outlives the view.
///
/// Views are values and are made anew at every update. A node stays as long as the view in its
/// place keeps its identity, and with it stay the view's state, its focus and its frame. What the
/// nodes of composite, primitive and structural views do differently is in their own files; what
/// every pass may rely on is here.
package class Node: StateReader {
    /// What a node is to the layout.
    package enum Role {
        /// Has no box: its children are its container's.
        case transparent
        /// Puts a box around each child of its own.
        case modifier
        /// Has a box, and lays out all that is below it.
        case container
    }

    // Few bytes, and those that every question needs next to the content: a walk over many nodes is
    // as fast as memory.

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
    /// True if other boxes may be inside than were found last.
    ///
    /// If set, it is set on every node around up to the container, which is scheduled.
    @exclusivity(unchecked) final var needsBoxes = false
    @exclusivity(unchecked) final var needsPlacement = true
    /// Whether the container put this box anywhere, the last time it placed its children.
    @exclusivity(unchecked) final var wasPlaced = false
    // Written by the paint pass.
    /// Whether what this box drew last is not what it shows now; so it is of those around it, then.
    @exclusivity(unchecked) final var needsPaint = true
    /// What this box drew last, if it keeps that.
    @exclusivity(unchecked) final var fragment: DisplayFragment?
    // Written by the event pass.
    /// True if the drawing is kept as a fragment even if there is at most one box inside.
    @exclusivity(unchecked) final var keepsDrawing = false
    /// The cached bounds of all targets inside; valid while the box is not painted again.
    @exclusivity(unchecked) final var cachedHitBounds = HitBounds.unknown

    /// True if the size does not depend on the boxes inside; a copy of what the primitive says.
    @exclusivity(unchecked) final var isLayoutBoundary = false
    /// Whether the container shows this box; one of several alternatives is shown.
    @exclusivity(unchecked) final var isLeftOut = false
    @exclusivity(unchecked) final var isRightToLeft: Bool
    /// The axis of the stack this node is in; `nil` where there is none, as at the root.
    @exclusivity(unchecked) private(set) final var stackAxis: Axis?

    // Written by the update pass when the structure changed.
    /// Whether asking this node again is more than asking another one.
    @exclusivity(unchecked) final var remembersSizes = false
    @exclusivity(unchecked) final var hasSoleBox = false
    @exclusivity(unchecked) final var guides: GuideSet = []
    /// The boxes directly inside this one.
    ///
    /// On the main actor, too, as nodes and references to them cannot leave it.
    @exclusivity(unchecked)
    nonisolated(unsafe) final var boxes: ContiguousArray<LayoutSubview> = []

    /// The node of the window itself.
    init(rootOf tree: ViewTree, environment: EnvironmentValues) {
        self.tree = tree
        depth = 0
        isRightToLeft = environment.layoutDirection == .rightToLeft
        super.init(environment: environment)
    }

    /// A node where `visitor` is.
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

    /// Evaluates the body, or whatever this view has to work out from state and environment.
    func update() {}

    /// This node leaves the tree for good.
    func disappear() {}

    /// The environment of the nodes below.
    var environmentForChildren: EnvironmentValues { environment }

    /// The axis of the stack the nodes below are in.
    var axisForChildren: Axis? { stackAxis }

    // The hooks of layout and paint are members of a node, because they are called for thousands of
    // boxes in a frame; a box answers all others through its holder.

    /// Measures the size taken when offered `proposal`, without the cache.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func placeChildren() {}
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat { .nan }
    var priority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    var isSpacer: Bool { false }
    /// The content changed; children may have been added or removed.
    func contentChanged() {}
    /// Something in the box at `index` changed: its size, or only positions inside it.
    func childChanged(_ index: Int, affectsSize: Bool) {}
    /// True if sizes are cached where there is more than one box inside.
    var isWorthRemembering: Bool { false }
    func paint(_ writer: inout DisplayListWriter) {}

    /// The node as the holder of a primitive; every box is one, except that of the window.
    var holder: (any PrimitiveHolder)? { nil }

    /// The view's type as its author knows it; empty for what the engine adds.
    var name: String { "" }
    /// The name of the view or modifier in source code.
    package var label: String { name }

    /// Adds the boxes that this node stands for in its container.
    func appendBoxes(to list: inout ContiguousArray<Node>) {
        needsBoxes = false
        for child in children { child.appendBoxes(to: &list) }
    }

    /// The boxes that this node stands for may be others.
    func structureInsideChanged() {}

    /// Returns the position of the view with `id`, if this node knows it.
    func place(of id: AnyHashable) -> RowPlace? { nil }

    /// Whether this is one view whatever the app's state, as its type says.
    var isStaticallyOne: Bool {
        role == .container || (children.count == 1 && children[0].isStaticallyOne)
    }
    /// Every node below that is not among the children of the content.
    func forEachAccessory(_ body: @MainActor (Node) -> Void) {}
}

extension Node {
    /// The box itself, in its own coordinates.
    final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// This node, not counted.
    final var reference: NodeReference { NodeReference(self) }

    /// Has this node updated in the frame at `time`, unless it is updated before: of several times
    /// the earliest counts.
    package final func wake(at time: Duration, pace: FramePace = .shared) {
        tree.clock.wake(self, at: time, pace: pace)
    }

    /// Has this node updated at `date`, if that is ahead.
    final func wake(on date: Date, pace: FramePace = .shared) {
        let wait = date.timeIntervalSince(tree.clock.date)
        // What is farther away than is counted to stays as it is.
        guard wait.isFinite, wait > 0 else { return }
        // Dates are not exact to the last digit; a second is to be over when it is over.
        let microseconds = max(1, Int64((min(wait, 1e9) * 1e6).rounded()))
        wake(at: tree.clock.time + .microseconds(microseconds), pace: pace)
    }

    /// Updates this node if it is marked, noting what it reads on the way.
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

    /// Puts this node and everything below into another environment.
    final func setEnvironment(_ new: EnvironmentValues) {
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

    /// Hands the environment to the nodes below.
    final func passOnEnvironment() {
        let inner = environmentForChildren
        for child in children { child.setEnvironment(inner) }
        forEachAccessory { $0.setEnvironment(inner) }
    }

    /// The stack this node is in has turned.
    final func stackAxisChanged() {
        let (outer, inner) = (stackAxis, axisForChildren)
        stackAxis = parent?.axisForChildren
        // What this answered holds for the other axis.
        if stackAxis != outer { setNeedsLayout() }
        if axisForChildren != inner { turnChildren() }
    }

    /// Tells the nodes below that the stack they are in has turned.
    final func turnChildren() {
        for child in children { child.stackAxisChanged() }
        forEachAccessory { $0.stackAxisChanged() }
    }

    /// Whether this node is in the tree, and further down than `other` on the way to it.
    final func isBelow(_ other: Node) -> Bool {
        guard isAlive else { return false }
        var node = parent
        while let current = node, current !== other { node = current.parent }
        return node != nil
    }

    /// Takes this node and everything below out of the tree.
    final func tearDown() {
        disappear()
        isAlive = false
        forgetDependencies()
        tree.forget(self)
        UpdateCauses.forget(self)
        boxes = []
        hasSoleBox = false
        superReference = nil
        for child in children { child.tearDown() }
        forEachAccessory { $0.tearDown() }
    }
}
