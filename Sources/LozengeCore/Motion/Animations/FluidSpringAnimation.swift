import Foundation

/// A spring that takes over the value and the velocity of a running animation.
///
/// Source: `docs/animation.md`, SPRING-5 to 8.
struct FluidSpringAnimation: CustomAnimation {
    /// The period without damping in seconds; 0, negative and NaN are over in some 40 ms.
    let response: Double
    let dampingRatio: Double
    /// The time in seconds in which the response of a previous spring turns into this one.
    let blendDuration: TimeInterval

    init(response: Double, dampingRatio: Double, blendDuration: TimeInterval) {
        self.response = response
        // A spring that never moves would never end, either.
        self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, 100) : 0
        self.blendDuration = blendDuration
    }

    private static let step = 1.0 / 300
    private static let greatestStiffness = 45000.0
    /// The square of the velocity and the force at which the spring ends.
    private static let threshold = 0.0036

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state[FluidSpringState<V>.self]
        var response = response
        if blendDuration > 0, state.blend != 0 {
            let part = min(max((time - state.blendStart) / blendDuration, 0), 1)
            response += state.blend * (1 - part * part * (3 - 2 * part))
        }
        if !(time - state.start < response) { context.isLogicallyComplete = true }
        guard time < .infinity else { return nil }
        state.advance(
            to: time, target: value, stiffness: stiffness(response), dampingRatio: dampingRatio,
            step: Self.step)
        context.state[FluidSpringState<V>.self] = state
        // One that has just taken over a value is at rest, and has not begun.
        let hasBegun = state.time > state.start || state.value == value
        return hasBegun && isOver(state, value) ? nil : state.value
    }

    private func stiffness(_ response: Double) -> Double {
        guard response > 0 else { return Self.greatestStiffness }
        let frequency = 2 * .pi / response
        return min(frequency * frequency, Self.greatestStiffness)
    }

    private func isOver<V: VectorArithmetic>(_ state: FluidSpringState<V>.Values, _ value: V)
        -> Bool
    {
        let rate = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
        guard !(rate > Self.threshold) else { return false }
        let near = value.scaled(by: 0.01).magnitudeSquared
        return !(near > 0 && near < (value - state.value).magnitudeSquared)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        context.state[FluidSpringState<V>.self].velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        var state = context.state[FluidSpringState<V>.self]
        if let velocity = previous.velocity(value: value, time: time, context: context) {
            state.velocity = velocity
        }
        state.value = previous.animate(value: value, time: time, context: &context) ?? value
        (state.time, state.start) = (time, time)
        if let spring = previous.base as? FluidSpringAnimation, spring.response != response {
            (state.blend, state.blendStart) = (spring.response - response, time)
        }
        context.state[FluidSpringState<V>.self] = state
        return true
    }
}

/// The integrated motion of a fluid spring.
private struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Values { Values() }

    struct Values {
        var value = V.zero
        var velocity = V.zero
        var force = V.zero
        /// The time up to which the motion is integrated.
        var time: TimeInterval = 0
        /// The time at which this spring took over.
        var start: TimeInterval = 0
        /// The response of the previous spring minus this one's, and when the blend began.
        var blend = 0.0
        var blendStart: TimeInterval = 0

        /// Integrates with half a kick, a drift and half a kick in each step.
        ///
        /// After a gap of more than a second, as of a stopped clock, the motion goes on from a frame ago.
        mutating func advance(
            to end: TimeInterval, target: V, stiffness: Double, dampingRatio: Double, step: Double
        ) {
            guard end.isFinite else { return }
            if end - time > 1 { time = end - 1.0 / 60 }
            let damping = 2 * stiffness.squareRoot() * dampingRatio
            // Such steps would overshoot a strong damping ever further.
            if dampingRatio > 1, damping * step > 1 {
                Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
                    .update(
                        value: &value, velocity: &velocity, target: target, deltaTime: end - time)
                force = (target - value).scaled(by: stiffness) - velocity.scaled(by: damping)
                time = end
            }
            while time < end {
                let half = velocity + force.scaled(by: step / 2)
                value += half.scaled(by: step)
                force = (target - value).scaled(by: stiffness) - half.scaled(by: damping)
                velocity = half + force.scaled(by: step / 2)
                time += step
            }
        }
    }
}
