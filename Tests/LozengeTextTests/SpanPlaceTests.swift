import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Kerning and baseline offset of spans")
struct SpanPlaceTests {
    let engine = PinnedFonts.engine()

    private func span(
        _ string: String, kerning: CGFloat = 0, offset: CGFloat = 0, family: String = "Noto Sans"
    ) -> StyledText.Span {
        var span = StyledText.Span(string, font: ResolvedFont(family: family, size: 16))
        span.kerning = kerning
        span.baselineOffset = offset
        return span
    }

    private func shape(_ spans: StyledText.Span...) throws -> PangoShapedText {
        try #require(engine.shape(StyledText(spans: spans)) as? PangoShapedText)
    }

    @Test(
        "Kerning comes after every character, measured and drawn",
        arguments: [-2, 3.5] as [CGFloat])
    func kerning(points: CGFloat) throws {
        let plain = try shape(span("word"))
        let spread = try shape(span("word", kerning: points))
        let added = Int(4 * points * 1024)
        #expect(spread.content.naturalWidth == plain.content.naturalWidth + added)
        let (before, after) = (glyphs(of: plain), glyphs(of: spread))
        #expect(before.map(\.id) == after.map(\.id))
        for (index, (before, after)) in zip(before, after).enumerated() {
            #expect(abs(after.x - before.x - Float(index) * Float(points)) < 0.01)
        }
    }

    @Test("Only the span with kerning is spread")
    func kerningOfOneSpan() throws {
        let plain = try shape(span("ab"), span("cd"))
        let spread = try shape(span("ab"), span("cd", kerning: 5))
        #expect(spread.content.naturalWidth == plain.content.naturalWidth + 2 * 5 * 1024)
        #expect(glyphs(of: spread)[2].x == glyphs(of: plain)[2].x)
    }

    @Test("Spread letters make no ligatures")
    func ligatures() throws {
        let plain = try shape(span("office", family: "DejaVu Sans"))
        let spread = try shape(span("office", kerning: 1, family: "DejaVu Sans"))
        #expect(plain.content.clusters.count < 6)
        #expect(spread.content.clusters.count == 6)
    }

    @Test("The letter after a right-to-left letter is on its left")
    func rightToLeft() throws {
        let plain = glyphs(of: try shape(span("אב")))
        let spread = glyphs(of: try shape(span("אב", kerning: 4)))
        #expect(plain.map { $0.x }.count == 2)
        #expect(spread[0].x == plain[0].x + 4)
        #expect(spread[1].x == plain[1].x + 8)
    }

    @Test("Combining marks are not spread from their letters")
    func marks() throws {
        let plain = try shape(span("e\u{301}x"))
        let spread = try shape(span("e\u{301}x", kerning: 3))
        #expect(spread.content.naturalWidth == plain.content.naturalWidth + 2 * 3 * 1024)
    }

    @Test("Strongly negative kerning keeps the order of letters")
    func tooTight() throws {
        let tight = try shape(span("word word", kerning: -100))
        #expect(tight.content.naturalWidth == 0)
        #expect(tight.measure(width: 0).size.width == 0)
    }

    @Test("NaN and infinity do no harm", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notANumber(points: CGFloat) throws {
        let text = try shape(span("word", kerning: points, offset: points))
        #expect(text.measure() == (try shape(span("word"))).measure())
        #expect(try shape(span("word", kerning: points, offset: points)) === text)
    }

    @Test("Texts that differ only in kerning or offset are different")
    func cache() throws {
        let texts = try [
            shape(span("word")), shape(span("word", kerning: 1)), shape(span("word", offset: 1)),
        ]
        #expect(Set(texts.map(ObjectIdentifier.init)).count == 3)
    }

    @Test(
        "A raised or lowered text makes its line higher by as much, and is drawn there",
        arguments: [-4, 6] as [CGFloat])
    func baselineOffset(offset: CGFloat) throws {
        let plain = try shape(span("ab"), span("cd"))
        let moved = try shape(span("ab"), span("cd", offset: offset))
        let line = moved.layout().lines[0]
        let (before, after) = (plain.layout().lines[0], line)
        #expect(abs(after.frame.height - before.frame.height - abs(offset)) < 1e-6)
        #expect(abs(after.baseline - before.baseline - max(0, offset)) < 1e-6)
        let drawn = line.runs.map { $0.glyphs[0].y }
        #expect(drawn[0] == Float(after.baseline))
        #expect(abs(drawn[1] - Float(after.baseline - offset)) < 1e-4)
        #expect(moved.measure() == moved.layout().measurement)
    }

    @Test("The ellipsis is as high as the text that it replaces")
    func ellipsis() throws {
        let text = try shape(span("a long text that is cut", offset: 5))
        let glyphs = text.layout(width: 60, limit: 1).lines[0].runs.flatMap(\.glyphs)
        #expect(Set(glyphs.map(\.y)).count == 1)
    }

    private func glyphs(of text: PangoShapedText) -> [TextLayout.Glyph] {
        text.layout().lines[0].runs.flatMap(\.glyphs)
    }
}
