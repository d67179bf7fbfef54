import CX11
import Foundation
import LozengeCore

/// The glyphs of one run at pixels of a surface, in Xft's format.
///
/// The storage is reused for each run, so that drawing allocates no memory. Loops instead of
/// closures: a closure checks its actor at each call.
nonisolated struct PlacedGlyphs {
    private(set) var specs: [XftGlyphSpec] = []

    var isEmpty: Bool { specs.isEmpty }

    /// Replaces the glyphs with those of `run` that can be visible, on whole pixels.
    ///
    /// - Parameters:
    ///   - run: The run, its glyphs in pixels from the text's corner.
    ///   - origin: The text's top-left corner, in pixels of the window.
    ///   - area: The area in which a glyph's origin can lie if it is visible. In a long scrolled
    ///     text other positions would exceed the protocol's 16 bits.
    ///   - corner: The surface's first pixel in the window.
    mutating func replace(
        with run: TextLayout.Run, at origin: CGPoint, within area: PixelRect,
        corner: (x: Int, y: Int)
    ) {
        specs.removeAll(keepingCapacity: true)
        var (baseline, y, specY) = (Float.nan, 0, Int16.zero)
        for glyph in run.glyphs {
            // Most glyphs of a run have the same baseline.
            if glyph.y != baseline {
                baseline = glyph.y
                y = PixelGrid.edge(atPixel: origin.y + CGFloat(baseline))
                specY = Int16(clamping: y - corner.y)
            }
            let x = PixelGrid.edge(atPixel: origin.x + CGFloat(glyph.x))
            guard area.minX <= x, x < area.maxX, area.minY <= y, y < area.maxY else { continue }
            specs.append(
                XftGlyphSpec(glyph: glyph.id, x: Int16(clamping: x - corner.x), y: specY))
        }
    }

    /// The smallest rectangle of the surface around all origins of glyphs.
    var points: PixelRect {
        var points = PixelRect.empty
        for spec in specs {
            points = points.union(PixelRect(x: Int(spec.x), y: Int(spec.y), width: 1, height: 1))
        }
        return points
    }
}
