import Foundation
import LozengeCore

/// All nodes of one window, and what is to be done about them.
package final class ViewTree {
    package let textEngine: any TextEngine
    package let pictures: any PictureSource

    /// The window that shows the tree, once there is one.
    package weak var backend: (any WindowBackend)?

    /// How many bodies were evaluated so far.
    package internal(set) var bodyEvaluations = 0

    /// What time it is in the frame, and who waits for a later one.
    package var clock: FrameClock
    /// While a frame is made, what changes is in it.
    private var isMakingFrame = false
    /// The long texts that are still being shaped.
    var unfinishedTexts = UnfinishedTexts()

    let safeAreas = SafeAreas()
    /// Whether any box ever said how far in front it is; until one does, nobody asks.
    var hasZIndices = false
    /// The boxes whose lengths are relative to a container further out.
    var relatives = WeakList<Node>()

    /// Preference keys set anywhere in the tree so far.
    var preferenceKeys: Set<ObjectIdentifier> = []

    /// The nodes that want to know what a layout came to, the innermost first once they were asked for.
    private var observers: [Node] = []
    private var areObserversKnown = true

    private var marked: [Node] = []
    /// What the app asked to be done once views are what they are now, and who asked.
    private var actions: [(node: Node?, action: () -> Void)] = []
    var feedback = FeedbackWatch()
    private var containers: [Node] = []
    private(set) var needsLayout = true
    private(set) var needsPaint = true

    /// The state that rooms above the tree keep for the window.
    var services = WindowServices()

    /// Handles events of the whole app before any other part of a window; true if it has handled one.
    var appHandler: (InputEvent) -> Bool = { _ in false }

    /// True if the window has the keyboard, as far as the server has reported.
    var isActive = true {
        didSet {
            if isActive != oldValue { services.all.forEach { $0.windowActivityChanged() } }
        }
    }

    /// The node whose children are described in the middle of the layout pass.
    @exclusivity(unchecked) var describing: Node?

    init(
        textEngine: any TextEngine, pictures: any PictureSource,
        dates: @escaping (Duration) -> Date
    ) {
        clock = FrameClock(dates: dates)
        self.textEngine = textEngine
        self.pictures = pictures
        NodeAnswers.start()
    }

    /// Asks for another frame.
    private func setNeedsDisplay() { backend?.setNeedsDisplay() }

    var needsUpdate: Bool { !marked.isEmpty || !actions.isEmpty }

    /// Calls `action` when the update or layout that goes on is done, before anything is painted.
    func perform(for node: Node? = nil, _ action: @escaping () -> Void) {
        actions.append((node, action))
        askForFrame()
    }

    /// What is to be done when boxes are where they are.
    private var revelations: [() -> Void] = []

    /// Calls `action` after the next layout, which may ask for another by it.
    func performAfterLayout(_ action: @escaping () -> Void) {
        revelations.append(action)
        askForFrame()
    }

    /// Does what was asked to be done after the layout.
    func didLayOut() {
        guard !revelations.isEmpty else { return }
        let asked = revelations
        revelations = []
        for action in asked { action() }
    }

    /// Does what was asked to be done so far.
    func performActions() {
        let asked = actions
        actions = []
        for (_, action) in asked { action() }
    }

    func schedule(_ node: Node) {
        marked.append(node)
        askForFrame()
    }

    private func askForFrame() {
        guard !isMakingFrame else { return }
        feedback.frameAsked(at: now)
        setNeedsDisplay()
    }

    /// When there is to be another frame, though nothing else happens; `nil` for none.
    var nextUpdate: Duration? {
        var next = [clock.nextUpdate, unfinishedTexts.nextUpdate].compactMap(\.self).min()
        for service in services.all {
            guard let time = service.nextUpdate else { continue }
            next = min(next ?? time, time)
        }
        return next
    }

    /// Marks the nodes whose time has come.
    func beginFrame(at time: Duration) {
        isMakingFrame = true
        feedback.beginFrame()
        for node in clock.begin(at: time) { node.setNeedsUpdate() }
        unfinishedTexts.beginFrame(at: time)
        services.all.forEach { $0.frameBegins() }
    }

    /// What is still to be done waits for the next frame.
    func endFrame() {
        isMakingFrame = false
        feedback.endFrame(at: now)
        if needsUpdate || needsLayout || needsPaint || !revelations.isEmpty { setNeedsDisplay() }
    }

    func observe(_ node: Node) {
        observers.append(node)
        areObserversKnown = false
    }

    /// A path to one of the nodes that are marked, or asked for something to be done, for a report.
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

    /// Something looks different where it is.
    func setNeedsPaint() {
        guard !needsPaint else { return }
        needsPaint = true
        askForFrame()
    }

    func willPaint() { needsPaint = false }

    /// Forgets a node that leaves the tree.
    func forget(_ node: Node) {
        if !observers.isEmpty { areObserversKnown = false }
        clock.forget(node)
        for service in services.all { service.forget(node) }
    }

    /// The present time, on the clock of the frames.
    var now: Duration { max(backend?.time ?? clock.time, clock.time) }

    /// The longest time between the clicks of a double click.
    var doubleClickTime: Duration { backend?.doubleClickTime ?? .milliseconds(400) }

    /// Returns the date of a time on the clock of the frames.
    func date(at time: Duration) -> Date { clock.date(at: time) }

    /// The nodes in the tree that want to know what a layout came to, the innermost first.
    var livingObservers: [Node] {
        if !areObserversKnown {
            observers.removeAll { !$0.isAlive }
            observers.sort(by: Node.isInside)
            areObserversKnown = true
        }
        return observers
    }

    /// How often an update may mark nodes that it has updated.
    private static let maximumBatches = 16

    /// Updates the marked nodes, those nearest to the root first: they may update the others.
    ///
    /// A body that changes what it reads would go on for ever: what is still marked after some times
    /// waits.
    func updateMarked() {
        for _ in 0..<Self.maximumBatches where !marked.isEmpty {
            let batch = marked
            marked.removeAll(keepingCapacity: true)
            update(batch)
        }
        rebuildBoxes()
    }

    /// Updates the marked nodes below `container`, in the middle of a layout.
    ///
    /// The boxes of the others may be being placed right now: they wait for the next round.
    func updateMarked(below container: Node) {
        for _ in 0..<Self.maximumBatches {
            let batch = marked.filter { $0.isBelow(container) }
            if batch.isEmpty { break }
            marked.removeAll { $0.isBelow(container) }
            update(batch)
        }
        rebuildBoxes()
    }

    private func update(_ batch: [Node]) {
        for node in batch.sorted(by: Node.isOutside) { node.updateIfNeeded() }
    }

    /// Finds the boxes of every container whose content changed.
    func rebuildBoxes() {
        while !containers.isEmpty {
            // From the inside out: a container has to know its content to speak for it.
            let batch = containers.sorted(by: Node.isInside)
            containers.removeAll(keepingCapacity: true)
            for container in batch where container.isAlive { container.rebuildBoxes() }
        }
    }
}

extension Node {
    /// The order from the inside out.
    ///
    /// Not a closure, which would be asked for its actor each time.
    nonisolated fileprivate static func isInside(_ lhs: Node, _ rhs: Node) -> Bool {
        lhs.depth > rhs.depth
    }

    /// The order from the outside in.
    nonisolated fileprivate static func isOutside(_ lhs: Node, _ rhs: Node) -> Bool {
        lhs.depth < rhs.depth
    }
}
