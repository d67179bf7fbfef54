import CText
import Foundation
import LozengeCore

/// A font as Pango is asked for it.
final class FontDescription {
    let pointer: OpaquePointer

    /// Describes `font` in device pixels, of which a point has `scale`.
    init?(_ font: ResolvedFont, systemFamily: String, scale: CGFloat) {
        guard let pointer = pango_font_description_new() else { return nil }
        self.pointer = pointer
        pango_font_description_set_family(pointer, Self.family(of: font, system: systemFamily))
        pango_font_description_set_weight(
            pointer, PangoWeight(rawValue: PangoWeight.RawValue(font.weight.value)))
        pango_font_description_set_style(
            pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(
            pointer, PangoStretch(rawValue: PangoStretch.RawValue(font.width.value - 1)))
        // Capitals that the font does not have in small, Pango makes smaller itself.
        pango_font_description_set_variant(pointer, font.features.variant)
        pango_font_description_set_absolute_size(
            pointer, Double(font.size * scale) * Double(PANGO_SCALE))
    }

    isolated deinit { pango_font_description_free(pointer) }

    /// Has small capitals for capitals come from `font`, if it has them, and not from Pango.
    func leaveCapitals(to font: UnsafeMutablePointer<PangoFont>) {
        guard pango_font_description_get_variant(pointer) == PANGO_VARIANT_UNICASE,
            font.hasFeature("c2sc")
        else { return }
        pango_font_description_set_variant(pointer, PANGO_VARIANT_NORMAL)
    }

    /// No rounded family comes with any Linux distribution, so that design stays the desktop's.
    private static func family(of font: ResolvedFont, system: String) -> String {
        if let family = font.family { return family }
        return switch font.design {
        case .default, .rounded: system
        case .serif: "serif"
        case .monospaced: "monospace"
        }
    }
}

extension ResolvedFont.Features {
    fileprivate var variant: PangoVariant {
        switch (contains(.lowercaseSmallCaps), contains(.uppercaseSmallCaps)) {
        case (false, false): PANGO_VARIANT_NORMAL
        case (true, false): PANGO_VARIANT_SMALL_CAPS
        // What Pango calls so needs a feature that few fonts have; see ``FontDescription/leaveCapitals(to:)``.
        case (false, true): PANGO_VARIANT_UNICASE
        case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }
}

extension UnsafeMutablePointer<PangoFont> {
    /// Whether the font can put other glyphs in place of its own by this OpenType feature.
    fileprivate func hasFeature(_ name: String) -> Bool {
        guard let face = hb_font_get_face(pango_font_get_hb_font(self)) else { return false }
        let substitutions = hb_tag_from_string("GSUB", 4)
        var count = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
        return tags.contains(hb_tag_from_string(name, -1))
    }
}
