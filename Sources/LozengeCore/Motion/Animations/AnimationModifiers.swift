import Foundation

/// An animation that changes another one; it hands on no velocity.
///
/// Source: `docs/animation.md`, COMPOSE-6.
protocol AnimationWrapper: LimitedAnimation {
    var base: Animation { get }

    /// Returns the time of the wrapped animation.
    func localTime(_ time: TimeInterval) -> TimeInterval

    /// Returns true if `other` changes an animation in the same way.
    func isAlike(_ other: Self) -> Bool
}

extension AnimationWrapper {
    func localTime(_ time: TimeInterval) -> TimeInterval { time }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: localTime(time), context: &context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? Self, isAlike(previous) else { return false }
        return base.shouldMerge(
            previous: previous.base, value: value, time: localTime(time), context: &context)
    }
}

/// An animation that stands still at first.
struct DelayedAnimation: AnimationWrapper {
    let base: Animation
    let delay: TimeInterval

    func localTime(_ time: TimeInterval) -> TimeInterval { max(0, time - delay) }
    func isAlike(_ other: DelayedAnimation) -> Bool { delay == other.delay }
}

/// An animation with a faster or slower clock.
struct SpeedAnimation: AnimationWrapper {
    let base: Animation
    let speed: Double

    // An infinite speed has not begun at 0, either.
    func localTime(_ time: TimeInterval) -> TimeInterval { time == 0 ? 0 : time * speed }
    func isAlike(_ other: SpeedAnimation) -> Bool { speed == other.speed }
}

/// An animation that counts as complete at a time.
struct LogicallyCompleteAnimation: AnimationWrapper {
    let base: Animation
    let duration: TimeInterval

    func isAlike(_ other: LogicallyCompleteAnimation) -> Bool { duration == other.duration }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return result
    }
}

extension Animation {
    /// Returns this animation with a pause before it.
    ///
    /// - Parameter delay: The time in seconds; a negative one skips the beginning. NaN counts as 0.
    /// - Returns: The delayed animation.
    ///
    /// Matches: SwiftUI.Animation.delay(_:)
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayedAnimation(base: self, delay: delay.isNaN ? 0 : delay))
    }

    /// Returns this animation with a faster or slower clock.
    ///
    /// - Parameter speed: 2 for half the time. 0, negative and NaN stand still for ever.
    /// - Returns: The animation with the other clock.
    ///
    /// Matches: SwiftUI.Animation.speed(_:)
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed > 0 ? speed : 0))
    }

    /// Returns this animation, complete for its completion handlers after `duration` seconds.
    ///
    /// Matches: SwiftUI.Animation.logicallyComplete(after:)
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(base: self, duration: duration))
    }
}
