import CX11

/// A font opened by Xft.
final class OpenFont {
    /// As many glyphs as one request surely has room for.
    private static let mostAtOnce = 256

    private let font: UnsafeMutablePointer<XftFont>
    private let connection: XConnection
    private var uploaded: Set<UInt32> = []

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
        var isColored: FcBool = 0
        hasColors =
            FcPatternGetBool(font.pointee.pattern, FC_COLOR, 0, &isColored) == FcResultMatch
            && isColored != 0
    }

    /// How far from its origin a glyph can have ink, generously, in pixels.
    var reach: Int {
        Int(max(font.pointee.max_advance_width, font.pointee.ascent + font.pointee.descent)) * 2
    }

    /// Whether glyphs have colours of their own.
    let hasColors: Bool

    /// Draws glyphs in the colour of a picture.
    func draw(_ glyphs: [PlacedGlyph], _ source: XID, onto surface: Surface) {
        upload(glyphs)
        for start in stride(from: 0, to: glyphs.count, by: Self.mostAtOnce) {
            let part = glyphs[start..<min(start + Self.mostAtOnce, glyphs.count)].map { glyph in
                XftGlyphSpec(
                    glyph: glyph.id, x: Int16(clamping: glyph.x - surface.originX),
                    y: Int16(clamping: glyph.y - surface.originY))
            }
            guard connection.canSend(32 * part.count) else { return }
            XftGlyphSpecRender(
                connection.display, PictOpOver, source, font, surface.picture, 0, 0, part,
                Int32(part.count))
        }
    }

    /// Brings glyphs to the server, one at a time, since they have no room in the buffer together.
    private func upload(_ glyphs: [PlacedGlyph]) {
        for glyph in glyphs where uploaded.insert(glyph.id).inserted {
            guard connection.canSend() else { return }
            var index = glyph.id
            XftFontLoadGlyphs(connection.display, font, FcTrue, &index, 1)
        }
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
