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
    private var fonts: [GlyphFont: GlyphFontHandle] = [:]

    init(connection: XConnection, requests: PaintRequests, textEngine: PangoTextEngine) {
        self.connection = connection
        self.requests = requests
        self.textEngine = textEngine
        allowManyGlyphs(display: connection.display, screen: connection.screen)
    }

    /// Draws text with its top-left corner at a point.
    ///
    /// - Parameter bounds: Every pixel the text can touch.
    func paint(
        _ layout: TextLayout, at origin: CGPoint, _ color: Color.Resolved, grid: PixelGrid,
        bounds: PixelRect, in target: PaintTarget
    ) {
        let part = bounds.intersection(target.clip)
        let color = XRenderColor(color, opacity: target.opacity)
        guard !part.isEmpty, !color.isClear else { return }
        if target.clip.contains(bounds) {
            target.surface.unclip(bounds)
        } else {
            target.surface.clip(to: target.clip)
        }
        let source = requests.solids.picture(color)
        for run in layout.lines.lazy.flatMap(\.runs) {
            paint(run, at: origin, source, grid: grid, visible: part, on: target.surface)
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
        guard !glyphs.isEmpty else { return }
        XftGlyphSpecRender(
            connection.display, PictOpOver, source, font.font, surface.picture, 0, 0, glyphs,
            Int32(glyphs.count))
    }

    private func font(_ id: GlyphFont) -> GlyphFontHandle? {
        if let font = fonts[id] { return font }
        guard let pattern = textEngine.pattern(of: id),
            let font = GlyphFontHandle(pattern: pattern, on: connection)
        else {
            report("a font that text was measured with cannot be opened to draw it")
            return nil
        }
        fonts[id] = font
        return font
    }
}

/// A font opened by Xft.
final class GlyphFontHandle {
    let font: UnsafeMutablePointer<XftFont>
    private let connection: XConnection

    /// Opens the font file that a pattern of the text engine names.
    init?(pattern: OpaquePointer, on connection: XConnection) {
        guard let copy = FcPatternDuplicate(pattern) else { return nil }
        addRenderDefaults(to: copy)
        guard let font = XftFontOpenPattern(connection.display, copy) else {
            FcPatternDestroy(copy)
            return nil
        }
        self.font = font
        self.connection = connection
    }

    /// How far from its origin a glyph can have ink, generously, in pixels.
    var reach: Int {
        Int(max(font.pointee.max_advance_width, font.pointee.ascent + font.pointee.descent)) * 2
    }

    isolated deinit {
        XftFontClose(connection.display, font)
    }
}

/// The most memory a font may keep glyphs in.
///
/// Source: Xft charges a colour glyph 256 times its size, so that its own limit of 1 MiB makes it
/// decode and upload every emoji anew in every frame.
private let glyphMemory: Int32 = 256 << 20

/// Raises Xft's limit for all fonts of the display; to be done before the first is opened.
private func allowManyGlyphs(display: OpaquePointer, screen: Int32) {
    guard let defaults = FcPatternCreate() else { return }
    FcPatternAddInteger(defaults, XFT_MAX_GLYPH_MEMORY, glyphMemory)
    FcPatternAddBool(defaults, XFT_TRACK_MEM_USAGE, FcTrue)
    // Takes the pattern over.
    XftDefaultSet(display, defaults)
}

/// Grey levels, hinted vertically only: what is right on every screen and over every background.
private func addRenderDefaults(to pattern: OpaquePointer) {
    for name in [FC_ANTIALIAS, FC_HINTING] {
        FcPatternDel(pattern, name)
        FcPatternAddBool(pattern, name, FcTrue)
    }
    for (name, value) in [
        (FC_HINT_STYLE, FC_HINT_SLIGHT), (FC_RGBA, FC_RGBA_NONE),
        (FC_LCD_FILTER, FC_LCD_NONE), (XFT_MAX_GLYPH_MEMORY, glyphMemory),
    ] {
        FcPatternDel(pattern, name)
        FcPatternAddInteger(pattern, name, value)
    }
}
