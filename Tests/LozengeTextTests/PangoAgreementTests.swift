import CText
import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Agreement with Pango's own layout")
struct PangoAgreementTests {
    let engine = PinnedFonts.engine()

    @Test("At least 99 of 100 lines begin where Pango begins them")
    func breaks() throws {
        var lines = 0
        var misses: [String] = []
        for paragraph in Self.paragraphs {
            let text = try #require(engine.shape(paragraph) as? PangoShapedText)
            for width in stride(from: 40, through: 400, by: 9) {
                let ours = lineStarts(of: text, width: width)
                let theirs = try pangoLineStarts(of: text, width: width)
                lines += theirs.count
                for start in theirs.subtracting(ours) {
                    misses.append("\(paragraph.prefix(20)) at \(width): byte \(start)")
                }
            }
        }
        #expect(lines > 2500)
        #expect(Double(misses.count) < 0.01 * Double(lines), "\(misses.prefix(20))")
    }

    @Test("Arabic broken within words keeps the letters joined that Pango joins")
    func joinedLetters() throws {
        var lines = 0
        var words = 0
        var misses: [String] = []
        for paragraph in Self.arabicParagraphs {
            let text = try #require(engine.shape(paragraph) as? PangoShapedText)
            for width in stride(from: 6, through: 200, by: 7) {
                let ours = glyphs(of: text, width: width)
                for (bytes, theirs) in try pangoGlyphs(of: text, width: width) {
                    // Where the two break alike; that they mostly do is the test above.
                    guard let own = ours[bytes] else { continue }
                    lines += 1
                    if own != theirs { misses.append("\(width): \(bytes), \(own) for \(theirs)") }
                    let end = paragraph.utf8.index(paragraph.startIndex, offsetBy: bytes.upperBound)
                    if end < paragraph.endIndex, paragraph[..<end].last?.isLetter == true {
                        words += 1
                    }
                }
            }
        }
        #expect(lines > 1000)
        #expect(words > 300)
        #expect(misses.isEmpty, "\(misses.count) of \(lines): \(misses.prefix(5))")
    }

    private struct LineOfGlyphs: Equatable {
        var ids: [UInt32]
        /// In units, without whitespace at the end.
        var width: Int
    }

    /// The glyphs of each line by its bytes, sorted, for the order within a cluster is not the same.
    private func glyphs(of text: PangoShapedText, width: Int) -> [Range<Int>: LineOfGlyphs] {
        var breaker = text.breaker(width: width * Clusters.unitsPerPixel)
        let clusters = text.content.clusters
        var lines: [Range<Int>: LineOfGlyphs] = [:]
        while let line = breaker.nextLine() {
            let offsets = clusters.offsets
            let bytes =
                Int(offsets[line.clusters.lowerBound])..<Int(offsets[line.clusters.upperBound])
            let ids = VisualLine(line, of: text).runs(from: 0, baseline: 0).flatMap(\.glyphs)
            lines[bytes] = LineOfGlyphs(ids: ids.map(\.id).sorted(), width: line.contentWidth)
        }
        return lines
    }

    private func pangoGlyphs(
        of text: PangoShapedText, width: Int
    ) throws -> [(Range<Int>, LineOfGlyphs)] {
        let layout = try pangoLayout(of: text, width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let bytes = Array(text.content.source.utf8)
        return (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
            var ids: [UInt32] = []
            var width = 0
            let start = Int(line.pointee.start_index)
            var end = start + Int(line.pointee.length)
            while end > start, bytes[end - 1] == 0x20 { end -= 1 }
            var link = line.pointee.runs
            while let run = link?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                link = link?.pointee.next
                guard let string = run.pointee.glyphs, let item = run.pointee.item else { continue }
                for glyph in 0..<Int(string.pointee.num_glyphs) {
                    let offset =
                        Int(item.pointee.offset) + Int(string.pointee.log_clusters[glyph])
                    let id = string.pointee.glyphs[glyph].glyph
                    if offset < end {
                        width += Int(string.pointee.glyphs[glyph].geometry.width)
                    }
                    if bytes[offset] != 0x20, id < 0x0FFF_FFFF { ids.append(id) }
                }
            }
            return (
                start..<start + Int(line.pointee.length),
                LineOfGlyphs(ids: ids.sorted(), width: width)
            )
        }
    }

    private func lineStarts(of text: PangoShapedText, width: Int) -> Set<Int> {
        var breaker = text.breaker(width: width * Clusters.unitsPerPixel)
        var starts: Set<Int> = []
        while let line = breaker.nextLine() {
            starts.insert(Int(text.content.clusters.offsets[line.clusters.lowerBound]))
        }
        return starts
    }

    private func pangoLineStarts(of text: PangoShapedText, width: Int) throws -> Set<Int> {
        let layout = try pangoLayout(of: text, width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        return Set(
            (0..<pango_layout_get_line_count(layout)).compactMap { index in
                pango_layout_get_line_readonly(layout, index).map { Int($0.pointee.start_index) }
            })
    }

    private func pangoLayout(of text: PangoShapedText, width: Int) throws -> OpaquePointer {
        let layout = try #require(pango_layout_new(text.shaper.fonts?.context))
        let font = try #require(text.text.spans.first?.font)
        pango_layout_set_font_description(
            layout, text.shaper.primaryFont(for: font).description?.pointer)
        pango_layout_set_text(layout, text.content.source, -1)
        // Pango would put a hyphen where it breaks within a word.
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
        return layout
    }

    private static let arabicParagraphs = [
        "هذا نص عربي قصير ينكسر إلى أسطر عند الكلمات، وفيه رقم 123 وكلمة English في الوسط.",
        "المستشفيات والاستقلالية والمسؤوليات الاجتماعية لا تتعارض مع الحريات الشخصية",
        "بِسْمِ ٱللَّهِ الرَّحْمَٰنِ الرَّحِيمِ، لا إله إلا الله",
        "یہ اردو کا ایک جملہ ہے جو سطروں میں ٹوٹتا ہے",
    ]

    private static let paragraphs = [
        """
        The window proposes a size to its content, and the content answers with the size it takes. \
        A view may be larger than what it was offered; then it is centred, and nobody complains. \
        Hit points: 27/35 (−8), armour class 17, speed 30 ft.; see “Combat”, p. 189—or don’t.
        """,
        """
        Le texte est mis en forme une seule fois ; ensuite, on ne fait que couper les lignes. « Bien \
        sûr », dit-elle, l’espace insécable compte aussi : 1 000 points d’expérience !
        """,
        """
        Die Donaudampfschifffahrtsgesellschaftskapitänsmütze liegt auf dem Tisch, und niemand weiß, \
        wem sie gehört. https://example.org/a/very/long/path?with=query&and=more#fragment
        """,
        "Ελληνικά και русский текст вместе, 12,5 % и 3/4, а также e‑mail‑адрес user@example.org.",
        "ข้อความภาษาไทยไม่มีช่องว่างระหว่างคำ จึงต้องใช้พจนานุกรมในการตัดคำ และต้องไม่ตัดกลางสระ",
        "यह एक छोटा अनुच्छेद है जो पंक्तियों में टूटता है, और संयुक्ताक्षर कभी नहीं टूटते।",
        "هذا نص عربي قصير ينكسر إلى أسطر عند الكلمات، وفيه رقم 123 وكلمة English في الوسط.",
        "זהו טקסט בעברית שנשבר לשורות, עם מספר 456 ועם מילה באנגלית: Lozenge, באמצע.",
        "Emoji 😀 👩‍👩‍👧‍👦 and flags 🇩🇪🇫🇷 stay whole, even at the end of a line 👍🏽.\nA second paragraph.",
    ]
}
