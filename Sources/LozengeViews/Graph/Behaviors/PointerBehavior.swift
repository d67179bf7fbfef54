import Foundation
import LozengeCore

/// The hooks of the pointer: hit tests, hovering, presses and the wheel.
@MainActor
package protocol PointerBehavior: PrimitiveContent {
    /// True if the box itself is hit where it has no box inside; false for a container, which is nothing then.
    static var isLeaf: Bool { get }

    /// Returns the frontmost leaf at a point of this box, `nil` if none is there.
    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node?

    /// Returns the bounds of all targets in the coordinates of this box; asked again after this box was
    /// painted.
    func hitBounds(_ context: EventContext<Self>) -> CGRect

    /// Converts a point of this box to where the content is before it is drawn elsewhere; `nil` if no
    /// content is there.
    func contentPoint(_ point: CGPoint, _ context: EventContext<Self>) -> CGPoint?

    /// True if this box is notified of the pointer's motion over it.
    static var followsPointer: Bool { get }

    /// Called when the pointer has moved to a point of the window over this box, and with `nil` once it
    /// has left.
    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>)

    /// Returns the recognizers of presses that begin inside this box.
    func pressOffers(_ context: EventContext<Self>) -> [PressOffer]

    /// Handles an event for a view inside this box.
    ///
    /// - Returns: False if the event is offered to the boxes around.
    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool

    /// Handles a step of a drag at a point of this box.
    ///
    /// - Returns: The effect that a drop has; `nil` if it is refused, or if the box has nothing to do with it.
    func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect?

    /// Returns the pointer's shape over a point of this box; `nil` to use that of the boxes around.
    func pointerShape(at point: CGPoint, _ context: EventContext<Self>) -> PointerShape?
}

extension PointerBehavior {
    package func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        Self.isLeaf || context.hasBoxes ? context.frontmostTarget(at: point) : nil
    }

    package static var isLeaf: Bool { true }

    package func hitBounds(_ context: EventContext<Self>) -> CGRect { context.hitBoundsOfBoxes }

    package func contentPoint(_ point: CGPoint, _ context: EventContext<Self>) -> CGPoint? { point }

    package static var followsPointer: Bool { false }

    package func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {}

    package func pressOffers(_ context: EventContext<Self>) -> [PressOffer] { [] }

    package func handle(
        _ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> Bool { false }

    package func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? { nil }

    package func pointerShape(at point: CGPoint, _ context: EventContext<Self>) -> PointerShape? {
        nil
    }
}

extension PrimitiveHolder {
    func ownTarget(at point: CGPoint) -> Node? { primitive.target(at: point, eventContext) }
    var ownHitBounds: CGRect { primitive.hitBounds(eventContext) }
    func ownContentPoint(_ point: CGPoint) -> CGPoint? {
        primitive.contentPoint(point, eventContext)
    }
    var followsPointer: Bool { Content.followsPointer }
    func pointerMoved(to point: CGPoint?) { primitive.pointerMoved(to: point, eventContext) }
    func pressOffers() -> [PressOffer] { primitive.pressOffers(eventContext) }
    func handle(_ event: InputEvent, at point: CGPoint) -> Bool {
        primitive.handle(event, at: point, eventContext)
    }
    func handle(_ event: DragEvent, at point: CGPoint) -> DragEffect? {
        primitive.handle(event, at: point, eventContext)
    }
    func pointerShape(at point: CGPoint) -> PointerShape? {
        primitive.pointerShape(at: point, eventContext)
    }
}
