import CX11
import LozengeCore

/// A font opened by Xft.
final class OpenFont {
    /// As many glyphs as one request surely has room for.
    private static let mostAtOnce = 256

    private let font: UnsafeMutablePointer<XftFont>
    private let connection: XConnection
    private var uploaded = GlyphNumbers()
    /// Those that were asked for.
    var outlines: [UInt32: Path] = [:]

    /// Opens the font file that a pattern of the text engine names.
    init?(pattern: OpaquePointer, _ rendering: GlyphRendering, on connection: XConnection) {
        guard let copy = FcPatternDuplicate(pattern) else { return nil }
        rendering.add(to: copy)
        guard let font = XftFontOpenPattern(connection.display, copy) else {
            FcPatternDestroy(copy)
            return nil
        }
        self.font = font
        self.connection = connection
        let height = font.pointee.ascent + font.pointee.descent
        reach = 2 * Int(max(font.pointee.max_advance_width, height))
        var isColored: FcBool = 0
        hasColors =
            FcPatternGetBool(font.pointee.pattern, FC_COLOR, 0, &isColored) == FcResultMatch
            && isColored != 0
    }

    /// How far from its origin a glyph can have ink, generously, in pixels.
    let reach: Int

    /// Whether glyphs have colours of their own.
    let hasColors: Bool

    /// Draws glyphs in the colours of a source.
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
        guard let first = specs.first, connection.canSend(32 * specs.count) else { return }
        // The source's pixel that belongs to where the first glyph stands.
        XftGlyphSpecRender(
            connection.display, PictOpOver, source.picture.id, font, surface.picture,
            Int32(Int(first.x) + surface.originX - source.x),
            Int32(Int(first.y) + surface.originY - source.y), specs, Int32(specs.count))
    }

    /// Brings glyphs to the server, one at a time, since they have no room in the buffer together.
    private func upload(_ specs: [XftGlyphSpec]) {
        for spec in specs where !uploaded.contains(spec.glyph) {
            guard connection.canSend() else { return }
            var index = spec.glyph
            XftFontLoadGlyphs(connection.display, font, FcTrue, &index, 1)
            uploaded.insert(spec.glyph)
        }
    }

    /// Lends `body` the font file itself, set to this font's size.
    func withFace<Result>(_ body: (FT_Face) -> Result) -> Result? {
        guard let face = XftLockFace(font) else { return nil }
        defer { XftUnlockFace(font) }
        return body(face)
    }

    isolated deinit {
        // Gives the glyphs back as well, a request each at most.
        if connection.canSend(8 * 1024) { XftFontClose(connection.display, font) }
    }
}

/// The most memory a font may keep glyphs in.
///
/// Source: Xft charges a colour glyph 256 times its size, so that its own limit of 1 MiB makes it
/// decode and upload every emoji anew in every frame.
private let glyphMemory: Int32 = 256 << 20

/// Raises Xft's limit for all fonts of the display; to be done before the first is opened.
func allowManyGlyphs(display: OpaquePointer, screen: Int32) {
    guard let defaults = FcPatternCreate() else { return }
    FcPatternAddInteger(defaults, XFT_MAX_GLYPH_MEMORY, glyphMemory)
    FcPatternAddBool(defaults, XFT_TRACK_MEM_USAGE, FcTrue)
    // Takes the pattern over.
    XftDefaultSet(display, defaults)
}

extension GlyphRendering {
    /// Says so in the pattern that a font is opened by.
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
