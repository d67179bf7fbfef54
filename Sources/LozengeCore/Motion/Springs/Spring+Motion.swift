import Foundation

/// The motion of a spring: exact solutions for any time.
///
/// Source: `docs/animation.md`, SPRING-3.
extension Spring {
    /// The parts of an initial distance and an initial velocity in the distance that is left and in its
    /// rate.
    struct Response {
        /// The part of the distance that is left.
        var distance = 1.0
        /// The distance made by a velocity of one.
        var drift = 0.0
        /// The rate of ``distance``, per second.
        var distanceRate = 0.0
        /// The rate of ``drift``, per second.
        var driftRate = 1.0
    }

    func response(at time: TimeInterval) -> Response {
        // Every spring is at rest, or never will be, after eleven days.
        let time = time > 0 ? min(time, 1e6) : 0
        guard dampingRatio < .infinity else { return Response(driftRate: 0) }
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let w = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            guard w > 0 else { return Response(drift: time) }
            let (e, c, s) = (exp(-decay * time), cos(w * time), sin(w * time))
            return Response(
                distance: e * (c + decay / w * s), drift: e * s / w,
                distanceRate: -e * s * (w + decay * decay / w), driftRate: e * (c - decay / w * s))
        }
        guard dampingRatio > 1 else {
            let e = exp(-decay * time)
            return Response(
                distance: e * (1 + decay * time), drift: e * time,
                distanceRate: -e * decay * decay * time, driftRate: e * (1 - decay * time))
        }
        // Overdamped: two decays, of which the slow one is computed without cancellation.
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (frequency / (dampingRatio + root), frequency * (dampingRatio + root))
        guard fast > slow else { return Response(drift: time) }
        let (a, b) = (exp(-slow * time), exp(-fast * time))
        let gap = fast - slow
        return Response(
            distance: (fast * a - slow * b) / gap, drift: (a - b) / gap,
            distanceRate: -slow * fast * (a - b) / gap, driftRate: (fast * b - slow * a) / gap)
    }

    /// Returns the value at `time` seconds of a motion from 0 to `target`.
    ///
    /// Matches: SwiftUI.Spring.value(target:initialVelocity:time:)
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let response = response(at: time)
        return target.scaled(by: 1 - response.distance)
            + initialVelocity.scaled(by: response.drift)
    }

    /// Returns the velocity at `time` seconds of a motion from 0 to `target`, per second.
    ///
    /// Matches: SwiftUI.Spring.velocity(target:initialVelocity:time:)
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let response = response(at: time)
        return target.scaled(by: -response.distanceRate)
            + initialVelocity.scaled(by: response.driftRate)
    }

    /// Moves a value and its velocity by `deltaTime` seconds towards `target`.
    ///
    /// Matches: SwiftUI.Spring.update(value:velocity:target:deltaTime:)
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let delta = target - value
        let response = response(at: deltaTime)
        value += delta.scaled(by: 1 - response.distance) + velocity.scaled(by: response.drift)
        velocity =
            delta.scaled(by: -response.distanceRate) + velocity.scaled(by: response.driftRate)
    }

    /// Returns the force on a value at `position`.
    ///
    /// Matches: SwiftUI.Spring.force(target:position:velocity:)
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the value at `time` seconds of a motion between two values.
    ///
    /// Matches: SwiftUI.Spring.value(fromValue:toValue:initialVelocity:time:)
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity at `time` seconds of a motion between two values, per second.
    ///
    /// Matches: SwiftUI.Spring.velocity(fromValue:toValue:initialVelocity:time:)
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on a value at `position` in a motion between two values.
    ///
    /// Matches: SwiftUI.Spring.force(fromValue:toValue:position:velocity:)
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }
}
