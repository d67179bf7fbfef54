import CText
import LozengeCore

/// The fonts of drawn text, by number.
///
/// A number stays valid as long as the engine lives, since a layout may outlive the shaped text.
final class GlyphFonts {
    private var fonts: [UnsafeMutablePointer<PangoFont>] = []

    /// The ink bounds of glyphs, by font and glyph in one number.
    ///
    /// The keys are integers because the runtime would look up the conformance of another key type
    /// in the whole program.
    private var inks: [UInt: SIMD4<Float>] = [:]

    /// The last font and its number.
    private var latest: (font: UnsafeMutablePointer<PangoFont>, number: GlyphFont)?

    isolated deinit {
        for font in fonts { g_object_unref(font) }
    }

    func number(of font: UnsafeMutablePointer<PangoFont>) -> GlyphFont {
        if let latest, latest.font == font { return latest.number }
        // Linear search: there are few fonts.
        let number = GlyphFont(id: UInt32(fonts.firstIndex(of: font) ?? add(font)))
        latest = (font, number)
        return number
    }

    private func add(_ font: UnsafeMutablePointer<PangoFont>) -> Int {
        g_object_ref(font)
        fonts.append(font)
        return fonts.count - 1
    }

    /// Returns the advance of a single glyph, in units; `nil` for an unknown font.
    func advance(of glyph: UInt32, in font: GlyphFont) -> Int? {
        guard fonts.indices.contains(Int(font.id)) else { return nil }
        return pango_font_get_hb_font(fonts[Int(font.id)]).map {
            Int(hb_font_get_glyph_h_advance($0, glyph))
        }
    }

    /// Returns the ink bounds of a glyph in pixels from its origin, y downwards: minimum x and y,
    /// then maximum x and y.
    func ink(of glyph: UInt32, in font: GlyphFont) -> SIMD4<Float> {
        let key = UInt(font.id) << 32 | UInt(glyph)
        if let ink = inks[key] { return ink }
        guard fonts.indices.contains(Int(font.id)) else { return .zero }
        // No screen shows as many glyphs; they are read again quickly.
        if inks.count >= 1 << 16 { inks = [:] }
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(fonts[Int(font.id)], glyph, &extents, nil)
        let ink =
            SIMD4<Float>(
                Float(extents.x), Float(extents.y), Float(extents.x + extents.width),
                Float(extents.y + extents.height)) / Float(PANGO_SCALE)
        inks[key] = ink
        return ink
    }

    /// Returns the pattern of a font; it lives as long as the engine.
    func pattern(of font: GlyphFont) -> OpaquePointer? {
        guard fonts.indices.contains(Int(font.id)) else { return nil }
        let fcFont = UnsafeMutableRawPointer(fonts[Int(font.id)])
            .assumingMemoryBound(to: PangoFcFont.self)
        return pango_fc_font_get_pattern(fcFont)
    }
}
