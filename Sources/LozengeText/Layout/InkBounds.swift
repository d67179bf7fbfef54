import Foundation
import LozengeCore

/// The bounds of the ink of glyphs, in pixels.
struct InkBounds {
    private var low = SIMD2<Float>(repeating: .infinity)
    private var high = SIMD2<Float>(repeating: -.infinity)

    /// Adds the ink of a run.
    mutating func add(_ run: TextLayout.Run, _ fonts: GlyphFonts) {
        for glyph in run.glyphs {
            let place = SIMD2(glyph.x, glyph.y)
            let ink = fonts.ink(of: glyph.id, in: run.font)
            low = pointwiseMin(low, place + ink.lowHalf)
            high = pointwiseMax(high, place + ink.highHalf)
        }
    }

    /// Returns the bounds in points; null without ink.
    ///
    /// It is enlarged because glyphs are drawn at whole pixels and hinted, unlike in shaping.
    func points(at scale: CGFloat) -> CGRect {
        guard low.x <= high.x, low.y <= high.y else { return .null }
        let (low, high) = (low - 2, high + 2)
        return CGRect(
            x: CGFloat(low.x) / scale, y: CGFloat(low.y) / scale,
            width: CGFloat(high.x - low.x) / scale, height: CGFloat(high.y - low.y) / scale)
    }
}
