import Foundation
import LozengeCore

/// The painter of rotated and scaled text, which draws outlines instead of glyphs.
///
/// Glyphs are rendered for whole pixels at one size; outlines follow any transform exactly. Colour
/// glyphs, such as emoji, are drawn upright and then transformed.
struct TextOutlinePainter {
    let requests: PaintRequests
    let sources: PaintSources
    let masks: ShapeMasks
    let glyphs: GlyphPainter
    let projections: ProjectionPainter

    func paint(
        _ layout: TextLayout, at origin: CGPoint, _ paint: TextPaint, on grid: PixelGrid,
        in target: PaintTarget
    ) {
        let ink = layout.reach.offsetBy(dx: origin.x, dy: origin.y)
        let bounds = grid.cover(ink)
        guard !bounds.intersection(target.clip).isEmpty, !paint.isClear else { return }
        guard !glyphs.hasPictures(layout) else {
            let plain = grid.plain
            return projections.paint(
                grid.transform(from: plain), covering: ink, on: plain, in: target
            ) { target in
                glyphs.paint(
                    layout, at: origin, paint, on: plain, bounds: plain.cover(ink), in: target)
            }
        }
        // Positions of glyphs are in pixels of the window.
        let pixels = grid.applying(CGAffineTransform(scaleX: 1 / grid.scale, y: 1 / grid.scale))
        let start = CGPoint(x: origin.x * grid.scale, y: origin.y * grid.scale)
        for run in layout.lines.flatMap(\.runs) {
            guard
                let source = sources.source(
                    of: paint[run.span], filling: bounds, on: grid, in: target)
            else { continue }
            let outline = PlacedShape(DrawShape(glyphs.outline(of: run), at: start), on: pixels)
            requests.fill(masks.pieces(of: outline, in: target.clip), source, in: target)
        }
    }
}
