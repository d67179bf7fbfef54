import CText
import Foundation
import LozengeCore

extension TextDecorationMetrics {
    /// Reads the metrics of `font` from its file, without rounding.
    ///
    /// `pangoFont` is in device pixels; `scale` is in pixels per point. Missing and zero values
    /// become a fraction of the size.
    init(of font: ResolvedFont, pangoFont: UnsafeMutablePointer<PangoFont>?, scale: CGFloat) {
        let hbFont = pangoFont.map { pango_font_get_hb_font($0) } ?? nil
        let unit = 1 / (CGFloat(PANGO_SCALE) * scale)
        func length(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
            var position: hb_position_t = 0
            guard let hbFont, hb_ot_metrics_get_position(hbFont, tag, &position) != 0,
                position != 0
            else { return nil }
            return CGFloat(position) * unit
        }
        let stroke = max(font.size / 18, 1 / scale)
        let underline = length(HB_OT_METRICS_TAG_UNDERLINE_SIZE).map(abs) ?? stroke
        self.init(
            underlinePosition: length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).map { -$0 }
                ?? font.size / 10,
            underlineThickness: underline,
            strikethroughPosition: length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).map { -$0 }
                ?? -font.size * 0.3,
            strikethroughThickness: length(HB_OT_METRICS_TAG_STRIKEOUT_SIZE).map(abs) ?? underline)
    }
}
