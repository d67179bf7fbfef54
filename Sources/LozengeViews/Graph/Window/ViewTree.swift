import Foundation
import LozengeCore

/// All nodes of one window, and the requests for their next passes.
package final class ViewTree {
    package let textEngine: any TextEngine
    package let pictures: any PictureSource

    /// The window that shows the tree; `nil` until there is one.
    package weak var backend: (any WindowBackend)?

    /// The number of bodies evaluated so far.
    package private(set) var bodyEvaluations = 0
    #if DEBUG || INSPECT
        /// Called with each node whose body is evaluated; `nil` without an observer.
        var bodyObserver: ((Node) -> Void)?
        /// The values that are shown in place of the program's; `nil` for none.
        var overrides: (any ValueOverriding)?
    #endif

    func evaluatesBody(of node: Node) {
        bodyEvaluations += 1
        #if DEBUG || INSPECT
            bodyObserver?(node)
        #endif
    }

    /// The time of the frame, and the nodes that wait for a later one.
    package var clock: FrameClock
    /// True while a frame is made; changes meanwhile belong to it and request no other frame.
    private var isMakingFrame = false
    /// The long texts that are still being shaped.
    var unfinishedTexts = UnfinishedTexts()

    let safeAreas = SafeAreas()
    let motion = Motion()
    let drawnRuns = DrawnRuns()
    /// The changes that wait for an update.
    private(set) lazy var pending = PendingChanges(
        update: { [weak self] in self?.updateMarked() },
        perform: { [weak self] in self?.perform($0) })
    private var isUpdating = false
    /// True once any box has set a z-index; until then boxes are not sorted.
    var hasZIndices = false
    /// The boxes whose lengths are relative to a container.
    var relatives = WeakList<Node>()

    /// The boxes whose bounds a hit test has found before they are painted; `nil` outside of such a test.
    var boundsOfHitTest: [Node]?

    /// The number of changes so far of the views or of which of them are shown.
    ///
    /// A preference that does not depend on frames stays the same in between.
    package private(set) var revision = 0
    /// Preference keys set anywhere in the tree so far.
    var preferenceKeys: Set<ObjectIdentifier> = []

    /// The states of rows that come back, until their views are made.
    var keptStates = KeptStates()

    #if DEBUG
        /// Called with each new node before its first update; `nil` while no tool changes the program.
        var willBegin: ((Node) -> Void)?
    #endif

    /// The nodes with a settle hook, the innermost first after ``livingObservers``.
    private var observers: [Node] = []
    private var areObserversKnown = true

    private var marked: [Node] = []
    /// Actions of the app after the update or layout, each with the node that requested it.
    private var actions: [(node: Node?, action: () -> Void)] = []
    var feedback = FeedbackWatch()
    private var containers: [Node] = []
    private(set) var needsLayout = true
    private(set) var needsPaint = true

    /// The state that rooms above the tree keep for the window.
    var services: [any WindowService] = []

    /// Handles events of the whole app before any other part of a window; true if it has handled one.
    var appHandler: (InputEvent) -> Bool = { _ in false }

    /// True if the window has the keyboard, as far as the server has reported.
    var isActive = true {
        didSet {
            if isActive != oldValue { services.forEach { $0.windowActivityChanged() } }
        }
    }

    /// The semantic elements; `nil` while no program reads the window.
    @exclusivity(unchecked) var semanticIndex: SemanticIndex?

    /// The node whose children are described in the middle of the layout pass.
    @exclusivity(unchecked) var describing: NodeReference?

    init(
        textEngine: any TextEngine, pictures: any PictureSource,
        dates: @escaping (Duration) -> Date
    ) {
        clock = FrameClock(dates: dates)
        self.textEngine = textEngine
        self.pictures = pictures
        NodeAnswers.start()
    }

    /// Requests another frame.
    private func setNeedsDisplay() { backend?.setNeedsDisplay() }

    var needsUpdate: Bool { !marked.isEmpty || !actions.isEmpty || motion.hasTurns }

    /// Calls `action` after the current update or layout, before anything is painted.
    func perform(for node: Node? = nil, _ action: @escaping () -> Void) {
        actions.append((node, action))
        askForFrame()
    }

    /// The number of actions that are called before the others.
    private var early = 0

    /// Calls `action` as ``perform(for:_:)`` does, and before its actions: views go before others come.
    func performEarly(for node: Node? = nil, _ action: @escaping () -> Void) {
        actions.insert((node, action), at: min(early, actions.count))
        early += 1
        askForFrame()
    }

    /// Actions to be called after the next layout.
    private var revelations: [() -> Void] = []

    /// Calls `action` after the next layout; it may request another layout.
    package func performAfterLayout(_ action: @escaping () -> Void) {
        revelations.append(action)
        askForFrame()
    }

    /// Calls the actions that wait for the layout.
    ///
    /// - Returns: False if there are none.
    func didLayOut() -> Bool {
        guard !revelations.isEmpty else { return false }
        let asked = revelations
        revelations = []
        for action in asked { action() }
        return true
    }

    /// Calls the actions requested so far.
    func performActions() {
        let asked = actions
        (actions, early) = ([], 0)
        for (_, action) in asked { action() }
    }

    func schedule(_ node: Node) {
        marked.append(node)
        if !isUpdating { pending.add() }
        askForFrame()
    }

    private func askForFrame() {
        guard !isMakingFrame else { return }
        feedback.frameAsked(at: now)
        setNeedsDisplay()
    }

    /// True while animations run.
    var isInMotion: Bool { motion.needsFrame() }

    /// The time of the next frame without further events; `nil` for none.
    var nextUpdate: Duration? {
        let beat = isInMotion ? clock.nextBeat : nil
        var next = [clock.nextUpdate, unfinishedTexts.nextUpdate, beat].compactMap(\.self).min()
        for service in services {
            guard let time = service.nextUpdate else { continue }
            next = min(next ?? time, time)
        }
        return next
    }

    /// Marks the nodes whose time has come.
    func beginFrame(at time: Duration) {
        isMakingFrame = true
        clock.displayBeat = backend?.frameBeat
        pending.becomeLatest()
        feedback.beginFrame()
        for node in clock.begin(at: time) where !node.timeCame() { node.setNeedsUpdate() }
        unfinishedTexts.beginFrame(at: time)
        services.forEach { $0.frameBegins() }
    }

    /// Ends the frame; remaining requests wait for the next one.
    func endFrame() {
        isMakingFrame = false
        feedback.endFrame(at: now)
        if isStale { setNeedsDisplay() }
    }

    /// True if changes since the last frame are to be shown.
    package var isStale: Bool { needsUpdate || needsLayout || needsPaint || !revelations.isEmpty }

    func observe(_ node: Node) {
        observers.append(node)
        areObserversKnown = false
    }

    /// The path of a node that is marked or has requested an action, for a report.
    var markedPath: String? { (marked.first ?? actions.lazy.compactMap(\.node).first)?.path }

    func scheduleBoxes(_ container: Node) {
        containers.append(container)
    }

    func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        askForFrame()
    }

    func willLayOut() { needsLayout = false }

    /// Notes that a container shows another one of its boxes than before.
    func alternativesChanged() { revision += 1 }

    /// Requests that the window is painted again.
    package func setNeedsPaint() {
        guard !needsPaint else { return }
        needsPaint = true
        askForFrame()
    }

    func willPaint() { needsPaint = false }

    /// Removes all references to a node that leaves the tree.
    func forget(_ node: Node) {
        motion.forget(node)
        drawnRuns.forget(node)
        if !keptStates.isEmpty { keptStates.forget(node) }
        if !observers.isEmpty { areObserversKnown = false }
        clock.forget(node)
        semanticIndex?.forget(node)
        for service in services { service.forget(node) }
    }

    /// The current time on the clock of the frames.
    var now: Duration { max(backend?.time ?? clock.time, clock.time) }

    /// The longest time between the clicks of a double click.
    var doubleClickTime: Duration { backend?.doubleClickTime ?? .milliseconds(400) }

    /// Returns the date of a time on the clock of the frames.
    func date(at time: Duration) -> Date { clock.date(at: time) }

    /// The nodes in the tree with a settle hook, the innermost first.
    var livingObservers: [Node] {
        if !areObserversKnown {
            observers.removeAll { !$0.isAlive }
            observers.sort(by: Node.isInside)
            areObserversKnown = true
        }
        return observers
    }

    /// The number of batches in an update: nodes may be marked again after their update.
    private static let maximumBatches = 16

    /// Updates the marked nodes, those nearest to the root first: they may update the others.
    ///
    /// A body that changes what it reads would be evaluated forever. Nodes still marked after
    /// ``maximumBatches`` rounds wait.
    func updateMarked() {
        if !marked.isEmpty { revision += 1 }
        isUpdating = true
        motion.beginUpdate(under: pending.take())
        defer {
            motion.endUpdate()
            isUpdating = false
        }
        for _ in 0..<Self.maximumBatches where !marked.isEmpty {
            let batch = marked
            marked.removeAll(keepingCapacity: true)
            update(batch)
        }
        rebuildBoxes()
        while motion.turnTransitions() { rebuildBoxes() }
    }

    /// Updates the marked nodes below `container`, in the middle of a layout.
    ///
    /// The boxes of other nodes may be being placed at this time: these nodes wait for the next round.
    func updateMarked(below container: Node) {
        revision += 1
        for _ in 0..<Self.maximumBatches {
            let batch = marked.filter { $0.isBelow(container) }
            if batch.isEmpty { break }
            marked.removeAll { $0.isBelow(container) }
            update(batch)
        }
        rebuildBoxes()
        while motion.turnTransitions() { rebuildBoxes() }
    }

    private func update(_ batch: [Node]) {
        // A node may be removed by the update of one around it, which may be gone itself.
        for node in batch.sorted(by: Node.isOutside) where node.isAlive {
            motion.enter(node)
            node.updateIfNeeded()
        }
    }

    /// Finds the boxes of every container whose content changed.
    func rebuildBoxes() {
        while !containers.isEmpty {
            revision += 1
            // From the inside out: a container's guides depend on its content.
            let batch = containers.sorted(by: Node.isInside)
            containers.removeAll(keepingCapacity: true)
            for container in batch where container.isAlive { container.rebuildBoxes() }
        }
    }
}

extension Node {
    /// The order from the inside out.
    ///
    /// Not a closure, whose isolation would be checked at each call.
    nonisolated fileprivate static func isInside(_ lhs: Node, _ rhs: Node) -> Bool {
        lhs.depth > rhs.depth
    }

    /// The order from the outside in.
    nonisolated fileprivate static func isOutside(_ lhs: Node, _ rhs: Node) -> Bool {
        lhs.depth < rhs.depth
    }
}
