import Foundation
import LozengeCore

/// The animated way of a scroll view to another offset.
struct ScrollGlide {
    private(set) var target: CGPoint
    /// The view at the target, whose position is not known yet; `nil` for none.
    var destination: ScrollDestination?
    private var animator: _ValueAnimator<CGPoint.AnimatableData>
    /// The way from the target back to the present offset.
    private var way = CGPoint.zero
    /// The factors by which corrections of the target have changed the way.
    private var growth = CGPoint(x: 1, y: 1)

    private let environment: AnimationEnvironment

    init(
        from offset: CGPoint, to target: CGPoint, _ animation: Animation, at time: Double,
        in environment: AnimationEnvironment
    ) {
        self.target = target
        self.environment = environment
        way = CGPoint(x: offset.x - target.x, y: offset.y - target.y)
        animator = _ValueAnimator(
            animation, change: target.animatableData - offset.animatableData, at: time,
            environment: environment)
    }

    /// Goes on to another target.
    mutating func turn(to target: CGPoint, _ animation: Animation, at time: Double) {
        guard growth == CGPoint(x: 1, y: 1) else {
            let offset = CGPoint(x: self.target.x + way.x, y: self.target.y + way.y)
            self = ScrollGlide(from: offset, to: target, animation, at: time, in: environment)
            return
        }
        animator.retarget(
            animation, change: target.animatableData - self.target.animatableData, at: time)
        self.target = target
        destination = nil
    }

    /// Moves the way and its target, because the content before the visible part grew.
    mutating func shift(by delta: CGFloat, along axis: Axis) { target[axis] += delta }

    /// Goes to another target from where it is, in the time that is left: the way left becomes longer or shorter.
    mutating func correct(to target: CGPoint, along axes: Axis.Set) {
        for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
            let (shift, rest) = (target[axis] - self.target[axis], way[axis])
            // At the end of the way, a jump of the rest is not seen.
            if abs(rest) >= 1 {
                growth[axis] *= (rest - shift) / rest
                way[axis] = rest - shift
            }
            self.target[axis] = target[axis]
        }
    }

    /// Returns the offset at `time`; `nil` once the target is reached.
    mutating func offset(at time: Double) -> CGPoint? {
        guard let distance = animator.offset(at: time, longestStart: 2.0 / 60) else { return nil }
        way.animatableData = distance
        way = CGPoint(x: way.x * growth.x, y: way.y * growth.y)
        return CGPoint(x: target.x + way.x, y: target.y + way.y)
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
                from: start, to: target, animation, at: time,
                in: AnimationEnvironment(context.environment))
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
        let (clock, destination) = (context.tree.clock, context.resolved.glide?.destination)
        let offset = context.resolved.glide?.offset(at: clock.time / .seconds(1))
        context.resolved.offset = offset ?? target
        context.setNeedsPlacement()
        guard offset != nil else {
            context.resolved.glide = nil
            destination?.show()
            return arrive(context)
        }
        if let destination { context.tree.performAfterLayout(destination.follow) }
        context.wake(at: clock.time + .milliseconds(1), pace: .display)
    }
}
