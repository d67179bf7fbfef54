import Foundation
import LozengeCore

/// A type-erased transition.
///
/// ```swift
/// extension AnyTransition {
///     static var drop: AnyTransition { .move(edge: .top).combined(with: .opacity) }
/// }
/// ```
///
/// Matches: SwiftUI.AnyTransition
@MainActor @preconcurrency
public struct AnyTransition {
    private let base: any Transition

    /// Creates a transition without its type.
    ///
    /// Matches: SwiftUI.AnyTransition.init(_:)
    public init<T: Transition>(_ transition: T) { base = transition }

    nonisolated var erased: ErasedTransition { ErasedTransition(transition: self) }

    fileprivate func body(content: some View, phase: TransitionPhase) -> AnyView {
        func applied(_ transition: some Transition) -> AnyView {
            AnyView(transition.apply(content: content, phase: phase))
        }
        return applied(base)
    }

    fileprivate var isIdentity: Bool { base.isIdentityTransition }
    fileprivate var hasMotion: Bool { base.movesViews }
    fileprivate var hasAnimation: Bool { base._hasAnimation }
}

extension AnyTransition {
    /// No effect: the view comes and goes at once.
    public static let identity = AnyTransition(IdentityTransition())

    /// A fade.
    public static let opacity = AnyTransition(OpacityTransition())

    /// In from the leading edge, out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// From nothing and back to it, without a fade.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(vanishing)) }

    /// From another scale and back to it, without a fade.
    ///
    /// Matches: SwiftUI.AnyTransition.scale(scale:anchor:)
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// From a distance and back to it.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// From a distance and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// In from an edge and out to it, by the length of the view.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// In from an edge and out to the opposite one, with a fade.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// One modifier while the view is away, and another while it is shown.
    ///
    /// Matches: SwiftUI.AnyTransition.modifier(active:identity:)
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// One transition for coming, and another for going.
    ///
    /// Matches: SwiftUI.AnyTransition.asymmetric(insertion:removal:)
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion.erased, removal: removal.erased))
    }

    /// Combines this transition with another one around it.
    ///
    /// Matches: SwiftUI.AnyTransition.combined(with:)
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(erased.combined(with: other.erased))
    }

    /// Sets the animation of this transition, whatever that of the change is.
    ///
    /// Matches: SwiftUI.AnyTransition.animation(_:)
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(erased.animation(animation))
    }
}

/// A transition made of an ``AnyTransition``.
struct ErasedTransition: IdentifiableTransition {
    private let transition: AnyTransition

    nonisolated init(transition: AnyTransition) { self.transition = transition }

    func body(content: Content, phase: TransitionPhase) -> some View {
        transition.body(content: content, phase: phase)
    }

    var isIdentity: Bool { transition.isIdentity }
    var hasMotion: Bool { transition.hasMotion }
    var _hasAnimation: Bool { transition.hasAnimation }
}

private struct ModifierTransition<Effect: ViewModifier>: Transition {
    let active: Effect
    let identity: Effect

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
