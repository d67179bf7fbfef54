import LozengeCore
import LozengeViews

/// A motion of symbols.
///
/// Symbols of a desktop have no layers: an effect moves the whole symbol.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.wiggle, value: alarms)
/// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
/// ```
///
/// Matches: SwiftUI.SymbolEffect
nonisolated public protocol SymbolEffect: Hashable, Sendable {
    /// The motion, whatever the type of the effect.
    ///
    /// Matches: SwiftUI.SymbolEffect.configuration
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts as long as it is active.
///
/// Matches: SwiftUI.IndefiniteSymbolEffect
nonisolated public protocol IndefiniteSymbolEffect {}

/// An effect that plays when a value changes.
///
/// Matches: SwiftUI.DiscreteSymbolEffect
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol comes or goes.
///
/// Matches: SwiftUI.TransitionSymbolEffect
nonisolated public protocol TransitionSymbolEffect {}

/// An effect with which one symbol becomes another.
///
/// Matches: SwiftUI.ContentTransitionSymbolEffect
nonisolated public protocol ContentTransitionSymbolEffect {}

/// The motion of a symbol effect.
///
/// Matches: SwiftUI.SymbolEffectConfiguration
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Motion: Hashable {
        /// One jump to another size and back.
        case bounce(to: Double)
        /// A fade and back.
        case pulse
        /// Another size while the effect is active.
        case scale(to: Double)
        /// Hidden while the effect is active.
        case hide(scale: Double)
        /// To and fro along a direction, in fractions of the size.
        case shake(x: Double, y: Double)
        /// To and fro along the line of text, in fractions of the size.
        case shakeForward(Double)
        /// To and fro around the center.
        case swing(clockwise: Bool)
        /// Once around the center.
        case turn(clockwise: Bool)
        /// A slow change of size, and of opacity.
        case breathe(fades: Bool)
        /// One symbol goes before the next one comes.
        case replace
    }

    let motion: Motion

    init(_ motion: Motion) { self.motion = motion }
}

/// The speed and the repetitions of a symbol effect.
///
/// ```swift
/// Image(systemName: "star").symbolEffect(.bounce, options: .speed(2).repeat(3), value: stars)
/// ```
///
/// Matches: SwiftUI.SymbolEffectOptions
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetitions of a symbol effect.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.RepeatBehavior
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of rounds; `nil` without an end.
        var rounds: Int?
        /// The pause between two rounds, in seconds.
        var delay = 0.0

        /// One round after the other, without an end.
        ///
        /// Matches: SwiftUI.SymbolEffectOptions.RepeatBehavior.continuous
        public static var continuous: RepeatBehavior { RepeatBehavior() }

        /// Rounds with a pause of half a second, without an end.
        ///
        /// Matches: SwiftUI.SymbolEffectOptions.RepeatBehavior.periodic
        public static var periodic: RepeatBehavior { periodic() }

        /// Rounds with pauses.
        ///
        /// - Parameters:
        ///   - count: The number of rounds, at least 1; `nil` without an end.
        ///   - delay: The pause in seconds; `nil` for half a second, negative and NaN count as 0.
        /// - Returns: The behavior.
        ///
        /// Matches: SwiftUI.SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 0.5
            return RepeatBehavior(
                rounds: count.map { max(1, $0) }, delay: delay > 0 ? min(delay, 1e6) : 0)
        }
    }

    /// A factor of the speed.
    private(set) var speed = 1.0
    /// The repetitions; `nil` for those of the effect.
    private(set) var behavior: RepeatBehavior?

    /// The effect's own speed and repetitions.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.default
    public static let `default` = SymbolEffectOptions()

    /// A multiple of the effect's speed; zero, negative and NaN count as 1.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.speed(_:)
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// Returns the options with a multiple of the effect's speed; zero, negative and NaN count as 1.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.speed(_:)
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed > 0 ? min(speed, 100) : 1
        return options
    }

    /// Other repetitions.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.repeat(_:)
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        `default`.repeat(behavior)
    }

    /// Returns the options with other repetitions.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.repeat(_:)
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }

    /// One round.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.nonRepeating
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// The options with one round.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.nonRepeating
    public var nonRepeating: SymbolEffectOptions { `repeat`(RepeatBehavior(rounds: 1)) }

    /// Rounds without an end.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.repeating
    public static var repeating: SymbolEffectOptions { `default`.repeating }

    /// The options with rounds without an end.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.repeating
    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }

    /// Rounds without a pause.
    ///
    /// - Parameter count: The number of rounds, at least 1; `nil` without an end.
    /// - Returns: The options.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.repeat(_:)
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    /// Returns the options with rounds without a pause.
    ///
    /// - Parameter count: The number of rounds, at least 1; `nil` without an end.
    /// - Returns: The options.
    ///
    /// Matches: SwiftUI.SymbolEffectOptions.repeat(_:)
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        `repeat`(.periodic(count, delay: 0))
    }
}
