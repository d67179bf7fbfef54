import Foundation
import LozengeCore

/// The node of the window.
final class RootNode: Node {
    fileprivate let container = Container()

    /// Keeps the tree alive: all other nodes have uncounted references to it.
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

    /// A state may outlive the window, and must not notify nodes that are gone.
    isolated deinit { tearDown() }

    override var role: Role { .container }

    override var label: String { "the window" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        container.update(to: proposal, of: self)
        return boxes.first?.size(offered: proposal) ?? .zero
    }

    /// Proposes the window's size to the content and centres it (ROOT-1).
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
    /// The space that this box provides to descendants: safe area insets or a size container.
    final var space: LayoutSpace? {
        if let holder { return holder.ownSpace }
        return (self as? RootNode).map { .container($0.container) }
    }
}
