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

    /// The only child; `nil` if there are several or none.
    @inline(__always)
    var onlyBox: LayoutSubview? { node.boxes.count == 1 ? node.boxes[0] : nil }

    /// The child if its type excludes a second one, as in a stack of one view; otherwise `nil`.
    @inline(__always) var singleBox: LayoutSubview? { node.singleBox }

    /// Returns the length that the nearest container is offered along `axis`; `nil` without a container.
    func containerLength(along axis: Axis) -> CGFloat? { node.containerLength(along: axis) }

    /// Describes the content for the current size of the box, in the middle of a layout.
    ///
    /// The node is updated when a value changes that the description reads.
    func describeContent(_ visit: @MainActor (inout ViewVisitor) -> Void) {
        node.tree.feedback.sizeChanged(of: node)
        node.visitWhileReading(visit)
    }

    /// Requests actions after the layout; reports name this node.
    func perform(_ action: @escaping () -> Void) { node.tree.perform(for: node, action) }

    /// The time of the frame.
    var time: Duration { node.tree.clock.time }

    /// Requests an update of this node in the frame at `time`.
    func wake(at time: Duration, pace: FramePace = .shared) { node.wake(at: time, pace: pace) }

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
