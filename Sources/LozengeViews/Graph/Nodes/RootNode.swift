import Foundation
import LozengeCore

/// The node that stands for the window.
final class RootNode: Node {
    fileprivate let container = Container()

    /// Nodes do not count their references to the tree; this one keeps it as long as there are any.
    private let window: ViewTree

    /// - Parameters:
    ///   - tree: The tree of the window, which the node keeps alive.
    ///   - environment: The values for the content.
    ///   - visit: Lists the content; one view.
    init(
        in tree: ViewTree, environment: EnvironmentValues,
        _ visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        window = tree
        super.init(rootOf: tree, environment: environment)
        StackRoom.passBegins()
        visitChildren(visit)
    }

    /// A state may outlive the window; it must not tell of its changes to nodes that are gone.
    isolated deinit { tearDown() }

    override var role: Role { .container }

    override var label: String { "the window" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        container.update(to: proposal, of: self)
        return boxes.first?.size(offered: proposal) ?? .zero
    }

    /// Offers the window to the content and puts the content in the middle (ROOT-1).
    override func placeChildren() {
        guard let content = boxes.first else { return }
        let proposal = ProposedViewSize(frame.size)
        container.update(to: proposal, of: self)
        let size = content.size(offered: proposal)
        content.place(
            at: CGPoint(
                x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
            size: size, proposal: proposal)
    }
}

extension Node {
    /// The space that this box provides to descendants which look further than their own container.
    final var space: LayoutSpace? {
        if let holder { return holder.ownSpace }
        return (self as? RootNode).map { .container($0.container) }
    }
}
