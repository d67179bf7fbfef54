import CText
import LozengeCore

/// The numbers by which drawn text names its fonts.
///
/// A number stays valid for as long as the engine lives, since drawn text may outlive the shaped.
final class GlyphFonts {
    private var fonts: [UnsafeMutablePointer<PangoFont>] = []

    /// Where the ink of glyphs is that were asked for, by font and glyph in one number: for another type
    /// of keys Swift would look through all of a program's types.
    private var inks: [UInt: SIMD4<Float>] = [:]

    /// What was asked for last.
    private var latest: (font: UnsafeMutablePointer<PangoFont>, number: GlyphFont)?

    isolated deinit {
        for font in fonts { g_object_unref(font) }
    }

    func number(of font: UnsafeMutablePointer<PangoFont>) -> GlyphFont {
        if let latest, latest.font == font { return latest.number }
        // There are few, even where every letter has another one.
        let number = GlyphFont(id: UInt32(fonts.firstIndex(of: font) ?? add(font)))
        latest = (font, number)
        return number
    }

    private func add(_ font: UnsafeMutablePointer<PangoFont>) -> Int {
        g_object_ref(font)
        fonts.append(font)
        return fonts.count - 1
    }

    /// How far a glyph moves the pen when it is alone, in units; `nil` for a font of other numbers.
    func advance(of glyph: UInt32, in font: GlyphFont) -> Int? {
        guard fonts.indices.contains(Int(font.id)) else { return nil }
        return pango_font_get_hb_font(fonts[Int(font.id)]).map {
            Int(hb_font_get_glyph_h_advance($0, glyph))
        }
    }

    /// The rectangle around a glyph's ink, in pixels from where it stands, y growing downwards: the
    /// least x and y, then the greatest.
    func ink(of glyph: UInt32, in font: GlyphFont) -> SIMD4<Float> {
        let key = UInt(font.id) << 32 | UInt(glyph)
        if let ink = inks[key] { return ink }
        guard fonts.indices.contains(Int(font.id)) else { return .zero }
        // Far fewer are on any screen; asking again is cheap.
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

    /// The pattern that Fontconfig resolved the font to; it lives as long as the engine.
    func pattern(of font: GlyphFont) -> OpaquePointer? {
        guard fonts.indices.contains(Int(font.id)) else { return nil }
        let fcFont = UnsafeMutableRawPointer(fonts[Int(font.id)])
            .assumingMemoryBound(to: PangoFcFont.self)
        return pango_fc_font_get_pattern(fcFont)
    }
}
