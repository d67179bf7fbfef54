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
    /// By their number.
    private var fonts: [OpenFont?] = []
    private var glyphs = PlacedGlyphs()
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

    /// Draws text with its top-left corner at a pixel; `bounds` is every one it can touch.
    func paint(
        _ layout: TextLayout, at start: CGPoint, _ paint: TextPaint, bounds: PixelRect,
        in target: PaintTarget
    ) {
        let part = bounds.intersection(target.clip)
        guard !part.isEmpty, !paint.isClear else { return }
        if target.clip.contains(bounds) {
            target.surface.unclip(bounds)
        } else {
            target.surface.clip(to: target.clip)
        }
        // By index: what an iterator hands out is copied, and a run is many references.
        for line in layout.lines.indices {
            for index in layout.lines[line].runs.indices {
                draw(layout.lines[line].runs[index], at: start, paint, visible: part, in: target)
            }
        }
    }

    /// Draws the glyphs of a run that can show in the pixels of `visible`; `origin` is the text's
    /// corner in pixels.
    private func draw(
        _ run: TextLayout.Run, at origin: CGPoint, _ paint: TextPaint, visible: PixelRect,
        in target: PaintTarget
    ) {
        let color = XRenderColor(paint[run.span], opacity: target.opacity)
        guard !color.isClear, let font = font(run.font) else { return }
        let reach = visible.outset(font.reach)
        glyphs.place(run, at: origin, reach: reach, corner: target.surface.origin)
        guard !glyphs.isEmpty else { return }
        guard font.hasColors, !color.isOpaque else {
            return font.draw(glyphs, requests.solids.picture(color), onto: target.surface)
        }

        // Glyphs with colours of their own are drawn opaque by Xft, whatever it is told.
        var opaque = paint[run.span]
        let opacity = Double(opaque.opacity)
        opaque.opacity = 1
        let source = requests.solids.picture(XRenderColor(opaque))
        let ink = glyphs.points.outset(font.reach)
            .offset(x: target.surface.originX, y: target.surface.originY)
        groups.paint(opacity: opacity, bounds: ink.intersection(visible), in: target) { layer in
            layer.surface.clip(to: layer.clip)
            glyphs.place(run, at: origin, reach: reach, corner: layer.surface.origin)
            font.draw(glyphs, source, onto: layer.surface)
        }
    }

    /// Begins a frame: the desktop may want other edges.
    func beginFrame() {
        guard connection.desktop.settings.glyphs != rendering else { return }
        rendering = connection.desktop.settings.glyphs
        fonts = []
    }

    private func font(_ font: GlyphFont) -> OpenFont? {
        let index = Int(font.id)
        if index < fonts.count, let known = fonts[index] { return known }
        guard let pattern = textEngine.pattern(of: font),
            let opened = OpenFont(pattern: pattern, rendering, on: connection)
        else {
            report("a font that text was measured with cannot be opened to draw it")
            return nil
        }
        while fonts.count <= index { fonts.append(nil) }
        fonts[index] = opened
        return opened
    }
}
