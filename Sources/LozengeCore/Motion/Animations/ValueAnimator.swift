import Foundation

/// The animation of one value: how far it is behind the value of the program.
///
/// For the engine, which generates its code for each type of data.
///
/// Extension: a part of the engine.
/// Source: `docs/animation.md`, ANIM-2 and RETARGET-1 to 5.
public struct _ValueAnimator<V: VectorArithmetic> {
    @usableFromInline var animation: Animation
    @usableFromInline var context = AnimationContext<V>()
    /// The whole change that the animation is to make.
    @usableFromInline var interval: V
    @usableFromInline var begin: TimeInterval
    /// The number of frames shown, up to 2, and the time of the last.
    @usableFromInline var frames = 0
    @usableFromInline var lastFrame: TimeInterval?

    /// Creates the animation of a change.
    ///
    /// - Parameters:
    ///   - animation: The course of the change.
    ///   - change: The whole change.
    ///   - time: The present time, in seconds.
    ///   - velocity: The velocity per second that the value had until now; `nil` if it was at rest.
    ///   - environment: The environment of the view.
    package init(
        _ animation: Animation, change: V, at time: TimeInterval, velocity: V? = nil,
        environment: AnyObject?
    ) {
        self.animation = animation
        interval = change
        begin = time
        context.environmentStorage = environment
        guard let velocity else { return }
        var merged = context
        let gesture = Animation(MeasuredVelocity(velocity))
        if animation.shouldMerge(previous: gesture, value: change, time: 0, context: &merged) {
            context = merged
            context.isLogicallyComplete = false
        }
    }

    /// True if nothing ever moves.
    package var standsStill: Bool { animation.standsStill }

    /// True once the animation counts as complete for a completion handler.
    @inlinable public var isLogicallyComplete: Bool { context.isLogicallyComplete }

    /// Adds a change with an animation of its own.
    package mutating func retarget(_ next: Animation, change: V, at time: TimeInterval) {
        let elapsed = max(0, time - begin)
        context.isLogicallyComplete = false
        var merged = context
        if next.shouldMerge(
            previous: animation, value: interval, time: elapsed, context: &merged)
        {
            (context, animation) = (merged, next)
            context.isLogicallyComplete = false
        } else {
            combine(next, interval + change, elapsed)
        }
        interval += change
    }

    private mutating func combine(_ next: Animation, _ whole: V, _ elapsed: TimeInterval) {
        var combined = animation.base as? CombinedAnimation
        if combined == nil {
            let first = CombinedState<V>.Values(whole: interval, context: context)
            context.state = AnimationState()
            context.state[CombinedState<V>.self] = [first]
            combined = CombinedAnimation(parts: [.init(animation: animation, begin: 0)])
        }
        var states = context.state[CombinedState<V>.self]
        states.append(.init(whole: whole, context: context.withState(AnimationState())))
        context.state[CombinedState<V>.self] = states
        let parts = (combined?.parts ?? []) + [.init(animation: next, begin: elapsed)]
        animation = Animation(CombinedAnimation(parts: parts))
    }

    /// Returns the offset at `time` outside of a frame: before the first one, the whole change.
    @inlinable public func offsetOutsideOfFrames(at time: TimeInterval) -> V {
        if frames == 0 { return .zero - interval }
        var copy = self
        return copy.offset(at: time) ?? .zero
    }

    /// Returns the distance of the shown value from the program's; `nil` once the animation is over.
    ///
    /// - Parameters:
    ///   - time: The time at which the frame is seen, in seconds.
    ///   - longestStart: The longest time from the first frame to the second that counts in full; a
    ///     longer one counts as a sixtieth of a second, so that a heavy first frame skips no motion.
    /// - Returns: The offset.
    @inlinable public mutating func offset(
        at time: TimeInterval, longestStart: TimeInterval = .infinity
    ) -> V? {
        if frames == 0 { begin = time }
        if frames == 1, time - begin > longestStart { begin = time - 1.0 / 60 }
        if lastFrame != time { frames = min(frames + 1, 2) }
        lastFrame = time
        let elapsed = max(0, time - begin)
        guard let done = animation.animate(value: interval, time: elapsed, context: &context),
            !animation.isEnded(after: elapsed)
        else { return nil }
        return done - interval
    }
}
