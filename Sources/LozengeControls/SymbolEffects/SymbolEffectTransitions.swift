import LozengeCore
import LozengeViews

/// A transition of the symbols in a view: they come and go with an effect.
///
/// Other views stay until the effect is over.
///
/// ```swift
/// if isMuted { Image(systemName: "bell.slash").transition(.symbolEffect) }
/// ```
///
/// Matches: SwiftUI.SymbolEffectTransition
/// Differs: the speed is that of the animation.
nonisolated public struct SymbolEffectTransition: Transition {
    private let effect: SymbolEffectConfiguration

    /// Creates a transition from an effect.
    ///
    /// - Parameters:
    ///   - effect: The motion with which symbols go; they come in the opposite way.
    ///   - options: Ignored: the speed is that of the animation.
    ///
    /// Matches: SwiftUI.SymbolEffectTransition.init(effect:options:)
    public init<T: SymbolEffect & TransitionSymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        self.effect = effect.configuration
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(SymbolPart(effect: effect, part: phase.isIdentity ? 0 : 1))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The usual effect of symbols that come and go.
    ///
    /// Matches: SwiftUI.Transition.symbolEffect
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// An effect of symbols that come and go.
    ///
    /// Matches: SwiftUI.Transition.symbolEffect(_:options:)
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

nonisolated extension ContentTransition {
    /// An effect of symbols that become others: one shrinks away before the next one grows.
    ///
    /// Matches: SwiftUI.ContentTransition.symbolEffect(_:options:)
    /// Differs: there is one effect, at the speed of the animation.
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}
