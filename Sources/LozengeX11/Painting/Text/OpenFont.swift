import CX11
import LozengeCore

/// A font opened by Xft.
final class OpenFont {
    /// The maximum number of glyphs in one request.
    private static let mostAtOnce = 256

    private let font: UnsafeMutablePointer<XftFont>
    private let server: XServer
    private var uploaded = GlyphNumbers()
    /// The outlines loaded so far.
    var outlines: [UInt32: Path] = [:]

    /// Opens the font for a pattern of the text engine; `nil` if Xft cannot open it.
    init?(pattern: OpaquePointer, _ rendering: GlyphRendering, on server: XServer) {
        guard let copy = FcPatternDuplicate(pattern) else { return nil }
        rendering.add(to: copy)
        guard let font = XftFontOpenPattern(server.display, copy) else {
            FcPatternDestroy(copy)
            return nil
        }
        self.font = font
        self.server = server
        let height = font.pointee.ascent + font.pointee.descent
        inkDistance = 2 * Int(max(font.pointee.max_advance_width, height))
        var isColored: FcBool = 0
        hasColors =
            FcPatternGetBool(font.pointee.pattern, FC_COLOR, 0, &isColored) == FcResultMatch
            && isColored != 0
    }

    /// An upper bound of the distance of ink from a glyph's origin, in pixels.
    let inkDistance: Int

    /// True for a font with colour glyphs.
    let hasColors: Bool

    /// Draws glyphs with the colours of a source.
    func draw(_ glyphs: PlacedGlyphs, _ source: PaintSource, onto surface: Surface) {
        let specs = glyphs.specs
        upload(specs)
        guard specs.count > Self.mostAtOnce else { return draw(specs, source, onto: surface) }
        for start in stride(from: 0, to: specs.count, by: Self.mostAtOnce) {
            let end = min(start + Self.mostAtOnce, specs.count)
            draw(Array(specs[start..<end]), source, onto: surface)
        }
    }

    private func draw(
        _ specs: [XftGlyphSpec], _ source: PaintSource, onto surface: Surface
    ) {
        guard let first = specs.first, server.canSend(32 * specs.count) else { return }
        // Xft expects the pixel of the source at the first glyph's origin.
        XftGlyphSpecRender(
            server.display, PictOpOver, source.picture.id, font, surface.picture,
            Int32(Int(first.x) + surface.originX - source.x),
            Int32(Int(first.y) + surface.originY - source.y), specs, Int32(specs.count))
    }

    /// Uploads glyphs one at a time, since several do not fit in Xlib's buffer.
    private func upload(_ specs: [XftGlyphSpec]) {
        for spec in specs where !uploaded.contains(spec.glyph) {
            guard server.canSend() else { return }
            var index = spec.glyph
            XftFontLoadGlyphs(server.display, font, FcTrue, &index, 1)
            uploaded.insert(spec.glyph)
        }
    }

    /// Calls `body` with the FreeType face in this font's size; returns `nil` if it cannot be
    /// loaded.
    func withFace<Result>(_ body: (FT_Face) -> Result) -> Result? {
        guard let face = XftLockFace(font) else { return nil }
        defer { XftUnlockFace(font) }
        return body(face)
    }

    isolated deinit {
        // Also frees the glyphs, with at most one request each.
        if server.canSend(8 * 1024) { XftFontClose(server.display, font) }
    }
}

/// The memory limit for the glyphs of a font, in bytes.
///
/// Source: Xft counts a colour glyph at 256 times its size, so its default of 1 MiB makes it decode
/// and upload each emoji in each frame.
private let glyphMemory: Int32 = 256 << 20

/// Raises Xft's limit for all fonts of the display.
///
/// Must be called before the first font is opened.
func allowManyGlyphs(display: OpaquePointer, screen: Int32) {
    guard let defaults = FcPatternCreate() else { return }
    FcPatternAddInteger(defaults, XFT_MAX_GLYPH_MEMORY, glyphMemory)
    FcPatternAddBool(defaults, XFT_TRACK_MEM_USAGE, FcTrue)
    // Xft takes ownership of the pattern.
    XftDefaultSet(display, defaults)
}

extension GlyphRendering {
    /// Sets the rendering options in a font pattern.
    fileprivate func add(to pattern: OpaquePointer) {
        for (name, isOn) in [(FC_ANTIALIAS, isSmooth), (FC_HINTING, hinting != .none)] {
            FcPatternDel(pattern, name)
            FcPatternAddBool(pattern, name, isOn ? FcTrue : FcFalse)
        }
        for (name, value) in [
            (FC_HINT_STYLE, hinting.value), (FC_RGBA, FC_RGBA_NONE),
            (FC_LCD_FILTER, FC_LCD_NONE), (XFT_MAX_GLYPH_MEMORY, glyphMemory),
        ] {
            FcPatternDel(pattern, name)
            FcPatternAddInteger(pattern, name, value)
        }
    }
}

extension GlyphRendering.Hinting {
    fileprivate var value: Int32 {
        switch self {
        case .none: FC_HINT_NONE
        case .slight: FC_HINT_SLIGHT
        case .medium: FC_HINT_MEDIUM
        case .full: FC_HINT_FULL
        }
    }
}
