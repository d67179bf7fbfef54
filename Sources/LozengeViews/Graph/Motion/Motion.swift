import Foundation
import LozengeCore

/// The animations of one window: a table beside the nodes, so that a node without one pays nothing.
///
/// Source: `docs/animation.md`, *The engine*.
final class Motion {
    /// The transaction of the update or the layout that is running, at the node being updated.
    private(set) var transaction = Transaction()
    /// The transaction of the update, at the root.
    private var root = Transaction()
    /// The transaction at the root of an update without one.
    private var plain = Transaction()
    /// True if a change at this time is animated.
    @exclusivity(unchecked) private(set) var isAnimating = false
    /// True if a change at this time is animated, or its velocity is measured.
    @exclusivity(unchecked) private(set) var isWatching = false
    /// True if a change at this time is animated, or animations are running.
    var isBusy: Bool { isAnimating || !entries.isEmpty }
    private var velocities = MeasuredVelocities()
    /// The number of updates so far.
    @exclusivity(unchecked) private(set) var update = 0

    /// The number of frames so far.
    private(set) var frame = 0

    /// The number of nodes that change the transaction of their content.
    @exclusivity(unchecked) var modifiers = 0

    private var entries: [ObjectIdentifier: MovingNode] = [:]
    /// The nodes whose animations changed in this frame: the values that they show are stale.
    private var changed: [MovingNode] = []
    private var completions: [AnimationCompletion] = []
    /// Transitions that go on to another phase once the boxes of this update are known.
    private var turns: [Turn] = []
    /// The boxes that leave, by their container.
    private var departing: [ObjectIdentifier: DepartingBoxes] = [:]
    /// The transition of views without another one; `nil` if they come and go at once.
    var standardTransition: (any TransitionEffect)?
    /// True if views fade instead of moving when they come and go.
    var isReduced = false
    /// True if changes have no animation: their end is shown at once.
    ///
    /// Source: `docs/animation.md`, SYS-4.
    var isStill: Bool {
        get { plain.disablesAnimations }
        set {
            plain.disablesAnimations = newValue
            root = plain
            set(root)
        }
    }
    /// The transaction of the changes that the next layout shows.
    private var layout: Transaction?
    /// The modifiers that animate the running update, with the places of their boxes before the layout.
    var scopes = Scopes()
    /// The boxes that the running layout places for the first time.
    var arrivals = Arrivals()
    /// The transaction of the changes that the last layout showed.
    private var settled: Transaction?

    /// Begins an update of changes under `transaction`.
    func beginUpdate(under transaction: Transaction?) {
        update += 1
        guard var transaction else { return }
        if isStill {
            transaction.animation = nil
            transaction.disablesAnimations = true
        }
        root = transaction
        set(transaction)
        for completion in transaction.completions { completion.isAwaited = true }
        completions += transaction.completions
        layout = transaction
    }

    func endUpdate() {
        guard !root.isPlain || isAnimating || modifiers > 0 else { return }
        root = plain
        set(root)
    }

    /// Enters a node in the update: the nodes around it may change the transaction.
    func enter(_ node: Node) {
        guard modifiers > 0 else { return }
        let changing = changing(at: node)
        var transaction = root
        for change in changing {
            change.change(&transaction, in: update)
            noteScope(change, transaction, in: root)
        }
        set(transaction)
    }

    /// Describes the content of a node in the middle of a layout, which shows changes of the last update.
    func whileDescribing(_ node: Node, _ describe: () -> Void) {
        within(layout, at: node, describe)
    }

    /// Sets the transaction of the views that are visited.
    func set(_ transaction: Transaction) {
        self.transaction = transaction
        isAnimating = transaction.animation != nil
        isWatching = isAnimating || transaction.tracksVelocity
    }

    /// Calls `body` with another transaction of the views that are visited.
    func within(_ inner: Transaction, _ body: () -> Void) {
        let outer = transaction
        set(inner)
        body()
        set(outer)
    }

    /// Calls `body` with another transaction, as the nodes around `node` change it; `nil` for the present one.
    private func within(_ inner: Transaction?, at node: Node, _ body: () -> Void) {
        guard let inner else { return body() }
        within(modifiers > 0 ? effective(inner, at: node) : inner, body)
    }

    /// Returns `transaction` as the nodes around `node` change it.
    private func effective(_ transaction: Transaction, at node: Node) -> Transaction {
        changing(at: node).reduce(into: transaction) { $1.change(&$0, in: update) }
    }

    /// Returns the nodes around `node` that change its transaction, from the outermost.
    private func changing(at node: Node) -> [any TransactionChanging] {
        var changing: [any TransactionChanging] = []
        var next = node.parent
        while let current = next {
            if let change = current.transactionChanging { changing.append(change) }
            next = current.restoredTransaction?.parent ?? current.parent
        }
        return changing.reversed()
    }

    /// Notes that an update animated something without a transaction of its own.
    func noteModifiedUpdate() { if layout == nil { layout = Transaction() } }

    // MARK: Transitions

    var hasTurns: Bool { !turns.isEmpty }

    func add(_ turn: Turn) { turns.append(turn) }

    func takeTurns() -> [Turn] {
        defer { turns.removeAll() }
        return turns
    }

    /// Calls the handler of a completion when its animations are over; at once if there are none.
    func watch(_ completion: AnimationCompletion) {
        completion.isAwaited = true
        if let handler = completion.takeHandler() {
            handler()
        } else {
            completions.append(completion)
        }
    }

    func setDepartures(_ boxes: [Node], in container: Node) {
        departing[ObjectIdentifier(container)] =
            boxes.isEmpty ? nil : DepartingBoxes(boxes, in: container)
    }

    /// Returns the boxes that leave a container.
    func departures(in container: Node) -> [LayoutSubview] {
        departing[ObjectIdentifier(container)]?.boxes ?? []
    }

    func forEachDeparture(_ body: (Node) -> Void) {
        for departing in departing.values { for box in departing.boxes { body(box.node) } }
    }

    /// Places the boxes that leave where they are.
    func placeDepartures() { for id in departing.keys { departing[id]?.place() } }

    // MARK: Layout

    /// True while a layout shows animated changes; of all windows, because a layout asks for each box.
    private(set) static var isRecordingFrames = false

    /// True if the next layout shows animated changes.
    var animatesLayout: Bool { layout != nil }

    func beginLayout() { Self.isRecordingFrames = layout != nil }

    func endLayout() {
        for id in departing.keys { departing[id]?.followContainer() }
        moveScopes()
        keepArrivals()
        Self.isRecordingFrames = false
        settled = layout
        layout = nil
    }

    /// Animates the change of a frame to `new`, in the coordinates of the box around.
    func moves(_ node: Node, to new: CGRect) {
        guard node.superbox?.holder?.movesChildren != true, !isScoped(node),
            let transaction = frameTransaction(of: node)
        else { return }
        var change = new.animatableData - node.frame.animatableData
        if !isResized(node) { change.second = .zero }
        move(node, by: change, to: new, in: transaction)
    }

    /// Returns the transaction of a change of a node's frame in the running layout; `nil` if that shows no changes.
    func frameTransaction(of node: Node) -> Transaction? {
        guard let layout else { return nil }
        let scopes = modifiers > 0 ? changing(at: node).filter { !$0.restoresContent } : []
        return scopes.reduce(into: layout) { $1.change(&$0, in: update) }
    }

    /// True if the size of a box is animated.
    func isResized(_ node: Node) -> Bool { node.holder?.resizesInMotion == true }

    /// Animates a change of a frame to `new`, or measures its velocity.
    func move(
        _ node: Node, by change: MovingNode.FrameData, to new: CGRect, in transaction: Transaction
    ) {
        guard let animation = transaction.animation else {
            if transaction.tracksVelocity {
                velocities.add(new.animatableData, of: node, .frame, at: time(of: node))
            }
            return
        }
        guard change != .zero else { return }
        let time = time(of: node)
        let velocity: MovingNode.FrameData? = velocities.take(of: node, .frame, at: time)
        entry(node).moveFrame(
            change, animation, transaction.completions, at: time, velocity: velocity)
        node.isMoving = true
    }

    // MARK: Data

    /// Animates a change of a node's data to `data`, or measures its velocity.
    func changed<Subject: MotionSubject>(
        _ node: Subject, by change: Subject.MotionData, to data: Subject.MotionData
    ) {
        let time = time(of: node)
        guard let animation = transaction.animation else {
            if transaction.tracksVelocity { velocities.add(data, of: node, .data, at: time) }
            return
        }
        let velocity: Subject.MotionData? = velocities.take(of: node, .data, at: time)
        let entry = entry(node)
        entry.changeData(
            of: node, change, animation, transaction.completions, at: time, velocity: velocity)
        entry.showData(at: time)
    }

    /// Shows the data of a new node as those of another one that is in motion.
    func shareData<Subject: MotionSubject>(of node: Subject, with new: Subject) {
        guard let moving = entries[ObjectIdentifier(node)] else { return }
        let entry = entry(new)
        entry.takeData(of: moving, for: new)
        entry.showData(at: time(of: new))
    }

    /// Animates a change of a node's data that follows from the last layout: as that, or by an animation of its own.
    func changedInLayout<Subject: MotionSubject>(
        _ node: Subject, by change: Subject.MotionData, to data: Subject.MotionData,
        _ animation: Animation? = nil
    ) {
        let settled = animation.map { Transaction(animation: $0) } ?? settled ?? Transaction()
        within(settled, at: node) { changed(node, by: change, to: data) }
    }

    /// Updates views inside `node` that follow from the last layout, in the transaction of the changes that it showed.
    func followsLayout(_ node: Node, _ update: () -> Void) {
        within(settled, at: node, update)
    }

    /// Shows the data of a moving node again after its update.
    func updated(_ node: Node) {
        entries[ObjectIdentifier(node)]?.showData(at: time(of: node))
    }

    private func time(of node: Node) -> Double { node.tree.clock.time / .seconds(1) }

    private func entry(_ node: Node) -> MovingNode {
        let id = ObjectIdentifier(node)
        let entry = entries[id] ?? MovingNode(node)
        entries[id] = entry
        changed.append(entry)
        return entry
    }

    // MARK: Frames

    /// Shows all animations as of `time`, before the update: the data of some nodes feed bodies or layout.
    func advance(to time: Duration) {
        guard !entries.isEmpty else { return }
        let time = time / .seconds(1)
        for entry in entries.values { show(entry, time) }
    }

    /// Shows the animations that began or changed in this frame, after its layout.
    ///
    /// The changes of the frame may have needed no layout: a later one does not show them.
    func showChanges(at time: Duration) {
        frame += 1
        if layout != nil || settled != nil { (layout, settled) = (nil, nil) }
        forgetScopes()
        guard !changed.isEmpty else { return }
        let entries = changed
        let time = time / .seconds(1)
        changed.removeAll(keepingCapacity: true)
        for entry in entries where entry.node.isAlive { show(entry, time) }
    }

    private func show(_ entry: MovingNode, _ time: Double) {
        if !entry.show(at: time) { entries[ObjectIdentifier(entry.node)] = nil }
    }

    /// Returns the frame of a moving node as it is shown.
    func presentedFrame(of node: Node) -> CGRect {
        guard let offset = entries[ObjectIdentifier(node)]?.frameOffset else { return node.frame }
        var frame = node.frame
        frame.animatableData += offset
        frame.size.width = max(0, frame.size.width)
        frame.size.height = max(0, frame.size.height)
        return frame
    }

    /// Returns the handlers of completed animations.
    func takeCompletions() -> [() -> Void] {
        guard !completions.isEmpty else { return [] }
        let handlers = completions.compactMap { $0.takeHandler() }
        completions.removeAll { $0.isDone }
        return handlers
    }

    /// True if completion handlers are to be called, or animations are to be shown.
    func needsFrame() -> Bool {
        entries.values.contains { !$0.standsStill } || completions.contains { $0.isComplete }
    }

    /// Ends the animations of a node that leaves the tree.
    func forget(_ node: Node) {
        velocities.forget(node)
        if node.hasDepartures { departing[ObjectIdentifier(node)] = nil }
        guard !entries.isEmpty else { return }
        entries.removeValue(forKey: ObjectIdentifier(node))?.end()
    }
}
