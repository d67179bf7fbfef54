import Foundation

/// An animation of the toolkit, which knows how long it goes on.
protocol LimitedAnimation: CustomAnimation {
    /// True if nothing ever moves.
    var standsStill: Bool { get }
    /// True if it never ends, without being a repetition.
    var isEndless: Bool { get }
    /// True if it never ends.
    var goesOnForever: Bool { get }
}

extension LimitedAnimation {
    var goesOnForever: Bool { isEndless }
}

extension Animation {
    /// True if nothing ever moves: such an animation needs no frames.
    package var standsStill: Bool { (base as? any LimitedAnimation)?.standsStill ?? false }

    /// True if it may go on for ever without being a repetition: an undamped spring, an animation of a program.
    var isEndless: Bool { (base as? any LimitedAnimation)?.isEndless ?? true }

    /// True if it may go on for ever.
    var goesOnForever: Bool { (base as? any LimitedAnimation)?.goesOnForever ?? true }

    /// True for a spring that is over when it rests, at whatever time, with delays and other changes around it.
    var isFluidSpring: Bool {
        if let wrapper = base as? any AnimationWrapper { return wrapper.base.isFluidSpring }
        return base is FluidSpringAnimation
    }

    /// The time after which an endless animation is over, in seconds.
    ///
    /// Source: `docs/animation.md`, BOUND-1.
    static let longestEndless: TimeInterval = 600

    /// Returns true for an animation that is to end because it does not end by itself, and reports it.
    @usableFromInline func isEnded(after elapsed: TimeInterval) -> Bool {
        guard elapsed > Self.longestEndless, isEndless else { return false }
        report(
            "\(self) has not ended within ten minutes, and is ended. "
                + "Use repeatForever for a motion that goes on.")
        return true
    }
}

extension TimingCurveAnimation: LimitedAnimation {
    var standsStill: Bool { duration == .infinity }
    var isEndless: Bool { false }
}

extension FluidSpringAnimation: LimitedAnimation {
    var standsStill: Bool { response == .infinity }
    var isEndless: Bool { dampingRatio == 0 }
}

extension InterpolatingSpringAnimation: LimitedAnimation {
    var standsStill: Bool { isWithoutMotion }
    var isEndless: Bool { end == .infinity }
}

extension CombinedAnimation: LimitedAnimation {
    var standsStill: Bool { parts.allSatisfy(\.animation.standsStill) }
    var isEndless: Bool { parts.last?.animation.isEndless ?? false }
}

extension AnimationWrapper {
    var standsStill: Bool { base.standsStill }
    var isEndless: Bool { base.isEndless }
    var goesOnForever: Bool { base.goesOnForever }
}

extension DelayedAnimation {
    var standsStill: Bool { delay == .infinity || base.standsStill }
}

extension SpeedAnimation {
    var standsStill: Bool { speed == 0 || base.standsStill }
}

extension RepeatAnimation {
    var isEndless: Bool { false }
    var goesOnForever: Bool { count == nil || base.goesOnForever }
}
