import Foundation
import LozengeCore

/// A transition that moves a view in from an edge, by its own length, and out to that edge.
///
/// Matches: SwiftUI.MoveTransition
nonisolated public struct MoveTransition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// A transition that moves a view in from the leading edge, and out to the trailing edge.
///
/// Matches: SwiftUI.SlideTransition
nonisolated public struct SlideTransition {
    public init() {}
}

extension SlideTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .trailing, amount: phase.value))
    }
}

/// A transition that moves a view in from an edge and out to the opposite one, with a fade.
///
/// Matches: SwiftUI.PushTransition
nonisolated public struct PushTransition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, amount: -phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Moves a view towards an edge by a part of its own length.
nonisolated private struct EdgeShift: ViewModifier {
    let edge: Edge
    let amount: Double
    @Environment(\.layoutDirection) private var layoutDirection

    @MainActor func body(content: Content) -> some View {
        let trailing: Double = layoutDirection == .rightToLeft ? -1 : 1
        let shift =
            switch edge {
            case .top: UnitShift(x: 0, y: -amount)
            case .bottom: UnitShift(x: 0, y: amount)
            case .leading: UnitShift(x: -amount * trailing, y: 0)
            case .trailing: UnitShift(x: amount * trailing, y: 0)
            }
        return content.modifier(shift)
    }
}

/// Moves a view by fractions of its size.
nonisolated private struct UnitShift: GeometryEffect {
    var x: CGFloat
    var y: CGFloat

    /// Fractions are of the size of one.
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitScale, y * unitScale) }
        set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
    }
}
