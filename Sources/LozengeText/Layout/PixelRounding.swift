import Foundation

/// The rounding of lengths in points to whole device pixels.
struct PixelRounding {
    /// Device pixels per point.
    let scale: CGFloat

    /// The tolerance in pixels for errors in sums of fractions.
    static let tolerance: CGFloat = 1e-6

    /// Rounds up to a whole pixel.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        (length * scale - Self.tolerance).rounded(.up) / scale
    }

    /// Converts units to points, rounded up to a whole pixel.
    func roundedUp(units: Int) -> CGFloat {
        roundedUp(CGFloat(units) / CGFloat(Clusters.unitsPerPixel) / scale)
    }

    /// Rounds to the nearest pixel; ties round up, as in drawing.
    func rounded(_ length: CGFloat) -> CGFloat {
        (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale
    }
}
