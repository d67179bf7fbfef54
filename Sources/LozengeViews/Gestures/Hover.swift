import Foundation
import LozengeCore

/// The phase of hovering over a view.
///
/// Matches: SwiftUI.HoverPhase
nonisolated public enum HoverPhase: Equatable, Sendable {
    /// At a point, in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left.
    case ended
}

nonisolated extension View {
    /// Calls `action` when the pointer enters and leaves this view.
    ///
    /// Matches: SwiftUI.View.onHover(perform:)
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            HoverTracking(space: .local) { phase, isFirst in
                switch phase {
                case .active: if isFirst { action(true) }
                case .ended: action(false)
                }
            })
    }

    /// Calls `action` when the pointer moves over this view and when it leaves.
    ///
    /// Matches: SwiftUI.View.onContinuousHover(coordinateSpace:perform:)
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverTracking(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
    }
}

/// A layout-neutral modifier that observes the pointer over its content.
nonisolated struct HoverTracking {
    let space: CoordinateSpace
    let action: (HoverPhase, _ isFirst: Bool) -> Void
}

extension HoverTracking: PrimitiveModifier {
    /// The state of hovering.
    final class Hovering {
        /// The position in the requested coordinate space; `nil` outside of the view.
        var place: CGPoint?
    }

    static var unresolved: Hovering { Hovering() }
    static var affectsLayout: Bool { false }
    static var followsPointer: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Hovering {
        context.tree.pointer.hasFollowers = true
        return context.resolved
    }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        let hovering = context.resolved
        let place = point.map { _GesturePlace(node: context.node).point($0, in: space) }
        guard place != hovering.place else { return }
        let wasOver = hovering.place != nil
        hovering.place = place
        action(place.map(HoverPhase.active) ?? .ended, !wasOver)
    }

    /// The pointer leaves a view that disappears.
    func disappear(_ context: UpdateContext<Self>) {
        guard context.resolved.place != nil else { return }
        let action = action
        context.tree.perform { action(.ended, false) }
    }
}
