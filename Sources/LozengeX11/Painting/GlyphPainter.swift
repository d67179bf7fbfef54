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
    private let sources: PaintSources
    private let textEngine: PangoTextEngine
    /// By their number.
    private var fonts: [OpenFont?] = []
    private var glyphs = PlacedGlyphs()
    private var rendering = GlyphRendering()

    init(
        requests: PaintRequests, groups: GroupPainter, sources: PaintSources,
        textEngine: PangoTextEngine
    ) {
        connection = requests.connection
        self.requests = requests
        self.groups = groups
        self.sources = sources
        self.textEngine = textEngine
        allowManyGlyphs(display: connection.display, screen: connection.screen)
    }

    /// Draws text with its top-left corner at a point of a grid that nothing is stretched on;
    /// `bounds` is every pixel it can touch.
    func paint(
        _ layout: TextLayout, at origin: CGPoint, _ paint: TextPaint, on grid: PixelGrid,
        bounds: PixelRect, in target: PaintTarget
    ) {
        let part = bounds.intersection(target.clip)
        guard !part.isEmpty, !paint.isClear else { return }
        if target.clip.contains(bounds) {
            target.surface.unclip(bounds)
        } else {
            target.surface.clip(to: target.clip)
        }
        let start = grid.place(origin)
        var known: (span: Int, source: PaintSource?)?
        // By index: what an iterator hands out is copied, and a run is many references.
        for line in layout.lines.indices {
            for index in layout.lines[line].runs.indices {
                let span = layout.lines[line].runs[index].span
                if known?.span != span {
                    known = (
                        span, sources.source(of: paint[span], filling: bounds, on: grid, in: target)
                    )
                }
                guard let source = known?.source else { continue }
                draw(
                    layout.lines[line].runs[index], at: start, source,
                    opacity: paint[span].opacity * target.opacity, visible: part, in: target)
            }
        }
    }

    /// Draws the glyphs of a run that can show in the pixels of `visible`; `origin` is the text's
    /// corner in pixels.
    private func draw(
        _ run: TextLayout.Run, at origin: CGPoint, _ source: PaintSource, opacity: Double,
        visible: PixelRect, in target: PaintTarget
    ) {
        guard let font = font(run.font) else { return }
        let reach = visible.outset(font.reach)
        glyphs.place(run, at: origin, reach: reach, corner: target.surface.origin)
        guard !glyphs.isEmpty else { return }
        guard font.hasColors, opacity < 1 else {
            return font.draw(glyphs, source, onto: target.surface)
        }

        // Glyphs with colours of their own are drawn opaque by Xft, whatever it is told.
        let ink = glyphs.points.outset(font.reach)
            .offset(x: target.surface.originX, y: target.surface.originY)
        groups.paint(
            opacity: opacity / target.opacity, bounds: ink.intersection(visible), in: target
        ) { layer in
            layer.surface.clip(to: layer.clip)
            glyphs.place(run, at: origin, reach: reach, corner: layer.surface.origin)
            font.draw(glyphs, source, onto: layer.surface)
        }
    }

    /// Whether a text has letters that are pictures.
    func hasPictures(_ layout: TextLayout) -> Bool {
        layout.lines.contains { line in line.runs.contains { font($0.font)?.hasColors ?? false } }
    }

    /// The outlines of a run, in pixels from its text's corner.
    func outline(of run: TextLayout.Run) -> Path {
        guard let font = font(run.font) else { return Path() }
        var path = Path()
        for glyph in run.glyphs {
            path.addPath(
                font.outline(of: glyph.id),
                transform: CGAffineTransform(
                    translationX: CGFloat(glyph.x), y: CGFloat(glyph.y)))
        }
        return path
    }

    /// Begins a frame: the desktop may want other edges.
    func beginFrame() {
        guard connection.desktop.settings.glyphs != rendering else { return }
        rendering = connection.desktop.settings.glyphs
        fonts = []
    }

    func font(_ font: GlyphFont) -> OpenFont? {
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

extension Paint {
    /// How much what is drawn in it covers, at most.
    fileprivate var opacity: Double {
        switch self {
        case .color(let color): Double(color.opacity)
        case .gradient(let gradient): Double(gradient.stops.map(\.color.opacity).max() ?? 0)
        case .picture: 1
        }
    }
}
