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
    /// The number of times at which the effect became active or inactive.
    @State private var turns = 0

    @MainActor private var change: Animation? {
        reducesMotion && effect.hasMotion ? nil : .smooth(duration: effect.duration / options.speed)
    }

    func body(content: Content) -> some View {
        if effect.isLasting {
            content.animation(change) {
                $0.modifier(SymbolPart(effect: effect, part: isActive ? 1 : 0))
            }
        } else {
            content
                .modifier(
                    SymbolRounds(
                        effect: effect, options: options, trigger: turns, lasts: true,
                        isActive: isActive)
                )
                .onChange(of: isActive, initial: true) { if isActive || turns > 0 { turns += 1 } }
        }
    }
}

/// Rounds of an effect: started by a change of a value, or without an end while they are active.
nonisolated private struct SymbolRounds<Trigger: Equatable>: ViewModifier {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let trigger: Trigger
    /// True if the effect plays until it is no longer active.
    var lasts = false
    var isActive = true

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// The longest time of rounds that a value starts, in seconds: a day.
    private static var longest: Double { 86_400 }

    private var duration: Double { effect.duration / options.speed }
    private var period: Double { duration + (options.behavior?.delay ?? 0) }
    @MainActor private var plays: Bool { isActive && !(reducesMotion && effect.hasMotion) }

    func body(content: Content) -> some View {
        let most = max(1, (Self.longest / period).rounded(.down))
        let rounds = min(options.behavior?.rounds.map(Double.init) ?? most, most)
        return options.behavior?.rounds == nil && lasts
            ? KeyframeAnimator(
                initialValue: 0.0, repeating: plays, content: { posed(content, at: $0) },
                keyframes: { _ in course(1) })
            : KeyframeAnimator(
                initialValue: 0.0, trigger: trigger, content: { posed(content, at: $0) },
                keyframes: { _ in course(rounds) })
    }

    @MainActor
    private func posed(_ content: Content, at time: Double) -> some View {
        let part = time.truncatingRemainder(dividingBy: period) / duration
        // Rounding leaves the end of the last round a little before it.
        return content.modifier(
            SymbolPart(effect: effect, part: plays && part < 1 - 1e-6 ? part : 0))
    }

    @MainActor
    private func course(_ rounds: Double) -> some Keyframes<Double> {
        KeyframeTrack {
            MoveKeyframe(0.0)
            LinearKeyframe(period * rounds, duration: plays ? period * rounds : 0)
        }
    }
}
