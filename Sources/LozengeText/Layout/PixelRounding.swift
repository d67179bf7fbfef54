import Foundation

/// Rounds lengths in points to whole device pixels.
struct PixelGrid {
    /// Device pixels per point.
    let scale: CGFloat

    /// What sums of fractions may be off by, in pixels, without meaning another pixel.
    static let tolerance: CGFloat = 1e-6

    func roundedUp(_ length: CGFloat) -> CGFloat {
        (length * scale - Self.tolerance).rounded(.up) / scale
    }

    /// Ties go down the page, as everywhere in drawing.
    func rounded(_ length: CGFloat) -> CGFloat {
        (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale
    }
}
