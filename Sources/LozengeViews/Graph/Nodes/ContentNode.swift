import Foundation
import LozengeCore

/// The part of a primitive's node that contexts refer to: the primitive and its resolved value.
package class ContentNode<Content: PrimitiveContent>: Node {
    /// The value that the primitive made of its parameters and the environment.
    @exclusivity(unchecked) package final var resolved: Content.Resolved
    @exclusivity(unchecked) final var held: HeldContent<Content>

    init(_ content: Content, in visitor: ViewVisitor) {
        held = HeldContent(content)
        resolved = Content.unresolved
        super.init(in: visitor)
    }

    /// A copy of the view or modifier.
    package final var content: Content { held.content }
    /// True while other values than the program's are shown: an animation is running.
    var isShifted: Bool { false }
    final override var role: Role { Content.role }
    package final override var label: String { content.label }
    #if DEBUG || INSPECT
        final override var viewType: Any.Type? { Content.self }
    #endif
}

/// A context of any pass: the members that are legal in all of them.
@MainActor
package protocol NodeContext<Content> {
    associatedtype Content: PrimitiveContent

    /// The node, for registering it and comparing identities; its operations are in the contexts.
    var node: ContentNode<Content> { get }
}

extension NodeContext {
    /// The value that the primitive made of its parameters and the environment.
    @inline(__always)
    var resolved: Content.Resolved {
        get { node.resolved }
        nonmutating set { node.resolved = newValue }
    }

    /// The view or modifier, for functions outside of its type.
    var content: Content { node.content }

    /// The size of the box after the last layout, in points.
    @inline(__always) var size: CGSize { node.frame.size }

    /// The box in its own coordinates.
    @inline(__always) var bounds: CGRect { CGRect(origin: .zero, size: node.frame.size) }

    /// The proposal that the box was placed with.
    @inline(__always) var proposal: ProposedViewSize { node.proposal }

    /// True if lines run from right to left in the box.
    @inline(__always) var isRightToLeft: Bool { node.isRightToLeft }

    /// The boxes directly inside, in the order of the content.
    @inline(__always) var boxes: [LayoutSubview] { node.boxes }

    /// True until the node has left the tree.
    var isAlive: Bool { node.isAlive }
}
