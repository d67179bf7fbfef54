import Foundation

/// The motion of content that was flicked: its velocity decays.
///
/// Source: `docs/animation.md`, SCROLL-2.
package struct Deceleration {
    /// The rate of the decay, per second.
    private let decay: Double

    /// Creates the motion of a surface.
    ///
    /// - Parameter rate: The part of the velocity that is left after a millisecond, between 0 and 1.
    package init(rate: Double = 0.998) { decay = -1000 * log(rate) }

    /// Returns the part of the velocity that is left after `time` seconds.
    package func velocity(after time: TimeInterval) -> Double { exp(-decay * time) }

    /// Returns the distance in `time` seconds, for a velocity of one point per second.
    package func distance(after time: TimeInterval) -> Double { (1 - exp(-decay * time)) / decay }
}
