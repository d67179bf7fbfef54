import CText
import LozengeCore
import Testing

@testable import LozengeText

/// How far the ink of a text's characters leaves their boxes in pixels, as their fonts have it.
///
/// Asked of Pango, for the text on one line: our own layout has no part in it.
struct FontOverhang {
    private(set) var left = 0.0
    private(set) var right = 0.0
    /// Above and below the lines of the font that was asked for; what other fonts stand in with has
    /// no such excuse, since lines grow for it.
    private(set) var top = 0.0
    private(set) var bottom = 0.0

    init(of text: any ShapedText) throws {
        let text = try #require(text as? PangoShapedText)
        let fonts = try #require(text.shaper.fonts)
        let primary = text.shaper.primaryFont(for: text.text.spans[0].font)
        fonts.prepare(font: primary.description?.pointer, language: text.text.language)
        let layout = try #require(pango_layout_new(fonts.context))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, primary.description?.pointer)
        pango_layout_set_text(layout, text.content.source, -1)

        let metrics = primary.metrics
        let scale = Double(text.shaper.scale)
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
            var ink = PangoRectangle()
            var logical = PangoRectangle()
            pango_layout_iter_get_cluster_extents(iterator, &ink, &logical)
            guard ink.width > 0 else { continue }
            left = max(left, pixels(logical.x - ink.x))
            right = max(right, pixels(ink.x + ink.width - logical.x - logical.width))
            guard run.pointee.item.pointee.analysis.font == primary.font else { continue }
            let baseline = pango_layout_iter_get_baseline(iterator)
            let above = pixels(baseline - ink.y) - Double(metrics.ascender) * scale
            let below = pixels(ink.y + ink.height - baseline) - Double(metrics.descender) * scale
            top = max(top, above)
            bottom = max(bottom, below)
        } while pango_layout_iter_next_cluster(iterator) != 0
    }

    private func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
