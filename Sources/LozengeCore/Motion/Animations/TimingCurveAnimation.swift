import Foundation

/// A change along a curve in a fixed time.
///
/// Source: `docs/animation.md`, ANIM-3.
struct TimingCurveAnimation: CustomAnimation {
    let curve: UnitCurve
    /// The time in seconds; 0, negative and NaN end at once.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard duration > 0, time <= duration else { return nil }
        return value.scaled(by: curve.value(at: max(0, time / duration)))
    }
}

extension Animation {
    /// Source: `docs/animation.md`, ANIM-3.
    private static let standardDuration: TimeInterval = 0.35

    /// The same speed from start to end, in 0.35 seconds.
    ///
    /// Matches: SwiftUI.Animation.linear
    public static var linear: Animation { linear(duration: standardDuration) }

    /// The same speed from start to end.
    ///
    /// Matches: SwiftUI.Animation.linear(duration:)
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// A slow start, in 0.35 seconds.
    ///
    /// Matches: SwiftUI.Animation.easeIn
    public static var easeIn: Animation { easeIn(duration: standardDuration) }

    /// A slow start.
    ///
    /// Matches: SwiftUI.Animation.easeIn(duration:)
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// A slow end, in 0.35 seconds.
    ///
    /// Matches: SwiftUI.Animation.easeOut
    public static var easeOut: Animation { easeOut(duration: standardDuration) }

    /// A slow end.
    ///
    /// Matches: SwiftUI.Animation.easeOut(duration:)
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// A slow start and a slow end, in 0.35 seconds.
    ///
    /// Matches: SwiftUI.Animation.easeInOut
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// A slow start and a slow end.
    ///
    /// Matches: SwiftUI.Animation.easeInOut(duration:)
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// A cubic Bézier curve through the control points (p1x, p1y) and (p2x, p2y).
    ///
    /// Matches: SwiftUI.Animation.timingCurve(_:_:_:_:duration:)
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y),
                endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// A curve.
    ///
    /// - Parameters:
    ///   - curve: The course of the change.
    ///   - duration: The time in seconds; 0, negative and NaN change at once.
    /// - Returns: The animation.
    ///
    /// Matches: SwiftUI.Animation.timingCurve(_:duration:)
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(TimingCurveAnimation(curve: curve, duration: duration))
    }
}
