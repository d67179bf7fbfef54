import Foundation

nonisolated extension CGFloat {
    /// The greatest coordinate and length of a box, in points.
    ///
    /// It exceeds any screen and any list of a million rows, and is still exact to a thousandth of a point.
    static let farthest: CGFloat = 1e12

    /// True if a box can have this coordinate or length; false for NaN.
    var isPlaceable: Bool { magnitude <= Self.farthest }

    /// The nearest coordinate or length that a box can have: 0 for NaN, clamped to ±``farthest``.
    var placeable: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -Self.farthest), Self.farthest)
    }
}
