import CX11
import Foundation
import LozengeCore

/// The glyphs of one run where they stand on a surface's pixels, as Xft wants them.
///
/// Filled anew for every run, so that drawing takes no memory; and by loops, since a closure would be
/// checked for its actor at every glyph.
nonisolated struct PlacedGlyphs {
    private(set) var specs: [XftGlyphSpec] = []

    var isEmpty: Bool { specs.isEmpty }

    /// Takes the glyphs of `run` that can show, on whole pixels.
    ///
    /// - Parameters:
    ///   - run: The run, its glyphs in pixels from the text's corner.
    ///   - origin: The text's top-left corner, in pixels of the window.
    ///   - reach: Where a glyph may stand and still show. Others would not fit the protocol's 16 bits
    ///     in a long scrolled text.
    ///   - corner: The pixel of the window that the surface begins at.
    mutating func place(
        _ run: TextLayout.Run, at origin: CGPoint, reach: PixelRect, corner: (x: Int, y: Int)
    ) {
        specs.removeAll(keepingCapacity: true)
        var (baseline, y, specY) = (Float.nan, 0, Int16.zero)
        for glyph in run.glyphs {
            // Most glyphs of a run stand on one line.
            if glyph.y != baseline {
                baseline = glyph.y
                y = PixelGrid.edge(atPixel: origin.y + CGFloat(baseline))
                specY = Int16(clamping: y - corner.y)
            }
            let x = PixelGrid.edge(atPixel: origin.x + CGFloat(glyph.x))
            guard reach.minX <= x, x < reach.maxX, reach.minY <= y, y < reach.maxY else { continue }
            specs.append(
                XftGlyphSpec(glyph: glyph.id, x: Int16(clamping: x - corner.x), y: specY))
        }
    }

    /// The smallest rectangle of the surface with all points that glyphs stand on.
    var points: PixelRect {
        var points = PixelRect.empty
        for spec in specs {
            points = points.union(PixelRect(x: Int(spec.x), y: Int(spec.y), width: 1, height: 1))
        }
        return points
    }
}
