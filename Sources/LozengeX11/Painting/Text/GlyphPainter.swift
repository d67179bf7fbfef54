import CX11
import Foundation
import LozengeCore
import LozengeText

/// The painter of shaped text with Xft, which keeps the glyphs on the server.
///
/// Text is not measured with Xft, which would rasterise and upload glyphs for it.
final class GlyphPainter {
    private let server: XServer
    private let desktop: DesktopSettingsWatch
    private let requests: PaintRequests
    private let groups: GroupPainter
    private let sources: PaintSources
    private let textEngine: PangoTextEngine
    /// The open fonts by number.
    private var fonts: [OpenFont?] = []
    private var glyphs = PlacedGlyphs()
    private var rendering = GlyphRendering()

    init(
        requests: PaintRequests, groups: GroupPainter, sources: PaintSources,
        desktop: DesktopSettingsWatch, textEngine: PangoTextEngine
    ) {
        server = requests.server
        self.desktop = desktop
        self.requests = requests
        self.groups = groups
        self.sources = sources
        self.textEngine = textEngine
        allowManyGlyphs(display: server.display, screen: server.screen)
    }

    /// Draws text with its top-left corner at `origin`, on a plain grid; `bounds` are the pixels
    /// that it can touch.
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
        let start = grid.pixelPosition(of: origin)
        var known: (span: Int, source: PaintSource?)?
        // By index, since an iterator copies each run, which holds many references.
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

    /// Draws the glyphs of a run that can touch `visible`; `origin` is the text's corner in pixels.
    private func draw(
        _ run: TextLayout.Run, at origin: CGPoint, _ source: PaintSource, opacity: Double,
        visible: PixelRect, in target: PaintTarget
    ) {
        guard let font = font(run.font) else { return }
        let origins = visible.outset(font.inkDistance)
        glyphs.replace(with: run, at: origin, within: origins, corner: target.surface.origin)
        guard !glyphs.isEmpty else { return }
        guard font.hasColors, opacity < 1 else {
            return font.draw(glyphs, source, onto: target.surface)
        }

        // Xft ignores the alpha of the colour for colour glyphs, so they are drawn as a group.
        let ink = glyphs.points.outset(font.inkDistance)
            .offset(x: target.surface.originX, y: target.surface.originY)
        groups.paint(
            opacity: opacity / target.opacity, bounds: ink.intersection(visible), in: target
        ) { layer in
            layer.surface.clip(to: layer.clip)
            glyphs.replace(with: run, at: origin, within: origins, corner: layer.surface.origin)
            font.draw(glyphs, source, onto: layer.surface)
        }
    }

    /// Returns true if a text has colour glyphs.
    func hasPictures(_ layout: TextLayout) -> Bool {
        layout.lines.contains { line in line.runs.contains { font($0.font)?.hasColors ?? false } }
    }

    /// Returns the outlines of a run, in pixels from the text's corner.
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

    /// Begins a frame: opens fonts again if the desktop's rendering settings changed.
    func beginFrame() {
        guard desktop.settings.glyphs != rendering else { return }
        rendering = desktop.settings.glyphs
        fonts = []
    }

    /// Returns a font opened by Xft; `nil`, with a report, if it cannot be opened.
    func font(_ font: GlyphFont) -> OpenFont? {
        let index = Int(font.id)
        if index < fonts.count, let known = fonts[index] { return known }
        guard let pattern = textEngine.pattern(of: font),
            let opened = OpenFont(pattern: pattern, rendering, on: server)
        else {
            report("Cannot open a font with Xft. Text in it is not drawn. Check the font's file.")
            return nil
        }
        while fonts.count <= index { fonts.append(nil) }
        fonts[index] = opened
        return opened
    }
}

extension Paint {
    /// The maximum opacity of the paint.
    fileprivate var opacity: Double {
        switch self {
        case .color(let color): Double(color.opacity)
        case .gradient(let gradient): Double(gradient.stops.map(\.color.opacity).max() ?? 0)
        case .mesh, .picture: 1
        }
    }
}
