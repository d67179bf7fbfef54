import Foundation
import LozengeCore

/// The members of a node that are legal during layout: measuring and placing the boxes inside.
///
/// The frame is that of the last layout until the box is placed.
package struct LayoutContext<Content: PrimitiveContent>: NodeContext {
    package let node: ContentNode<Content>

    @inline(__always)
    init(_ node: ContentNode<Content>) { self.node = node }
}

extension LayoutContext {
    /// The box inside a modifier.
    @inline(__always) var child: LayoutSubview { node.boxes[0] }

    /// The box inside if there is exactly one.
    @inline(__always)
    var onlyBox: LayoutSubview? { node.boxes.count == 1 ? node.boxes[0] : nil }

    /// The box inside if by its type there is never another: a stack of one view is that view.
    @inline(__always) var soleBox: LayoutSubview? { node.soleBox }

    /// Returns the length along `axis` that the nearest container around is offered, `nil` if none is.
    func containerLength(along axis: Axis) -> CGFloat? { node.containerLength(along: axis) }

    /// Describes the content for the size that the box has now, in the middle of the layout.
    ///
    /// The node is updated when a value changes that the description reads.
    func describeContent(_ visit: @MainActor (inout ViewVisitor) -> Void) {
        node.tree.feedback.sizeChanged(of: node)
        node.visitWhileReading(visit)
    }

    /// Requests actions after the layout, for this node in reports.
    func perform(_ action: @escaping () -> Void) { node.tree.perform(for: node, action) }

    /// The boxes inside, for a ``Layout``.
    @inline(__always) var subviews: LayoutSubviews { LayoutSubviews(of: node) }

    /// The axis of the stack that the box is in; `nil` if it is in none.
    var stackAxis: Axis? { node.stackAxis }
}

/// The members of a node that are legal after a layout: its frame, and requests for the next round.
package struct SettleContext<Content: PrimitiveContent>: NodeContext {
    package let node: ContentNode<Content>

    init(_ node: ContentNode<Content>) { self.node = node }
}

extension SettleContext {
    /// Returns the preference that the views inside set for `key`, `nil` for none.
    func preferenceInside<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        node.preferenceInside(key)
    }
}
