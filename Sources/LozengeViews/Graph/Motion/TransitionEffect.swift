import LozengeCore

/// The phases of a transition.
///
/// Matches: SwiftUI.TransitionPhase
nonisolated public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is shown as it is.
    case identity
    /// The view has been removed.
    case didDisappear
}

nonisolated extension TransitionPhase {
    /// True while the view is shown as it is.
    ///
    /// Matches: SwiftUI.TransitionPhase.isIdentity
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is shown, 1 after it was removed.
    ///
    /// Matches: SwiftUI.TransitionPhase.value
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The effect on a view that comes or goes: the seam between the engine and transitions.
@MainActor
protocol TransitionEffect {
    /// True if views come and go at once.
    var isIdentity: Bool { get }
    /// True if views move; such an effect is a fade if the user prefers less motion.
    var hasMotion: Bool { get }
    /// True if the effect is animated even in a change without an animation.
    var hasAnimation: Bool { get }

    /// Adds the content with the effect of a phase.
    func visit(_ phase: TransitionPhase, _ visitor: inout ViewVisitor, content: ContentSource)
}
