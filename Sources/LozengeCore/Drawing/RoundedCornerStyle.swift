/// How a corner is rounded.
///
/// Matches: SwiftUI.RoundedCornerStyle
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Curvature that grows from nothing, over a longer part of both sides.
    case continuous
}
