import Foundation

/// The time until a spring is at rest.
///
/// Source: `docs/animation.md`, SPRING-4.
extension Spring {
    /// The time in seconds until the value stays within a thousandth of its target; infinite without
    /// damping.
    ///
    /// Matches: SwiftUI.Spring.settlingDuration
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Returns the time in seconds until the value stays near its target; infinite without damping.
    ///
    /// - Parameters:
    ///   - target: The target of a motion from 0.
    ///   - initialVelocity: The velocity at the start, per second.
    ///   - epsilon: The distance to the target; not positive counts as 0.001.
    /// - Returns: The time in seconds.
    ///
    /// Matches: SwiftUI.Spring.settlingDuration(target:initialVelocity:epsilon:)
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let epsilon = epsilon > 0 ? epsilon : 0.001
        let decay = dampingRatio * frequency
        guard decay > 0, dampingRatio < .infinity else { return .infinity }
        if dampingRatio < 1 {
            let envelope = envelope(target: target, initialVelocity: initialVelocity)
            return envelope > 0 ? max(0, log(envelope / epsilon) / decay) : 0
        }
        return Self.firstRest(epsilon) { time in
            value(target: target, initialVelocity: initialVelocity, time: time) - target
        }
    }

    /// Returns the time in seconds until a motion between two values stays near its end.
    ///
    /// Matches: SwiftUI.Spring.settlingDuration(fromValue:toValue:initialVelocity:epsilon:)
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Returns an upper bound of the oscillation at the start.
    private func envelope<V: VectorArithmetic>(target: V, initialVelocity: V) -> Double {
        let decay = dampingRatio * frequency
        return (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            + target.magnitudeSquared.squareRoot()
    }

    /// Returns an upper bound of the distance that is left of 1 at `time`.
    func rest(at time: TimeInterval) -> Double {
        guard dampingRatio < 1 else { return response(at: time).distance }
        let decay = dampingRatio * frequency
        return envelope(target: 1.0, initialVelocity: 0) * exp(-decay * time)
    }

    /// Returns the first time from which a distance stays below `epsilon` for a second; 0 if there is
    /// none in 102 seconds.
    ///
    /// Source: `docs/animation.md`, SPRING-4: looked for in steps of a tenth of a second.
    static func firstRest<V: VectorArithmetic>(
        _ epsilon: Double, _ distance: (TimeInterval) -> V
    ) -> TimeInterval {
        var (first, least, time) = (-1.0, Double.infinity, 0.0)
        for _ in 0..<1024 {
            let far = distance(time).magnitudeSquared.squareRoot()
            if least >= epsilon {
                if far < least { (first, least) = (time, far) }
            } else if far >= epsilon {
                least = .infinity
            } else if time - first > 1 {
                return first
            }
            time += 0.1
        }
        return 0
    }
}
