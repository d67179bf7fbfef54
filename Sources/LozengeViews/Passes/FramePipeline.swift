import Foundation
import LozengeCore

/// Turns what changed since the last frame into what the window shows now.
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
/// | paint  | views, frames                       | the display list                    |
package struct FramePipeline {
    /// How often layout may ask for another update before the rest waits for the next frame.
    ///
    /// A view that stores what it measured needs two. Four leaves room; more is a loop.
    static let maximumRounds = 4

    package let tree: ViewTree
    package let root: Node
    private var laidOutSize: CGSize?
    private var list = DisplayList()

    package init(
        _ content: some View, environment: EnvironmentValues, textEngine: any TextEngine,
        pictures: any PictureSource, dates: @escaping (Duration) -> Date = { _ in Date() }
    ) {
        tree = ViewTree(textEngine: textEngine, pictures: pictures, dates: dates)
        root = RootNode(in: tree, environment: environment) { visitor in
            visitor.primitive(ImplicitStack(.window)) { content._visit(&$0) }
        }
    }

    /// Takes all views off the screen for good: they say goodbye, and nobody has them updated any more.
    package func close() {
        guard root.isAlive else { return }
        for service in tree.services.all { service.windowCloses() }
        root.tearDown()
        tree.performActions()
    }

    /// Brings what the user did to the view that it is meant for.
    ///
    /// - Parameters:
    ///   - event: What the user did.
    ///   - outer: Takes a key that operates nobody here: whether it was of use.
    package func handle(
        _ event: InputEvent, else outer: (KeyEvent) -> Bool = { _ in false }
    ) {
        tree.feedback.userActed()
        if tree.appHandler(event) { return }
        settleEarlier(before: event)
        if tree.services.all.contains(where: { $0.intercept(event) }) { return }
        EventPass.run(event, on: root, else: outer)
    }

    /// Has views be what earlier events have made of them, though there was no frame since: a key may
    /// be for the view that the key before gave the keyboard to.
    private func settleEarlier(before event: InputEvent) {
        switch event {
        // Many of these may come at once, and what is under the pointer is what was laid out.
        case .pointerMoved, .scroll, .pinch: break
        default: if tree.needsUpdate { UpdatePass.run(on: tree) }
        }
    }

    /// Evaluates what changed, for a window that nobody sees.
    package func update() { UpdatePass.run(on: tree) }

    /// Brings the window up to date.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - time: The time of the frame.
    /// - Returns: Everything the window shows, back to front.
    package mutating func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList {
        tree.beginFrame(at: time)
        defer { tree.endFrame() }
        var rounds = 0
        var isMoved = false
        repeat {
            UpdatePass.run(on: tree)
            if tree.needsLayout || laidOutSize != size {
                LayoutPass.run(on: root, in: size)
                laidOutSize = size
                isMoved = true
                SettlePass.run(on: tree)
                for service in tree.services.all { service.layoutEnds() }
            }
            if !tree.needsUpdate { tree.didLayOut() }
            rounds += 1
        } while (tree.needsUpdate || tree.needsLayout) && rounds < Self.maximumRounds
        if tree.needsUpdate, let path = tree.markedPath {
            report(
                "\(path.isEmpty ? "The content" : path) asks for another layout after each; it is shown as it was after "
                    + "\(rounds), and goes on in the next frame.")
        }

        if isMoved { EventPass.pointAgain(on: root) }

        if tree.needsPaint {
            tree.willPaint()
            list = PaintPass.run(on: root)
        }
        return list
    }

    /// Lays the content out in the top-left corner, offering it `proposal`.
    ///
    /// - Returns: The size the content takes, in points.
    package mutating func layOut(in proposal: ProposedViewSize) -> CGSize {
        UpdatePass.run(on: tree)
        return LayoutPass.run(on: root, proposing: proposal.atLeastZero)
    }

    /// Does the layout in the window's present size again, from the beginning, and records it.
    package mutating func recordLayout() -> LayoutRecording {
        UpdatePass.run(on: tree)
        root.forgetLayout()
        let (root, size) = (root, laidOutSize ?? .zero)
        return LayoutRecording.record { LayoutPass.run(on: root, in: size) }
    }

    /// Lays the content out again in the top-left corner, from the beginning, and records it.
    package mutating func recordLayout(in proposal: ProposedViewSize) -> LayoutRecording {
        UpdatePass.run(on: tree)
        root.forgetLayout()
        let root = root
        return LayoutRecording.record {
            _ = LayoutPass.run(on: root, proposing: proposal.atLeastZero)
        }
    }

    /// The size below which the content does not fit, in points.
    package var minimumSize: CGSize { root.sizeThatFits(.zero) }

    /// The size that the content takes if it may choose, in points.
    package var idealSize: CGSize {
        UpdatePass.run(on: tree)
        return root.sizeThatFits(.unspecified)
    }

    /// The largest size that the content can have, in points; infinite if it takes whatever there is.
    package var maximumSize: CGSize { root.sizeThatFits(.infinity) }
}
