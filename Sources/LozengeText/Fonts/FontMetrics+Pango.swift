import CText
import Foundation
import LozengeCore

extension FontMetrics {
    /// Reads the metrics of `font` from its file, without rounding.
    ///
    /// HarfBuzz reads them, since `pango_font_get_metrics` would also shape a sample text.
    /// `pangoFont` is in device pixels; `scale` is in pixels per point.
    init(of font: ResolvedFont, pangoFont: UnsafeMutablePointer<PangoFont>?, scale: CGFloat) {
        self.init(missing: font, scale: scale)
        guard let pangoFont, let hbFont = pango_font_get_hb_font(pangoFont) else { return }
        let unit = 1 / (CGFloat(PANGO_SCALE) * scale)

        var extents = hb_font_extents_t()
        if hb_font_get_h_extents(hbFont, &extents) != 0 {
            // The sign of the descender differs between fonts.
            let (above, below) = (abs(CGFloat(extents.ascender)), abs(CGFloat(extents.descender)))
            if above + below > 0 {
                ascender = above * unit
                descender = below * unit
                leading = max(0, CGFloat(extents.line_gap)) * unit
            }
        }
        var height: hb_position_t = 0
        if hb_ot_metrics_get_position(hbFont, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0,
            height != 0
        {
            capHeight = abs(CGFloat(height)) * unit
        }
        if let lineHeight = font.lineHeight { leading = lineHeight - (ascender + descender) }
        leading = max(0, leading + font.leading.change + font.extraLeading)
    }

    /// Creates plausible metrics for a missing font.
    private init(missing font: ResolvedFont, scale: CGFloat) {
        self.init(
            ascender: 0.95 * font.size, descender: 0.25 * font.size, capHeight: 0.7 * font.size,
            leading: max(
                0,
                (font.lineHeight ?? 0) - 1.2 * font.size + font.leading.change
                    + font.extraLeading),
            pixelLength: 1 / scale)
    }
}
