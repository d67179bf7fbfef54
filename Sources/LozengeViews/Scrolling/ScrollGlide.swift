import Foundation
import LozengeCore

/// The animated way of a scroll view to another offset.
struct ScrollGlide {
    private(set) var target: CGPoint
    private var animator: _ValueAnimator<CGPoint.AnimatableData>

    init(
        from offset: CGPoint, to target: CGPoint, _ animation: Animation, at time: Double,
        in environment: EnvironmentValues
    ) {
        self.target = target
        animator = _ValueAnimator(
            animation, change: target.animatableData - offset.animatableData, at: time,
            environment: AnimationEnvironment(environment))
    }

    /// Goes on to another target.
    mutating func turn(to target: CGPoint, _ animation: Animation, at time: Double) {
        animator.retarget(
            animation, change: target.animatableData - self.target.animatableData, at: time)
        self.target = target
    }

    /// Moves the way and its target, because the content before the visible part grew.
    mutating func shift(by delta: CGFloat, along axis: Axis) { target[axis] += delta }

    /// Returns the offset at `time`; `nil` once the target is reached.
    mutating func offset(at time: Double) -> CGPoint? {
        guard let distance = animator.offset(at: time, longestStart: 2.0 / 60) else { return nil }
        var offset = target
        offset.animatableData += distance
        return offset
    }
}

extension Animation {
    /// The motion of the toolkit's own controls.
    ///
    /// Source: `docs/animation.md`, SYS-1.
    package static let control = timingCurve(0.25, 0.46, 0.45, 0.94, duration: 0.2)
}

extension ScrollBox {
    /// Scrolls the content within its limits, in an animation if there is one.
    ///
    /// - Returns: True if it moves.
    func scroll(
        by delta: CGSize, _ animation: Animation?, _ context: some RequestContext<Self>
    ) -> Bool {
        guard let animation, !context.environment.accessibilityReduceMotion else {
            return scroll(by: delta, context)
        }
        let position = context.resolved
        let start = position.offset
        var target = position.glide?.target ?? start
        if axes.contains(.horizontal) { target.x += delta.width }
        if axes.contains(.vertical) { target.y += delta.height }
        target = limited(target, context)
        guard target != position.glide?.target ?? start else { return position.glide != nil }
        let time = context.tree.clock.time / .seconds(1)
        if position.glide == nil {
            position.glide = ScrollGlide(
                from: start, to: target, animation, at: time, in: context.environment)
        } else {
            position.glide?.turn(to: target, animation, at: time)
        }
        position.momentum = nil
        context.setNeedsUpdate()
        return true
    }

    /// Shows the content on its way to the target.
    func glide(_ context: some RequestContext<Self>) {
        guard let target = context.resolved.glide?.target else { return }
        let clock = context.tree.clock
        let offset = context.resolved.glide?.offset(at: clock.time / .seconds(1))
        context.resolved.offset = offset ?? target
        context.setNeedsPlacement()
        guard offset != nil else {
            context.resolved.glide = nil
            return arrive(context)
        }
        context.wake(at: clock.time + .milliseconds(1), pace: .display)
    }
}
