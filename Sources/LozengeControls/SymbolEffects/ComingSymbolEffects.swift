import LozengeCore
import LozengeViews

/// A symbol that grows and fades in when the effect ends; while it is active, the symbol is hidden.
///
/// Matches: SwiftUI.AppearSymbolEffect
nonisolated public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.hide(scale: 0.5))

    /// The symbol comes growing.
    public var up: AppearSymbolEffect {
        AppearSymbolEffect(configuration: SymbolEffectConfiguration(.hide(scale: 0.5)))
    }

    /// The symbol comes shrinking.
    public var down: AppearSymbolEffect {
        AppearSymbolEffect(configuration: SymbolEffectConfiguration(.hide(scale: 1.5)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: AppearSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that grows and fades in when the effect ends; while it is active, the symbol is hidden.
    ///
    /// Matches: SwiftUI.SymbolEffect.appear
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that shrinks and fades out; while the effect is active, the symbol is hidden.
///
/// Matches: SwiftUI.DisappearSymbolEffect
nonisolated public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.hide(scale: 0.5))

    /// The symbol goes growing.
    public var up: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: SymbolEffectConfiguration(.hide(scale: 1.5)))
    }

    /// The symbol goes shrinking.
    public var down: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: SymbolEffectConfiguration(.hide(scale: 0.5)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: DisappearSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that shrinks and fades out; while the effect is active, the symbol is hidden.
    ///
    /// Matches: SwiftUI.SymbolEffect.disappear
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that fades in when the effect ends: symbols have no strokes to draw one by one.
///
/// Matches: SwiftUI.DrawOnSymbolEffect
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.hide(scale: 1))

    /// This effect: symbols have no layers.
    public var byLayer: DrawOnSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: DrawOnSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var individually: DrawOnSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// A symbol that fades in when the effect ends: symbols have no strokes to draw one by one.
    ///
    /// Matches: SwiftUI.SymbolEffect.drawOn
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A symbol that fades out: symbols have no strokes to erase one by one.
///
/// Matches: SwiftUI.DrawOffSymbolEffect
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.hide(scale: 1))

    /// This effect: symbols have no layers.
    public var byLayer: DrawOffSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: DrawOffSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var individually: DrawOffSymbolEffect { self }

    /// The same: a fade has no direction.
    public var reversed: DrawOffSymbolEffect { self }

    /// The same: a fade has no direction.
    public var nonReversed: DrawOffSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// A symbol that fades out: symbols have no strokes to erase one by one.
    ///
    /// Matches: SwiftUI.SymbolEffect.drawOff
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// One symbol shrinks away before the next one grows.
///
/// Matches: SwiftUI.ReplaceSymbolEffect
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.replace)

    /// This effect.
    ///
    /// Differs: there is one way to replace a symbol.
    public var downUp: ReplaceSymbolEffect { self }

    /// This effect.
    ///
    /// Differs: there is one way to replace a symbol.
    public var upUp: ReplaceSymbolEffect { self }

    /// This effect.
    ///
    /// Differs: there is one way to replace a symbol.
    public var offUp: ReplaceSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var byLayer: ReplaceSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The effect with parts that both symbols have kept: without such parts, `fallback`.
    ///
    /// Matches: SwiftUI.ReplaceSymbolEffect.magic(fallback:)
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(configuration: fallback.configuration)
    }

    /// A replacement that keeps the parts that both symbols have.
    ///
    /// Matches: SwiftUI.ReplaceSymbolEffect.MagicReplace
    /// Differs: symbols have no parts.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// The motion.
        public let configuration: SymbolEffectConfiguration
    }

    /// One symbol shrinks away before the next one grows.
    ///
    /// Differs: there is one way to replace a symbol.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// One symbol shrinks away before the next one grows.
    ///
    /// Differs: there is one way to replace a symbol.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// One symbol shrinks away before the next one grows.
    ///
    /// Differs: there is one way to replace a symbol.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol shrinks away before the next one grows.
    ///
    /// Matches: SwiftUI.SymbolEffect.replace
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The usual effect: symbols shrink and grow when they go and come.
///
/// Matches: SwiftUI.AutomaticSymbolEffect
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.hide(scale: 0.5))
}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual effect: symbols shrink and grow when they go and come.
    ///
    /// Matches: SwiftUI.SymbolEffect.automatic
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
