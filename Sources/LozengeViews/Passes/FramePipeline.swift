import Foundation
import LozengeCore

/// Turns the changes since the last frame into a display list.
///
/// This file is the engine's table of contents: each pass below is one file of this folder. A pass
/// reads what earlier passes wrote and writes only its own part of the tree.
///
/// | Pass   | Reads                               | Writes                              |
/// | ------ | ----------------------------------- | ----------------------------------- |
/// | event  | the frames of the last layout       | state, through the views' actions   |
/// | update | the nodes whose state changed       | views, `Node.children`, `.boxes`    |
/// | layout | views, boxes, the window's size     | `Node.frame`                        |
/// | settle | frames                              | state, through the views' actions   |
/// | motion | animations of data and frames       | the data and frames that are shown  |
/// | paint  | views, frames                       | the display list                    |
/// | semantics | views, frames                    | the elements, while they are read   |
package struct FramePipeline {
    /// The number of layouts in a frame after which further updates wait for the next one.
    ///
    /// A view that stores a measured size needs two; four leave a reserve, and more is a loop.
    static let maximumRounds = 4

    package let tree: ViewTree
    package let root: Node
    private var laidOutSize: CGSize?
    private var list = DisplayList()
    #if DEBUG || INSPECT
        /// Returns what an inspector draws over the drawing of the window; `nil` for nothing.
        var overlay: ((DisplayList) -> [DrawCommand])?
        /// Called with each pass when it ends, and with `nil` when a frame begins; `nil` without an observer.
        var passObserver: ((FramePass?) -> Void)?
    #endif
    /// Tells the semantic elements; `nil` while no program reads the window.
    private(set) var semantics: SemanticsPass? {
        didSet { tree.semanticIndex = semantics?.index }
    }

    package init(
        _ content: some View, environment: EnvironmentValues, textEngine: any TextEngine,
        pictures: any PictureSource, dates: @escaping (Duration) -> Date = { _ in Date() }
    ) {
        tree = ViewTree(textEngine: textEngine, pictures: pictures, dates: dates)
        tree.motion.standardTransition = FadeTransition()
        root = RootNode(in: tree, environment: environment) { visitor in
            visitor.primitive(ImplicitStack(.window)) { content._visit(&$0) }
        }
    }

    /// Tells the semantic elements from the next frame on; `nil` to end that.
    package mutating func read(_ report: (@MainActor (SemanticUpdate) -> Void)?) {
        semantics = report.map { SemanticsPass(on: root, report: $0) }
    }

    /// Removes all views permanently: they get `onDisappear` and are not updated any more.
    package func close() {
        guard root.isAlive else { return }
        for service in tree.services { service.windowCloses() }
        root.tearDown()
        tree.performActions()
    }

    /// Delivers an event to its view.
    ///
    /// - Parameters:
    ///   - event: The user's input.
    ///   - outer: Called with a key that no view has handled; returns true if it did.
    package func handle(
        _ event: InputEvent, else outer: (KeyEvent) -> Bool = { _ in false }
    ) {
        tree.feedback.userActed()
        tree.pending.becomeLatest()
        if tree.appHandler(event) { return }
        settleEarlier(before: event)
        if tree.services.contains(where: { $0.intercept(event) }) { return }
        EventPass.run(event, on: root, else: outer)
    }

    /// Updates views after earlier events, even without a frame since.
    ///
    /// A key may be for the view that the previous key has focused.
    private func settleEarlier(before event: InputEvent) {
        switch event {
        // Frequent events, which refer to the last layout anyway.
        case .pointerMoved, .scroll, .pinch: break
        default: if tree.needsUpdate { UpdatePass.run(on: tree) }
        }
    }

    /// Updates views without a layout, for a window that is not visible.
    package func update() { UpdatePass.run(on: tree) }

    /// Makes the current display list of the window.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - time: The time of the frame.
    /// - Returns: Everything the window shows, back to front.
    package mutating func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList {
        #if DEBUG || INSPECT
            let size = tree.overrides?.size(in: size) ?? size
            passObserver?(nil)
        #endif
        tree.beginFrame(at: time)
        defer { tree.endFrame() }
        tree.motion.advance(to: time)
        for handler in tree.motion.takeCompletions() { tree.perform(handler) }
        var rounds = 0
        // Rounds after a scroll to a row, whose place is only known once the rows around it are made.
        var moreRounds = 0
        var isMoved = false
        repeat {
            UpdatePass.run(on: tree)
            ends(.update)
            if tree.needsLayout || laidOutSize != size {
                if let former = laidOutSize, former != size, tree.motion.animatesLayout {
                    // A new size of the window is not animated, though other changes may be.
                    LayoutPass.run(on: root, in: former)
                }
                LayoutPass.run(on: root, in: size)
                laidOutSize = size
                isMoved = true
                ends(.layout)
                SettlePass.run(on: tree)
                for service in tree.services { service.layoutEnds() }
                ends(.settle)
            }
            if !tree.needsUpdate, tree.didLayOut(), moreRounds < Self.maximumRounds {
                moreRounds += 1
            }
            rounds += 1
        } while (tree.needsUpdate || tree.needsLayout)
            && rounds < Self.maximumRounds + moreRounds
        if tree.needsUpdate, let path = tree.markedPath {
            report(
                "Layout did not settle after \(rounds) passes: \(path.isEmpty ? "the content" : path) "
                    + "keeps invalidating it. It continues in the next frame.")
        }

        if isMoved {
            EventPass.pointAgain(on: root)
            semantics?.index.areFramesStale = true
        }
        tree.motion.showChanges(at: time)
        for handler in tree.motion.takeCompletions() { tree.perform(handler) }
        ends(.motion)

        if tree.needsPaint {
            tree.willPaint()
            list = PaintPass.run(on: root)
            #if DEBUG || INSPECT
                for command in overlay?(list) ?? [] { list.append(command) }
            #endif
        }
        ends(.paint)
        semantics?.run()
        return list
    }

    /// Tells an inspector that a pass has ended.
    private func ends(_ pass: FramePass) {
        #if DEBUG || INSPECT
            passObserver?(pass)
        #endif
    }

    /// Lays the content out in the top-left corner with a proposal of `proposal`, until it stays the same.
    ///
    /// - Returns: The size the content takes, in points.
    package mutating func layOut(in proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        for _ in 0..<Self.maximumRounds {
            UpdatePass.run(on: tree)
            size = LayoutPass.run(on: root, proposing: proposal.atLeastZero)
            SettlePass.run(on: tree)
            guard tree.needsUpdate else { break }
        }
        return size
    }

    /// Repeats the layout at the window's current size without caches, and records it.
    ///
    /// - Parameter limit: The most measurements that the recording keeps.
    /// - Returns: The recording.
    package mutating func recordLayout(limit: Int = .max) -> LayoutRecording {
        UpdatePass.run(on: tree)
        root.forgetLayout()
        let (root, size) = (root, laidOutSize ?? .zero)
        return LayoutRecording.record(limit: limit) { LayoutPass.run(on: root, in: size) }
    }

    /// Repeats the layout in the top-left corner without caches, and records it.
    package mutating func recordLayout(in proposal: ProposedViewSize) -> LayoutRecording {
        UpdatePass.run(on: tree)
        root.forgetLayout()
        let root = root
        return LayoutRecording.record {
            _ = LayoutPass.run(on: root, proposing: proposal.atLeastZero)
        }
    }

    /// The least size of the content, in points.
    ///
    /// Its height is that for the ideal width, if text needs more in the least one, in which it breaks into letters.
    package var minimumSize: CGSize {
        var least = root.sizeThatFits(.zero)
        guard least.height > Self.lowHeight else { return least }
        let ideal = ProposedViewSize(width: root.sizeThatFits(.unspecified).width, height: 0)
        least.height = min(least.height, max(Self.lowHeight, root.sizeThatFits(ideal).height))
        return least
    }

    /// A height at which a window fits on every screen, in points: most contents need less, and are measured once.
    private static var lowHeight: CGFloat { 240 }

    /// The ideal size of the content, in points.
    package var idealSize: CGSize {
        UpdatePass.run(on: tree)
        return root.sizeThatFits(.unspecified)
    }

    /// The greatest size of the content, in points; infinite if it expands without limit.
    package var maximumSize: CGSize { root.sizeThatFits(.infinity) }

    /// Returns the size of a new window, in points: `usual`, or the one width or height that the content can have.
    ///
    /// The one height of a content that grows a little in width, such as a label, does not count: the window would be a
    /// strip.
    package func openingSize(_ usual: CGSize) -> CGSize {
        let (least, most) = (minimumSize, maximumSize)
        let hasOneWidth = most.width == least.width
        let hasOneHeight = most.height == least.height
        return CGSize(
            width: hasOneWidth ? least.width : max(usual.width, least.width),
            height: hasOneHeight && (hasOneWidth || most.width.isInfinite)
                ? least.height : max(usual.height, least.height))
    }
}
