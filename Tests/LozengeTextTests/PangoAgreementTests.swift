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

    private func lineStarts(of text: PangoShapedText, width: Int) -> Set<Int> {
        var breaker = text.breaker(width: width * Clusters.unitsPerPixel)
        var starts: Set<Int> = []
        while let line = breaker.nextLine() {
            starts.insert(Int(text.content.clusters.offsets[line.clusters.lowerBound]))
        }
        return starts
    }

    private func pangoLineStarts(of text: PangoShapedText, width: Int) throws -> Set<Int> {
        let layout = try #require(pango_layout_new(text.shaper.fonts?.context))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
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
        return Set(
            (0..<pango_layout_get_line_count(layout)).compactMap { index in
                pango_layout_get_line_readonly(layout, index).map { Int($0.pointee.start_index) }
            })
    }

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
