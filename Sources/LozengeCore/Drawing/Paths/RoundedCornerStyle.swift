import Foundation

/// How a corner is rounded.
///
/// Matches: SwiftUI.RoundedCornerStyle
/// Differs: where a continuous corner has not enough room it becomes a quarter of a circle step by
/// step, without the jumps that have been measured on Apple's systems.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Curvature that grows from nothing, over a longer part of both sides.
    case continuous
}

extension RoundedCornerStyle {
    /// How far from a corner the sides begin to bend where there is room, in radii.
    package var reach: CGFloat { self == .continuous ? ContinuousCorner.reach : 1 }
}
