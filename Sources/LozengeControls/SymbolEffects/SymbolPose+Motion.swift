import Foundation
import LozengeCore
import LozengeViews

/// The figures of symbol effects. All are a choice, close to the motion of Apple's symbols.
nonisolated extension SymbolEffectConfiguration {
    /// The time of one round, in seconds; of an effect that lasts, the time of its change.
    var duration: Double {
        switch motion {
        case .bounce: 0.5
        case .pulse: 1.2
        case .shake, .shakeForward, .swing: 0.7
        case .turn: 1.2
        case .breathe: 2.4
        case .scale, .hide, .replace: 0.3
        }
    }

    /// True for an effect that lasts while it is active.
    var isLasting: Bool {
        switch motion {
        case .scale, .hide, .replace: true
        case .bounce, .pulse, .shake, .shakeForward, .swing, .turn, .breathe: false
        }
    }

    /// True if symbols move or change their size, and do not only fade.
    var hasMotion: Bool { motion != .pulse && motion != .hide(scale: 1) }

    /// Returns the look at a part of a round, or of an effect that lasts, between 0 and 1.
    func pose(at part: Double, isRightToLeft: Bool = false) -> SymbolPose {
        var pose = SymbolPose()
        /// From 0 to 1 and back.
        let wave = (1 - cos(2 * .pi * part)) / 2
        /// To and fro, ever less.
        let shake = sin(3 * 2 * .pi * part) * (1 - part)
        switch motion {
        case .bounce(let scale): pose.scale = 1 + (scale - 1) * wave
        case .pulse: pose.opacity = 1 - 0.7 * wave
        case .scale(let scale): pose.scale = 1 + (scale - 1) * part
        case .hide(let scale):
            pose.scale = 1 + (scale - 1) * part
            pose.opacity = min(max(0, 1 - part), 1)
        case .shake(let x, let y):
            pose.offset = CGSize(width: x * shake, height: y * shake)
        case .shakeForward(let x): pose.offset.width = (isRightToLeft ? -x : x) * shake
        case .swing(let clockwise): pose.rotation = .degrees((clockwise ? 20 : -20) * shake)
        case .turn(let clockwise):
            let eased = UnitCurve.easeInOut.value(at: part)
            pose.rotation = .degrees((clockwise ? 360 : -360) * (part < 1 ? eased : 0))
        case .breathe(let fades):
            pose.scale = 1 + 0.15 * wave
            if fades { pose.opacity = 1 - 0.4 * wave }
        case .replace: break
        }
        return pose
    }
}

/// A modifier that gives symbols the look at a part of an effect.
nonisolated struct SymbolPart: ViewModifier, Animatable {
    let effect: SymbolEffectConfiguration
    var part: Double

    @Environment(\.layoutDirection) private var layoutDirection

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func body(content: Content) -> some View {
        content.transformEnvironment(\.symbolPose) {
            $0 = $0.combined(
                with: effect.pose(at: part, isRightToLeft: layoutDirection == .rightToLeft))
        }
    }
}
