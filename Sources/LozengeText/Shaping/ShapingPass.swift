import CText
import Foundation
import LozengeCore

/// The pass over the spans of a text that makes arrays of clusters and glyphs.
struct ShapingPass {
    var content: ShapedContent

    private let spans: [StyledText.Span]
    private let fonts: ShortList<PrimaryFont>
    private let shaper: Shaper
    private let language: String
    /// The direction of paragraphs; `nil` for that of their first letter.
    private let direction: LayoutDirection?
    /// True if there is one span that needs no Pango attributes.
    private let isPlain: Bool

    /// The ends of the spans in bytes of the source; empty for a single span.
    private let ends: [Int]
    private var span = 0
    private var isRightToLeft = false
    private var units: SpanUnits

    init(
        spans: [StyledText.Span], language: String, direction: LayoutDirection?,
        fonts: ShortList<PrimaryFont>, source: String, capacity: Int, shaper: Shaper
    ) {
        self.spans = spans
        self.fonts = fonts
        self.shaper = shaper
        self.language = language
        self.direction = direction
        isPlain = !FontAttributes.areNeeded(for: spans)
        units = SpanUnits(spans[0], scale: shaper.scale)
        var end = 0
        var ends: [Int] = []
        if spans.count > 1 {
            for span in spans {
                end += Shaper.source(of: [span]).utf8.count
                ends.append(end)
            }
        }
        self.ends = ends
        // Source: the default tab interval of NSParagraphStyle, 28 points.
        let tabAdvance = 28 * shaper.scale * CGFloat(Clusters.unitsPerPixel)
        content = ShapedContent(source: source, capacity: capacity, tabAdvance: Int(tabAdvance))
        beginSpan()
    }

    /// Shapes the next paragraph of `text`.
    mutating func shape(_ paragraph: Paragraph, of text: UnsafeBufferPointer<UInt8>) {
        let first = content.clusters.count
        begin(paragraph, of: text)
        shape(section: paragraph.bytes, of: paragraph, in: text)
        end(paragraph, from: first)
    }

    /// Determines the direction of the next paragraph of `text`.
    mutating func begin(_ paragraph: Paragraph, of text: UnsafeBufferPointer<UInt8>) {
        if let direction {
            isRightToLeft = direction == .rightToLeft
        } else if !paragraph.continuesDirection {
            isRightToLeft = text.isRightToLeft(paragraph.bytes)
        }
    }

    /// Shapes the next section of a paragraph.
    mutating func shape(
        section: Range<Int>, of paragraph: Paragraph, in text: UnsafeBufferPointer<UInt8>
    ) {
        if let collection = shaper.fonts, !collection.isEmpty {
            shape(section, of: paragraph.bytes, in: text, with: collection)
        } else {
            append(missing: section, of: text)
        }
    }

    /// Adds the shaped part of a paragraph that continues.
    mutating func show(_ paragraph: Paragraph, from firstCluster: Int) {
        content.show(paragraph, from: firstCluster)
    }

    /// Adds a paragraph that is completely shaped.
    mutating func end(_ paragraph: Paragraph, from firstCluster: Int) {
        if paragraph.hasSeparator { enterSpan(at: paragraph.bytes.upperBound) }
        content.end(paragraph, from: firstCluster)
    }

    /// Shapes a part of a paragraph as if it stood on a separate line.
    mutating func shape(
        _ part: Range<Int>, of paragraph: Range<Int>, isRightToLeft: Bool,
        in text: UnsafeBufferPointer<UInt8>
    ) {
        guard let collection = shaper.fonts, !collection.isEmpty else { return }
        self.isRightToLeft = isRightToLeft
        enterSpan(at: part.lowerBound)
        shape(part, of: paragraph, in: text, with: collection)
        content.endPart()
    }

    private mutating func shape(
        _ part: Range<Int>, of paragraph: Range<Int>, in text: UnsafeBufferPointer<UInt8>,
        with collection: FontCollection
    ) {
        // 1. Plain text with a cached item.
        let bytes = UnsafeBufferPointer(rebasing: text[part])
        let plain = isPlain && !isRightToLeft ? PlainText(bytes) : nil
        if let plain, let item = fonts[0].plainItems.item(for: plain) {
            append(item, bytes: part, of: paragraph, in: text)
            return
        }

        // 2. Other text is itemised.
        collection.prepare(font: fonts[0].description?.pointer, language: language)
        let items = collection.itemize(
            bytes, isRightToLeft: isRightToLeft, attributes: attributes(of: part))
        defer { g_list_free(items) }
        var link = items
        while let item = link?.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
            let start = part.lowerBound + Int(item.pointee.offset)
            let bytes = start..<start + Int(item.pointee.length)
            append(item, bytes: bytes, of: paragraph, in: text)
            let isKept =
                if let plain, bytes == part {
                    fonts[0].plainItems.keep(item, for: plain)
                } else { false }
            if !isKept { pango_item_free(item) }
            link = link?.pointee.next
        }
    }

    private func attributes(of part: Range<Int>) -> FontAttributes? {
        guard !isPlain, !part.isEmpty else { return nil }
        let attributes = FontAttributes()
        var index = span
        var start = index > 0 ? ends[index - 1] : 0
        while index < spans.count, start < part.upperBound {
            let end = ends.isEmpty ? part.upperBound : ends[index]
            let range = (start..<end).clamped(to: part)
            if !range.isEmpty {
                let first = range.lowerBound - part.lowerBound
                attributes?.append(
                    fonts[index], spans[index], over: first..<first + range.count)
            }
            start = end
            index += 1
        }
        return attributes
    }

    private mutating func append(
        _ item: UnsafeMutablePointer<PangoItem>, bytes: Range<Int>, of paragraph: Range<Int>,
        in text: UnsafeBufferPointer<UInt8>
    ) {
        enterSpan(at: bytes.lowerBound)
        guard let font = item.pointee.analysis.font, let collection = shaper.fonts else {
            return append(missing: bytes, of: text)
        }
        let first = content.clusters.count
        if let attachment = spans[span].attachment {
            append(attachment, bytes)
        } else if bytes.count <= UnsafeBufferPointer<UInt8>.pieceLength {
            append(bytes, of: paragraph, in: text, as: &item.pointee.analysis, collection, font)
        } else {
            for piece in text.pieces(of: bytes) {
                append(piece, of: paragraph, in: text, as: &item.pointee.analysis, collection, font)
            }
        }
        content.runs.append(
            ShapedRun(
                clusters: first..<content.clusters.count,
                font: collection.numbers.number(of: font), level: item.pointee.analysis.level,
                baseLevel: isRightToLeft ? 1 : 0, span: span))
    }

    private mutating func append(
        _ bytes: Range<Int>, of paragraph: Range<Int>, in text: UnsafeBufferPointer<UInt8>,
        as analysis: inout PangoAnalysis, _ collection: FontCollection,
        _ font: UnsafeMutablePointer<PangoFont>
    ) {
        let first = content.clusters.count
        let inParagraph =
            bytes.lowerBound - paragraph.lowerBound..<bytes.upperBound - paragraph.lowerBound
        guard
            let glyphs = collection.shape(
                inParagraph, of: UnsafeBufferPointer(rebasing: text[paragraph]), as: &analysis)
        else { return }
        content.append(
            glyphs, of: bytes, in: text, isRightToLeft: analysis.level % 2 == 1, moved: units)
        if font != fonts[span].font {
            growLines(for: glyphs, in: font, clusters: first..<content.clusters.count)
        }
    }

    /// Adds an attachment: a cluster without visible glyphs.
    private mutating func append(_ attachment: TextAttachment, _ bytes: Range<Int>) {
        let first = content.clusters.count
        if content.clusters.glyphs.isIdentity {
            content.glyphs.append(
                ShapedGlyph(id: ShapedGlyph.blank, advance: 0, xOffset: 0, yOffset: 0))
        }
        let advance = attachment.size.width * shaper.scale * CGFloat(Clusters.unitsPerPixel)
        content.clusters.append(
            advance: max(0, Int(min(advance.rounded(), 1e9)) + units.kerning),
            to: bytes.upperBound, glyph: content.glyphs.count)
        let offset = spans[span].finiteBaselineOffset
        let floor = LineHeights.Extent(fonts[span].metrics, offset: offset)
        let (ascent, descent) = (attachment.ascent + offset, attachment.descent - offset)
        if ascent > floor.ascent || descent > floor.descent {
            content.heights.appendException(
                ascent: ascent, descent: descent, for: first..<content.clusters.count)
        }
    }

    /// Makes lines higher for the ink of a substitute font.
    ///
    /// Its ink counts and not its metrics, so that an emoji does not increase the line height; at
    /// most one em above and below, so that piled-up marks cannot increase it without limit.
    private mutating func growLines(
        for glyphs: UnsafeMutablePointer<PangoGlyphString>,
        in font: UnsafeMutablePointer<PangoFont>, clusters: Range<Int>
    ) {
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        let unit = 1 / (CGFloat(Clusters.unitsPerPixel) * shaper.scale)
        let offset = spans[span].finiteBaselineOffset
        let floor = LineHeights.Extent(fonts[span].metrics, offset: offset)
        let em = spans[span].font.size
        let ascent = min(CGFloat(-ink.y) * unit + offset, floor.ascent + em)
        let descent = min(CGFloat(ink.y + ink.height) * unit - offset, floor.descent + em)
        if ascent > floor.ascent || descent > floor.descent {
            content.heights.appendException(ascent: ascent, descent: descent, for: clusters)
        }
    }

    /// Adds characters that no font has, with a plausible width and no glyph.
    private mutating func append(missing bytes: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        let advance = 0.6 * spans[span].font.size * shaper.scale * CGFloat(Clusters.unitsPerPixel)
        for start in bytes where !text.continuesScalar(at: start) {
            content.clusters.append(
                advance: max(0, Int(advance) + units.kerning),
                traits: text.isWhitespace(at: start) ? .whitespace : [],
                to: text.scalarEnd(after: start), glyph: content.glyphs.count)
        }
    }

    /// Moves to the span of the byte at `offset`.
    private mutating func enterSpan(at offset: Int) {
        guard span + 1 < spans.count, ends[span] <= offset else { return }
        while span + 1 < spans.count, ends[span] <= offset { span += 1 }
        beginSpan()
    }

    private mutating func beginSpan() {
        units = SpanUnits(spans[span], scale: shaper.scale)
        content.heights.append(
            .init(fonts[span].metrics, offset: spans[span].finiteBaselineOffset),
            from: content.clusters.count)
    }
}
