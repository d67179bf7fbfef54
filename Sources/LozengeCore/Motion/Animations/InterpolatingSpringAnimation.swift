import Foundation

/// A spring as a function of time from 0 to 1, which is added to a running animation.
///
/// Source: `docs/animation.md`, SPRING-9.
struct InterpolatingSpringAnimation: CustomAnimation {
    private let frequency: Double
    private let dampingRatio: Double
    /// The velocity at the start, in changes per second.
    private let initialVelocity: Double
    /// The time in seconds after which the animation is over.
    let end: TimeInterval

    /// True if it has no force and no velocity.
    var isWithoutMotion: Bool { !(frequency > 0) && initialVelocity == 0 }

    init(_ spring: Spring, initialVelocity: Double) {
        frequency = spring.frequency
        dampingRatio = min(spring.dampingRatio, 1)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        end = Self.end(frequency, dampingRatio, self.initialVelocity)
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < end else { return nil }
        if time >= 2 * .pi / frequency { context.isLogicallyComplete = true }
        return value.scaled(by: Self.value(max(0, time), frequency, dampingRatio, initialVelocity))
    }

    private static func value(_ t: Double, _ w: Double, _ ratio: Double, _ v: Double) -> Double {
        guard ratio < 1 else { return 1 - (1 + (w - v) * t) * exp(-w * t) }
        let d = w * (1 - ratio * ratio).squareRoot()
        guard d > 0 else { return v * t }
        return 1 - exp(-ratio * w * t) * (cos(d * t) + (ratio * w - v) / d * sin(d * t))
    }

    private static func end(_ w: Double, _ ratio: Double, _ v: Double) -> TimeInterval {
        let epsilon = 0.001
        guard ratio * w > 0 else { return .infinity }
        guard ratio < 1 else { return Spring.firstRest(epsilon) { 1 - value($0, w, ratio, v) } }
        let b = (ratio * w - v) / (w * (1 - ratio * ratio).squareRoot())
        return max(1, log((1 + abs(b)) / epsilon) / (ratio * w))
    }
}
