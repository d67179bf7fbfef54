import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Moves the symbols in this view while `isActive` is true.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: The speed, and the repetitions; by default an effect that does not last is repeated
    ///     without an end.
    ///   - isActive: True to move the symbols.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.symbolEffect(_:options:isActive:)
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            ActiveSymbolEffect(
                effect: effect.configuration, options: options, isActive: isActive))
    }

    /// Moves the symbols in this view whenever `value` changes.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: The speed, and the repetitions; by default one round.
    ///   - value: The value that starts the motion.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.symbolEffect(_:options:value:)
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolRounds(effect: effect.configuration, options: options.nonEndless, trigger: value))
    }

    /// Removes the symbol effects of the views around this one.
    ///
    /// Matches: SwiftUI.View.symbolEffectsRemoved(_:)
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolPose) { if isEnabled { $0 = SymbolPose() } }
    }
}

nonisolated extension SymbolEffectOptions {
    /// The options for an effect that a change starts: one round unless they say otherwise.
    fileprivate var nonEndless: SymbolEffectOptions { behavior == nil ? nonRepeating : self }
}

/// An effect that is active or not.
nonisolated private struct ActiveSymbolEffect: ViewModifier {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let isActive: Bool

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var starts = 0

    func body(content: Content) -> some View {
        if effect.isLasting {
            content.modifier(SymbolPart(effect: effect, part: isActive ? 1 : 0))
                .animation(
                    reducesMotion ? nil : .smooth(duration: effect.duration / options.speed),
                    value: isActive)
        } else if options.behavior?.rounds != nil {
            content.modifier(SymbolRounds(effect: effect, options: options, trigger: starts))
                .onChange(of: isActive, initial: true) { if isActive { starts += 1 } }
        } else {
            content.keyframeAnimator(
                initialValue: 0.0, repeating: isActive && !(reducesMotion && effect.hasMotion)
            ) { content, part in
                content.modifier(SymbolPart(effect: effect, part: part))
            } keyframes: { _ in
                LinearKeyframe(1, duration: effect.duration / options.speed)
                LinearKeyframe(1, duration: options.behavior?.delay ?? 0)
            }
        }
    }
}

/// Rounds of an effect, started by a change of a value.
nonisolated private struct SymbolRounds<Trigger: Equatable>: ViewModifier {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let trigger: Trigger

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// The number of rounds of an effect without an end: more than a day.
    private static var mostRounds: Int { 100_000 }

    func body(content: Content) -> some View {
        let rounds = min(options.behavior?.rounds ?? Self.mostRounds, Self.mostRounds)
        let effect = effect
        let duration = effect.duration / options.speed
        let period = duration + (options.behavior?.delay ?? 0)
        let plays = !(reducesMotion && effect.hasMotion)
        return KeyframeAnimator(initialValue: 0.0, trigger: trigger) { time in
            let inRound = time.truncatingRemainder(dividingBy: period) / duration
            content.modifier(SymbolPart(effect: effect, part: plays ? min(inRound, 1) : 0))
        } keyframes: { _ in
            MoveKeyframe(0)
            LinearKeyframe(period * Double(rounds), duration: plays ? period * Double(rounds) : 0)
        }
    }
}
