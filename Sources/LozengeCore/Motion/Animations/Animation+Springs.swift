import Foundation

extension Animation {
    /// A smooth spring of half a second: the animation of `withAnimation` without an argument.
    ///
    /// Matches: SwiftUI.Animation.default
    /// Source: `docs/animation.md`, ANIM-4.
    public static let `default` = spring

    private static func fluid(
        _ response: Double, _ dampingRatio: Double, _ blendDuration: TimeInterval
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingRatio: dampingRatio, blendDuration: blendDuration))
    }

    /// A spring without bounce, of half a second.
    ///
    /// Matches: SwiftUI.Animation.spring
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring that takes over the value and the velocity of a running animation.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; 0 and negative are over in some 40 ms.
    ///   - bounce: 0 for no overshoot, 1 for no damping, negative for a slower end.
    ///   - blendDuration: The time in seconds in which the duration of a running spring turns into this
    ///     one's; 0 for none.
    /// - Returns: The animation.
    ///
    /// Matches: SwiftUI.Animation.spring(duration:bounce:blendDuration:)
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(duration, Spring.dampingRatio(ofBounce: bounce), blendDuration)
    }

    /// A spring by its response and its damping.
    ///
    /// Matches: SwiftUI.Animation.spring(response:dampingFraction:blendDuration:)
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// A spring; its mass has no effect.
    ///
    /// Matches: SwiftUI.Animation.spring(_:blendDuration:)
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        fluid(spring.response, spring.dampingRatio, blendDuration)
    }

    /// A fast spring for values that follow a gesture.
    ///
    /// Matches: SwiftUI.Animation.interactiveSpring
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A fast spring for values that follow a gesture.
    ///
    /// Matches: SwiftUI.Animation.interactiveSpring(duration:extraBounce:blendDuration:)
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A fast spring by its response and its damping.
    ///
    /// Matches: SwiftUI.Animation.interactiveSpring(response:dampingFraction:blendDuration:)
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// A spring without bounce.
    ///
    /// Matches: SwiftUI.Animation.smooth
    public static var smooth: Animation { smooth() }

    /// A spring without bounce, or with as much as `extraBounce`.
    ///
    /// Matches: SwiftUI.Animation.smooth(duration:extraBounce:)
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    ///
    /// Matches: SwiftUI.Animation.snappy
    public static var snappy: Animation { snappy() }

    /// A spring with a bounce of 0.15 and `extraBounce`.
    ///
    /// Matches: SwiftUI.Animation.snappy(duration:extraBounce:)
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a visible bounce.
    ///
    /// Matches: SwiftUI.Animation.bouncy
    public static var bouncy: Animation { bouncy() }

    /// A spring with a bounce of 0.3 and `extraBounce`.
    ///
    /// Matches: SwiftUI.Animation.bouncy(duration:extraBounce:)
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring that is added to a running animation.
    ///
    /// Matches: SwiftUI.Animation.interpolatingSpring
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring that is added to a running animation.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds.
    ///   - bounce: 0 for no overshoot; less counts as 0.
    ///   - initialVelocity: The velocity at the start, in changes per second.
    /// - Returns: The animation.
    ///
    /// Matches: SwiftUI.Animation.interpolatingSpring(duration:bounce:initialVelocity:)
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring by its physical properties that is added to a running animation.
    ///
    /// Matches: SwiftUI.Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:)
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping),
            initialVelocity: initialVelocity)
    }

    /// A spring that is added to a running animation.
    ///
    /// Matches: SwiftUI.Animation.interpolatingSpring(_:initialVelocity:)
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(InterpolatingSpringAnimation(spring, initialVelocity: initialVelocity))
    }
}
