import CX11
import Foundation
import LozengeCore
import LozengeText

/// Draws shaped text with Xft, which keeps the glyphs on the server.
///
/// Measuring never comes here: Xft would rasterise and upload to answer.
final class GlyphPainter {
    private let connection: XConnection
    private let requests: PaintRequests
    private let textEngine: PangoTextEngine
    private var fonts: [GlyphFont: OpenFont] = [:]

    init(connection: XConnection, requests: PaintRequests, textEngine: PangoTextEngine) {
        self.connection = connection
        self.requests = requests
        self.textEngine = textEngine
        allowManyGlyphs(display: connection.display, screen: connection.screen)
    }

    /// Draws text with its top-left corner at a point; `bounds` is every pixel it can touch.
    func paint(
        _ layout: TextLayout, at origin: CGPoint, _ paint: TextPaint, grid: PixelGrid,
        bounds: PixelRect, in target: PaintTarget
    ) {
        let part = bounds.intersection(target.clip)
        guard !part.isEmpty, !paint.isClear else { return }
        if target.clip.contains(bounds) {
            target.surface.unclip(bounds)
        } else {
            target.surface.clip(to: target.clip)
        }
        for run in layout.lines.lazy.flatMap(\.runs) {
            let color = XRenderColor(paint[run.span], opacity: target.opacity)
            guard !color.isClear else { continue }
            self.paint(
                run, at: origin, requests.solids.picture(color), grid: grid, visible: part,
                on: target.surface)
        }
    }

    private func paint(
        _ run: TextLayout.Run, at origin: CGPoint, _ source: XID, grid: PixelGrid,
        visible: PixelRect, on surface: Surface
    ) {
        guard let font = font(run.font) else { return }
        let originX = origin.x * grid.scale
        let originY = origin.y * grid.scale
        let pixels = PixelGrid(scale: 1)
        // Glyphs that cannot show would not fit the protocol's 16 bits in a long scrolled text.
        let reach = visible.outset(font.reach)
        let glyphs = run.glyphs.compactMap { glyph -> XftGlyphSpec? in
            let x = pixels.edge(originX + CGFloat(glyph.x))
            let y = pixels.edge(originY + CGFloat(glyph.y))
            guard reach.minX <= x, x < reach.maxX, reach.minY <= y, y < reach.maxY else {
                return nil
            }
            return XftGlyphSpec(
                glyph: glyph.id, x: Int16(clamping: x - surface.originX),
                y: Int16(clamping: y - surface.originY))
        }
        font.draw(glyphs, source, onto: surface.picture)
    }

    private func font(_ id: GlyphFont) -> OpenFont? {
        if let font = fonts[id] { return font }
        guard let pattern = textEngine.pattern(of: id),
            let font = OpenFont(pattern: pattern, on: connection)
        else {
            report("a font that text was measured with cannot be opened to draw it")
            return nil
        }
        fonts[id] = font
        return font
    }
}
