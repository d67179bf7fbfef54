import Foundation

/// A damped spring: the motion of a value that is pulled to a target.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let position = spring.value(target: 100.0, time: 0.25)
/// ```
///
/// Numbers outside of a parameter's range count as the nearest bound, and NaN as 0.
///
/// Matches: SwiftUI.Spring
/// Source: `docs/animation.md`, SPRING-1 to 4.
public struct Spring: Hashable, Sendable {
    /// The angular frequency without damping, per second.
    let frequency: Double

    /// The damping as a part of the damping at which the spring just does not overshoot; infinite for a
    /// spring that does not move.
    ///
    /// Matches: SwiftUI.Spring.dampingRatio
    public let dampingRatio: Double

    /// The mass of the object at the end of the spring.
    ///
    /// Matches: SwiftUI.Spring.mass
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio > 1e9 ? .infinity : dampingRatio > 0 ? dampingRatio : 0
        self.mass = mass
    }

    /// Creates a spring from its perceived duration and its bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; 0 for a spring that is at its target at once.
    ///   - bounce: 0 for no overshoot, 1 for no damping, negative for a slower end.
    ///
    /// Matches: SwiftUI.Spring.init(duration:bounce:)
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
    }

    /// Creates a spring from its response and its damping.
    ///
    /// - Parameters:
    ///   - response: The period without damping, in seconds.
    ///   - dampingRatio: 1 for no overshoot, less for some.
    ///
    /// Matches: SwiftUI.Spring.init(response:dampingRatio:)
    public init(response: Double, dampingRatio: Double) {
        self.init(
            frequency: 2 * .pi / (response > Self.instant ? response : Self.instant),
            dampingRatio: dampingRatio)
    }

    /// Creates a spring from its physical properties.
    ///
    /// - Parameters:
    ///   - mass: The mass at its end; not positive counts as 1.
    ///   - stiffness: The force for a distance of one.
    ///   - damping: The force for a velocity of one.
    ///   - allowOverDamping: False to limit the damping to that of a spring that just does not overshoot.
    ///
    /// Matches: SwiftUI.Spring.init(mass:stiffness:damping:allowOverDamping:)
    public init(
        mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let frequency = stiffness > 0 ? (stiffness / mass).squareRoot() : 0
        let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 0
        self.init(
            frequency: min(frequency, 2 * .pi / Self.instant),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates a spring from the time until it is at rest.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time in seconds until the value stays within `epsilon` of its target.
    ///   - dampingRatio: 1 for no overshoot, less for some.
    ///   - epsilon: The distance to a target at 1.
    ///
    /// Matches: SwiftUI.Spring.init(settlingDuration:dampingRatio:epsilon:)
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let time = settlingDuration > Self.instant ? settlingDuration : Self.instant
        let epsilon = epsilon > 0 ? min(epsilon, 0.5) : 0.001
        // A spring of twice the frequency settles in about half the time.
        var (low, high) = (0.0, 1e4 / time)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            let spring = Spring(frequency: middle, dampingRatio: dampingRatio)
            if spring.rest(at: time) > epsilon { low = middle } else { high = middle }
        }
        self.init(frequency: (low + high) / 2, dampingRatio: dampingRatio)
    }

    /// The response of a spring that is at its target at once, in seconds.
    private static let instant = 1e-9

    /// Returns the damping ratio of a bounce.
    ///
    /// Source: `docs/animation.md`, SPRING-1.
    package static func dampingRatio(ofBounce bounce: Double) -> Double {
        if bounce.isNaN { return 1 }
        if bounce < 0 { return bounce <= -1 ? .infinity : 1 / (1 + bounce) }
        return max(0, 1 - bounce)
    }
}

extension Spring {
    /// The period without damping, in seconds; infinite for a spring without stiffness.
    ///
    /// Matches: SwiftUI.Spring.response
    public var response: Double { 2 * .pi / frequency }

    /// The perceived duration in seconds; infinite for a spring without stiffness.
    ///
    /// Matches: SwiftUI.Spring.duration
    public var duration: TimeInterval { response }

    /// The bounce: 0 for no overshoot, 1 for no damping, negative for a slower end.
    ///
    /// Matches: SwiftUI.Spring.bounce
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The force for a distance of one.
    ///
    /// Matches: SwiftUI.Spring.stiffness
    public var stiffness: Double { mass * frequency * frequency }

    /// The force for a velocity of one.
    ///
    /// Matches: SwiftUI.Spring.damping
    public var damping: Double { 2 * dampingRatio * mass * frequency }

    /// No bounce.
    ///
    /// Matches: SwiftUI.Spring.smooth
    public static var smooth: Spring { smooth() }

    /// No bounce, or as much as `extraBounce`.
    ///
    /// Matches: SwiftUI.Spring.smooth(duration:extraBounce:)
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A small bounce.
    ///
    /// Matches: SwiftUI.Spring.snappy
    public static var snappy: Spring { snappy() }

    /// A bounce of 0.15 and `extraBounce`.
    ///
    /// Matches: SwiftUI.Spring.snappy(duration:extraBounce:)
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A visible bounce.
    ///
    /// Matches: SwiftUI.Spring.bouncy
    public static var bouncy: Spring { bouncy() }

    /// A bounce of 0.3 and `extraBounce`.
    ///
    /// Matches: SwiftUI.Spring.bouncy(duration:extraBounce:)
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
