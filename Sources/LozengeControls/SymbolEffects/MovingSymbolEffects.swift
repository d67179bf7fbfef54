import Foundation
import LozengeCore
import LozengeViews

/// A jump to another size and back.
///
/// Matches: SwiftUI.BounceSymbolEffect
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.bounce(to: 1.25))

    /// The jump to a larger size.
    public var up: BounceSymbolEffect {
        BounceSymbolEffect(configuration: SymbolEffectConfiguration(.bounce(to: 1.25)))
    }

    /// The jump to a smaller size.
    public var down: BounceSymbolEffect {
        BounceSymbolEffect(configuration: SymbolEffectConfiguration(.bounce(to: 0.8)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: BounceSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: BounceSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
    /// A jump to another size and back.
    ///
    /// Matches: SwiftUI.SymbolEffect.bounce
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A fade and back, again and again.
///
/// Matches: SwiftUI.PulseSymbolEffect
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// This effect: symbols have no layers.
    public var byLayer: PulseSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: PulseSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
    /// A fade and back, again and again.
    ///
    /// Matches: SwiftUI.SymbolEffect.pulse
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A fade and back, again and again: symbols have no layers to light up in turn.
///
/// Matches: SwiftUI.VariableColorSymbolEffect
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// This effect: symbols have no layers.
    public var iterative: VariableColorSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var cumulative: VariableColorSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var reversing: VariableColorSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var nonReversing: VariableColorSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    /// This effect: symbols have no layers.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A fade and back, again and again: symbols have no layers to light up in turn.
    ///
    /// Matches: SwiftUI.SymbolEffect.variableColor
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Another size while the effect is active.
///
/// Matches: SwiftUI.ScaleSymbolEffect
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.scale(to: 1.25))

    /// A larger size.
    public var up: ScaleSymbolEffect {
        ScaleSymbolEffect(configuration: SymbolEffectConfiguration(.scale(to: 1.25)))
    }

    /// A smaller size.
    public var down: ScaleSymbolEffect {
        ScaleSymbolEffect(configuration: SymbolEffectConfiguration(.scale(to: 0.8)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: ScaleSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Another size while the effect is active.
    ///
    /// Matches: SwiftUI.SymbolEffect.scale
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A shake.
///
/// Matches: SwiftUI.WiggleSymbolEffect
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.swing(clockwise: true))

    /// A shake that begins upwards.
    public var up: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.shake(x: 0, y: -0.15)))
    }

    /// A shake that begins downwards.
    public var down: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.shake(x: 0, y: 0.15)))
    }

    /// A shake that begins to the left.
    public var left: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.shake(x: -0.15, y: 0)))
    }

    /// A shake that begins to the right.
    public var right: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.shake(x: 0.15, y: 0)))
    }

    /// A shake that begins towards the end of the line.
    public var forward: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.shakeForward(0.15)))
    }

    /// A shake that begins towards the beginning of the line.
    public var backward: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.shakeForward(-0.15)))
    }

    /// A swing that begins clockwise.
    public var clockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.swing(clockwise: true)))
    }

    /// A swing that begins counterclockwise.
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.swing(clockwise: false)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: WiggleSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// A shake along a direction.
    ///
    /// - Parameter angle: The direction in degrees: 0 is to the right, 90 downwards.
    /// - Returns: The effect.
    ///
    /// Matches: SwiftUI.WiggleSymbolEffect.custom(angle:)
    public func custom(angle: Double) -> WiggleSymbolEffect {
        let direction = angle.isFinite ? Angle.degrees(angle).radians : 0
        return WiggleSymbolEffect(
            configuration: SymbolEffectConfiguration(
                .shake(x: 0.15 * cos(direction), y: 0.15 * sin(direction))))
    }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A shake.
    ///
    /// Matches: SwiftUI.SymbolEffect.wiggle
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A turn.
///
/// Matches: SwiftUI.RotateSymbolEffect
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.turn(clockwise: true))

    /// A clockwise turn.
    public var clockwise: RotateSymbolEffect {
        RotateSymbolEffect(configuration: SymbolEffectConfiguration(.turn(clockwise: true)))
    }

    /// A counterclockwise turn.
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(configuration: SymbolEffectConfiguration(.turn(clockwise: false)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: RotateSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
    /// A turn.
    ///
    /// Matches: SwiftUI.SymbolEffect.rotate
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A slow growth and back, again and again.
///
/// Matches: SwiftUI.BreatheSymbolEffect
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
    IndefiniteSymbolEffect
{
    /// The motion.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe(fades: true))

    /// The effect without a fade.
    public var plain: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: SymbolEffectConfiguration(.breathe(fades: false)))
    }

    /// The effect with a fade.
    public var pulse: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: SymbolEffectConfiguration(.breathe(fades: true)))
    }

    /// This effect: symbols have no layers.
    public var byLayer: BreatheSymbolEffect { self }

    /// The effect on the whole symbol at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A slow growth and back, again and again.
    ///
    /// Matches: SwiftUI.SymbolEffect.breathe
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
