import Foundation

nonisolated extension CGFloat {
    /// The greatest distance and length, in points, that a box is placed with: far beyond what fits
    /// on a screen or into a list of a million rows, and yet exact to a thousandth of a point.
    static let farthest: CGFloat = 1e12

    /// Whether a box can have this coordinate or length.
    var isPlaceable: Bool { magnitude <= Self.farthest }

    /// This coordinate or length as a box can have it: NaN becomes 0, others are clamped to
    /// ±``farthest``.
    var placeable: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -Self.farthest), Self.farthest)
    }
}
