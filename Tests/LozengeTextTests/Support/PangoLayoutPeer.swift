import CText
import LozengeCore
import Testing

@testable import LozengeText

/// Pango's own layout of a text in one font, for comparison with ours.
final class PangoLayoutPeer {
    private let layout: OpaquePointer
    private let source: [UInt8]

    /// The visible glyphs of a line.
    struct Glyphs: Equatable {
        /// From left to right.
        var ids: [UInt32]
        /// In units, without whitespace at the end.
        var width: Int
    }

    /// The layout of the first span's font and the text's language, not limited in width.
    init(_ text: PangoShapedText) throws {
        let fonts = try #require(text.shaper.fonts)
        let font = try #require(text.text.spans.first?.font)
        let language = text.text.language
        let primary = text.shaper.primaryFont(for: font, language: language)
        let description = primary.description?.pointer
        fonts.prepare(font: description, language: language)
        layout = try #require(pango_layout_new(fonts.context))
        source = Array(text.content.source.utf8)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text.content.source, -1)
        // Pango would put a hyphen where it breaks within a word.
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The width of the longest line in units.
    func naturalWidth() -> Int {
        pango_layout_set_width(layout, -1)
        var size = PangoRectangle()
        pango_layout_get_extents(layout, nil, &size)
        return Int(size.width)
    }

    /// Returns the starts of lines that are at most `width` pixels wide, in bytes.
    func lineStarts(width: Int) -> [Int] {
        lines(width: width) { Int($0.start_index) }
    }

    /// Returns the glyphs of the lines, by their bytes.
    func glyphs(width: Int) -> [(bytes: Range<Int>, glyphs: Glyphs)] {
        lines(width: width) { line in
            let bytes = Int(line.start_index)..<Int(line.start_index + line.length)
            return (bytes, glyphs(of: line, in: bytes))
        }
    }

    /// Returns every visible glyph of the text on one line, from left to right, in units.
    func placedGlyphs() -> [PlacedGlyph] {
        pango_layout_set_width(layout, -1)
        var placed: [PlacedGlyph] = []
        var x = 0
        var link = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
        while let run = link?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
            link = link?.pointee.next
            guard let string = run.pointee.glyphs, let item = run.pointee.item else { continue }
            for index in 0..<Int(string.pointee.num_glyphs) {
                let info = string.pointee.glyphs[index]
                let offset = Int(item.pointee.offset) + Int(string.pointee.log_clusters[index])
                if source[offset] != 0x20, info.glyph < 0x0FFF_FFFF {
                    placed.append(
                        PlacedGlyph(
                            id: info.glyph, x: x + Int(info.geometry.x_offset),
                            y: Int(info.geometry.y_offset)))
                }
                x += Int(info.geometry.width)
            }
        }
        return placed
    }

    /// A glyph and its position in units from the line's left and its baseline.
    struct PlacedGlyph: Equatable {
        var id: UInt32
        var x: Int
        var y: Int
    }

    private func lines<Value>(width: Int, _ body: (PangoLayoutLine) -> Value) -> [Value] {
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
        return (0..<pango_layout_get_line_count(layout)).compactMap { index in
            pango_layout_get_line_readonly(layout, index).map { body($0.pointee) }
        }
    }

    private func glyphs(of line: PangoLayoutLine, in bytes: Range<Int>) -> Glyphs {
        var glyphs = Glyphs(ids: [], width: 0)
        var end = bytes.upperBound
        while end > bytes.lowerBound, source[end - 1] == 0x20 { end -= 1 }
        var link = line.runs
        while let run = link?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
            link = link?.pointee.next
            guard let string = run.pointee.glyphs, let item = run.pointee.item else { continue }
            for glyph in 0..<Int(string.pointee.num_glyphs) {
                let offset = Int(item.pointee.offset) + Int(string.pointee.log_clusters[glyph])
                let id = string.pointee.glyphs[glyph].glyph
                if offset < end {
                    glyphs.width += Int(string.pointee.glyphs[glyph].geometry.width)
                }
                if source[offset] != 0x20, id < 0x0FFF_FFFF { glyphs.ids.append(id) }
            }
        }
        return glyphs
    }
}

extension PangoShapedText {
    /// Returns the starts of lines that are at most `width` pixels wide, in bytes.
    ///
    /// Lines take as much as fits: no word is moved down to a single one, as in Pango.
    func lineStarts(width: Int) -> [Int] {
        brokenLines(width: width).map { Int(content.clusters.offsets[$0.clusters.lowerBound]) }
    }

    func brokenLines(width: Int) -> [BrokenLine] {
        brokenLines(units: width * Clusters.unitsPerPixel)
    }

    func brokenLines(units: Int) -> [BrokenLine] {
        var breaker = breaker(width: units, avoidsOrphans: false)
        var lines: [BrokenLine] = []
        while let line = breaker.nextLine() { lines.append(line) }
        return lines
    }
}
