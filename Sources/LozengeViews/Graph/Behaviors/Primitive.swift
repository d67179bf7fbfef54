import LozengeCore

/// A view or modifier without a body: it answers each pass of a frame itself.
///
/// Each pass has a protocol with the hooks that it calls and their defaults, and a context that offers
/// what is legal in that pass. The defaults make an invisible leaf, so that the file of a primitive
/// holds only what is special about it. The hooks stand in the order in which the passes run:
/// ``UpdateBehavior``, ``MotionBehavior``, ``LayoutBehavior``, ``PaintBehavior``, ``PointerBehavior``,
/// ``KeyboardBehavior``, ``ScrollBehavior``, ``SemanticsBehavior``.
///
/// To add a hook, write its requirement, its default and the call by a ``PrimitiveHolder`` into the file
/// of its pass.
@MainActor
package protocol Primitive: UpdateBehavior, MotionBehavior, LayoutBehavior, PaintBehavior,
    PointerBehavior, KeyboardBehavior, ScrollBehavior, SemanticsBehavior
{
    /// Shows the data of a node as of `time`; returns false once the animation is over.
    ///
    /// A requirement, so that the compiler generates it for each primitive: see HeldContent.swift.
    static func advance(
        _ track: inout Track<MotionData>, of node: PrimitiveNode<Self>, to time: Double
    ) -> Bool
}

extension Primitive {
    package static func advance(
        _ track: inout Track<MotionData>, of node: PrimitiveNode<Self>, to time: Double
    ) -> Bool {
        track.advance(to: time) { node.show($0) }
    }
}

/// The part of a primitive that all passes share.
@MainActor
package protocol PrimitiveContent {
    /// The value that the primitive makes of its parameters and the environment; kept by its node.
    associatedtype Resolved = Void

    /// The resolved value before the first update.
    static var unresolved: Resolved { get }
    /// The relation of the node to the layout; a container by default.
    static var role: Node.Role { get }
    /// The name of the view or modifier in source code, for reports and explanations of a layout; by
    /// default that of the type without a suffix such as `Layout` or `Box`.
    var label: String { get }
}

extension PrimitiveContent where Resolved == Void {
    package static var unresolved: Void { () }
}

extension PrimitiveContent {
    package static var role: Node.Role { .container }

    package var label: String {
        var name = String(describing: Self.self).prefix { $0 != "<" }
        for suffix in ["Layout", "Box", "Effect"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
        }
        return Self.role == .modifier
            ? name.prefix(1).lowercased() + name.dropFirst() : String(name)
    }
}

/// A node with a primitive, for passes that do not know the primitive's type.
@MainActor
package protocol PrimitiveHolder<Content>: Node {
    associatedtype Content: Primitive

    /// The node itself.
    var contentNode: ContentNode<Content> { get }
}

extension PrimitiveHolder {
    /// A copy of the primitive.
    var primitive: Content { contentNode.content }
}
