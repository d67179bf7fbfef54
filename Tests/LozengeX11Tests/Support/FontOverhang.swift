import CText
import LozengeCore
import Testing

@testable import LozengeText

/// The overhang of a text's characters beyond their boxes in pixels, as their fonts define it.
///
/// Measured by Pango, for the text on one line: our own layout has no part in it.
struct FontOverhang {
    private(set) var left = 0.0
    private(set) var right = 0.0
    /// The overhang above and below the lines of the requested font.
    ///
    /// Substitute fonts have none, because lines grow for them.
    private(set) var top = 0.0
    private(set) var bottom = 0.0

    init(of text: any ShapedText) throws {
        let text = try #require(text as? PangoShapedText)
        let fonts = try #require(text.shaper.fonts)
        let language = text.text.language
        let primary = text.shaper.primaryFont(for: text.text.spans[0].font, language: language)
        fonts.prepare(font: primary.description?.pointer, language: language)
        let layout = try #require(pango_layout_new(fonts.context))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, primary.description?.pointer)
        pango_layout_set_text(layout, text.content.source, -1)

        // 1. The extent of each Swift character: a mark has none, but its letter has.
        var characters: [Extent] = []
        for character in text.content.source {
            let start = characters.last?.bytes.upperBound ?? 0
            characters.append(Extent(bytes: start..<start + character.utf8.count))
        }
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
            let byte = Int(pango_layout_iter_get_index(iterator))
            guard let index = characters.firstIndex(where: { $0.bytes.contains(byte) }) else {
                continue
            }
            var ink = PangoRectangle()
            var logical = PangoRectangle()
            pango_layout_iter_get_cluster_extents(iterator, &ink, &logical)
            let isPrimary = run.pointee.item.pointee.analysis.font == primary.font
            characters[index].add(
                ink, logical, baseline: pango_layout_iter_get_baseline(iterator),
                isPrimary: isPrimary)
        } while pango_layout_iter_next_cluster(iterator) != 0

        // 2. The overhang beyond it.
        let scale = Double(text.shaper.scale)
        for character in characters where character.left <= character.right {
            left = max(left, pixels(character.minX - character.left))
            right = max(right, pixels(character.right - character.maxX))
            let metrics = primary.metrics
            top = max(top, pixels(character.above) - Double(metrics.ascender) * scale)
            bottom = max(bottom, pixels(character.below) - Double(metrics.descender) * scale)
        }
    }

    /// A character's box and ink on the line, in Pango's units.
    private struct Extent {
        let bytes: Range<Int>
        var (minX, maxX) = (Int32.max, Int32.min)
        var (left, right) = (Int32.max, Int32.min)
        /// The extent of the ink of the requested font above and below the baseline.
        var (above, below) = (Int32(0), Int32(0))

        init(bytes: Range<Int>) { self.bytes = bytes }

        mutating func add(
            _ ink: PangoRectangle, _ logical: PangoRectangle, baseline: Int32, isPrimary: Bool
        ) {
            minX = min(minX, logical.x)
            maxX = max(maxX, logical.x + logical.width)
            guard ink.width > 0 else { return }
            left = min(left, ink.x)
            right = max(right, ink.x + ink.width)
            guard isPrimary else { return }
            above = max(above, baseline - ink.y)
            below = max(below, ink.y + ink.height - baseline)
        }
    }

    private func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
