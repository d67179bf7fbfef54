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

    /// Where the pointer is; `nil` while it is not over the window.
    var pointer: CGPoint?
    /// Whether any box ever wanted to know where the pointer is over it.
    var hasPointerFollowers = false
    /// The boxes that the pointer is over and that want to know, the innermost first.
    var hovered: [Node] = []
    /// The press that somebody still follows.
    var press: Press?

    /// What stands in front of the window.
    package let popups = Popups()
    /// What the window is, if it stands in front of another one.
    weak var popup: PopupRuntime?
    /// Takes what the whole app has a use for before anybody in a window is asked: whether it does.
    var takesFirst: (InputEvent) -> Bool = { _ in false }

    /// Who has the keyboard.
    package let focus = Focus()
    /// Who is operated by keys, whoever has the keyboard.
    var shortcuts = Shortcuts()

    /// What the user selected, if anything.
    var selection: TextSelection? {
        didSet {
            oldValue?.setNeedsPaint()
            selection?.setNeedsPaint()
        }
    }

    /// Forgets what is selected of `node` if that does not show `string` any more, `nil` for nothing.
    func deselect(_ node: Node, unlessShowing string: @autoclosure () -> String? = nil) {
        if let selection, selection.belongs(to: node), selection.string != string() {
            self.selection = nil
        }
    }

    /// Whether the window has the keyboard, as far as it was told.
    var isActive = true {
        didSet {
            guard isActive != oldValue else { return }
            selection?.setNeedsPaint()
            focus.node?.setNeedsPaint()
            // A caret blinks again.
            if isActive { focus.node?.setNeedsUpdate() }
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
        [press?.deadline, clock.nextUpdate, unfinishedTexts.nextUpdate].compactMap(\.self).min()
    }

    /// Marks the nodes whose time has come.
    func beginFrame(at time: Duration) {
        isMakingFrame = true
        feedback.beginFrame()
        for node in clock.begin(at: time) { node.setNeedsUpdate() }
        unfinishedTexts.beginFrame(at: time)
        pressWaited()
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

    /// Something may be under the pointer that was not when it was moved.
    var needsPointing: Bool { hasPointerFollowers && pointer != nil }

    /// Something looks different where it is.
    func setNeedsPaint() {
        guard !needsPaint else { return }
        needsPaint = true
        askForFrame()
    }

    func willPaint() { needsPaint = false }

    /// Some nodes are not in the tree any more.
    func didTearDown() {
        if !observers.isEmpty { areObserversKnown = false }
    }

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
