import CText
import Foundation
import LozengeCore

/// A Pango font description.
final class FontDescription {
    let pointer: OpaquePointer

    /// Describes `font` in device pixels; `scale` is in pixels per point.
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
        // If the font has no small capitals, Pango scales capitals down.
        pango_font_description_set_variant(pointer, font.features.variant)
        pango_font_description_set_absolute_size(
            pointer, Double(font.size * scale) * Double(PANGO_SCALE))
    }

    isolated deinit { pango_font_description_free(pointer) }

    /// Uses the small capitals of `font` if it has them, instead of Pango's.
    func leaveCapitals(to font: UnsafeMutablePointer<PangoFont>) {
        guard pango_font_description_get_variant(pointer) == PANGO_VARIANT_UNICASE,
            font.hasFeature("c2sc")
        else { return }
        pango_font_description_set_variant(pointer, PANGO_VARIANT_NORMAL)
    }

    /// Returns the family for the font's design.
    ///
    /// The rounded design uses the system family, since no Linux distribution installs a rounded
    /// one.
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
        // Pango's variant for this case needs a feature that few fonts have; see
        // ``FontDescription/leaveCapitals(to:)``.
        case (false, true): PANGO_VARIANT_UNICASE
        case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }
}

extension UnsafeMutablePointer<PangoFont> {
    /// Returns true if the font has the OpenType feature `name`.
    fileprivate func hasFeature(_ name: String) -> Bool {
        guard let face = hb_font_get_face(pango_font_get_hb_font(self)) else { return false }
        let substitutions = hb_tag_from_string("GSUB", 4)
        var count = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
        return tags.contains(hb_tag_from_string(name, -1))
    }
}
