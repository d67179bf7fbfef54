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
        pango_font_description_set_absolute_size(
            pointer, Double(font.size * scale) * Double(PANGO_SCALE))
    }

    isolated deinit { pango_font_description_free(pointer) }

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
    /// The switches as Pango and CSS write them, such as `tnum=1`.
    var openTypeSwitches: [String] {
        var switches: [String] = []
        if contains(.monospacedDigit) { switches.append("tnum=1") }
        if contains(.smallCaps) { switches.append("smcp=1") }
        return switches
    }
}
