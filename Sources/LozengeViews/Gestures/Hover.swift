import Foundation
import LozengeCore

/// Where the pointer is over a view, without its button down.
///
/// Matches: SwiftUI.HoverPhase
nonisolated public enum HoverPhase: Equatable, Sendable {
    /// At a point, in the coordinates that were asked for.
    case active(CGPoint)
    /// The pointer has left.
    case ended
}

extension View {
    /// Calls `action` when the pointer comes over this view, and when it leaves.
    ///
    /// Matches: SwiftUI.View.onHover(perform:)
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            HoverEffect(space: .local) { phase, isFirst in
                switch phase {
                case .active: if isFirst { action(true) }
                case .ended: action(false)
                }
            })
    }

    /// Calls `action` whenever the pointer moves over this view, and when it leaves.
    ///
    /// Matches: SwiftUI.View.onContinuousHover(coordinateSpace:perform:)
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverEffect(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
    }
}

/// A box that is its child, and knows where the pointer is over it.
struct HoverEffect: PrimitiveModifier {
    let space: CoordinateSpace
    let action: (HoverPhase, _ isFirst: Bool) -> Void

    /// Whether the pointer is over the box.
    final class Hovering {
        var isOver = false
    }

    static var unresolved: Hovering { Hovering() }
    static var affectsLayout: Bool { false }
    static var followsPointer: Bool { true }

    func resolve(_ node: PrimitiveNode<Self>) -> Hovering { node.resolved }

    func pointerMoved(to point: CGPoint?, _ node: PrimitiveNode<Self>) {
        let wasOver = node.resolved.isOver
        node.resolved.isOver = point != nil
        guard let point else {
            if wasOver { action(.ended, false) }
            return
        }
        let origin =
            switch space {
            case .local: CGPoint.zero
            case .global, .named: node.frame(in: space).origin
            }
        action(.active(CGPoint(x: point.x + origin.x, y: point.y + origin.y)), !wasOver)
    }

    /// The pointer is not over what is gone.
    func disappear(_ node: PrimitiveNode<Self>) {
        guard node.resolved.isOver else { return }
        let action = action
        node.tree.perform { action(.ended, false) }
    }
}
