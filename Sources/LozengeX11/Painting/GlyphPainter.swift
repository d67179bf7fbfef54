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
    private let groups: GroupPainter
    private let textEngine: PangoTextEngine
    private var fonts: [GlyphFont: OpenFont] = [:]
    private var rendering = GlyphRendering()

    init(
        connection: XConnection, requests: PaintRequests, groups: GroupPainter,
        textEngine: PangoTextEngine
    ) {
        self.connection = connection
        self.requests = requests
        self.groups = groups
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
            guard let font = font(run.font) else { continue }
            let glyphs = glyphs(of: run, in: font, at: origin, grid: grid, visible: part)
            let color = XRenderColor(paint[run.span], opacity: target.opacity)
            guard !glyphs.isEmpty, !color.isClear else { continue }
            if font.hasColors, !color.isOpaque {
                drawFaintly(glyphs, in: font, paint[run.span], bounds: part, in: target)
            } else {
                font.draw(glyphs, requests.solids.picture(color), onto: target.surface)
            }
        }
    }

    /// Draws glyphs with colours of their own, which Xft draws opaque whatever it is told.
    private func drawFaintly(
        _ glyphs: [PlacedGlyph], in font: OpenFont, _ color: Color.Resolved, bounds: PixelRect,
        in target: PaintTarget
    ) {
        var opaque = color
        opaque.opacity = 1
        let source = requests.solids.picture(XRenderColor(opaque))
        let ink = glyphs.reduce(PixelRect.empty) { $0.union($1.point) }.outset(font.reach)
        groups.paint(
            opacity: Double(color.opacity), bounds: ink.intersection(bounds), in: target
        ) { layer in
            layer.surface.clip(to: layer.clip)
            font.draw(glyphs, source, onto: layer.surface)
        }
    }

    /// The glyphs of a run that can show, on whole pixels.
    private func glyphs(
        of run: TextLayout.Run, in font: OpenFont, at origin: CGPoint, grid: PixelGrid,
        visible: PixelRect
    ) -> [PlacedGlyph] {
        let originX = origin.x * grid.scale
        let originY = origin.y * grid.scale
        let pixels = PixelGrid(scale: 1)
        // Glyphs that cannot show would not fit the protocol's 16 bits in a long scrolled text.
        let reach = visible.outset(font.reach)
        return run.glyphs.compactMap { glyph in
            let x = pixels.edge(originX + CGFloat(glyph.x))
            let y = pixels.edge(originY + CGFloat(glyph.y))
            guard reach.minX <= x, x < reach.maxX, reach.minY <= y, y < reach.maxY else {
                return nil
            }
            return PlacedGlyph(id: glyph.id, x: x, y: y)
        }
    }

    /// Begins a frame: the desktop may want other edges.
    func beginFrame() {
        guard connection.desktop.settings.glyphs != rendering else { return }
        rendering = connection.desktop.settings.glyphs
        fonts = [:]
    }

    private func font(_ id: GlyphFont) -> OpenFont? {
        if let font = fonts[id] { return font }
        guard let pattern = textEngine.pattern(of: id),
            let font = OpenFont(pattern: pattern, rendering, on: connection)
        else {
            report("a font that text was measured with cannot be opened to draw it")
            return nil
        }
        fonts[id] = font
        return font
    }
}

/// A glyph where it stands on the window's pixels.
struct PlacedGlyph {
    let id: UInt32
    let x: Int
    let y: Int

    /// The pixel it stands on.
    var point: PixelRect { PixelRect(x: x, y: y, width: 1, height: 1) }
}
