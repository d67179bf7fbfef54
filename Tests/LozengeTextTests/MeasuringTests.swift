import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Measuring text")
struct MeasuringTests {
    let engine = PinnedFonts.engine()
    let fox = "The quick brown fox jumps over the lazy dog"

    /// In pixels, without rounding.
    private func exactWidth(_ string: String) throws -> CGFloat {
        let text = try #require(engine.shape(string) as? PangoShapedText)
        return CGFloat(text.content.naturalWidth) / CGFloat(Clusters.unitsPerPixel)
    }

    @Test("Widths of words and spaces add up to the width of the line")
    func widthsAddUp() throws {
        let parts = try ["one", " ", "two"].map(exactWidth).reduce(0, +)
        #expect(try exactWidth("one two") == parts)
        #expect(engine.shape("one two").measure().size.width == parts.rounded(.up))
    }

    @Test("Text wraps at words")
    func wraps() {
        let text = engine.shape(fox)
        #expect(
            text.lines(width: 130) == ["The quick brown", "fox jumps over", "the lazy dog"])
        #expect(text.measure(width: 130).size.height == 66)
        #expect(text.measure(width: 1000) == text.measure())
        #expect(text.measure(width: .infinity) == text.measure())
    }

    @Test(
        "A text that gets the size it measured breaks the same",
        arguments: [50, 73.3, 120, 190] as [CGFloat])
    func isStable(width: CGFloat) {
        for scale in [1, 1.25, 1.5, 2] {
            let text = PinnedFonts.engine(scale: scale).shape(fox)
            let pixels = (width * scale).rounded(.down) / scale
            let first = text.measure(width: pixels)
            let again = text.measure(width: first.size.width, height: first.size.height)
            #expect(first == again)
            #expect(text.layout(width: pixels).measurement == first)
        }
    }

    @Test("Line feeds and line separators break at any width")
    func mandatoryBreaks() {
        #expect(engine.shape("a\nb").lines(width: nil) == ["a", "b"])
        #expect(engine.shape("a\r\nb\rc").lines(width: nil) == ["a", "b", "c"])
        #expect(
            engine.shape("a\u{2028}b\u{2029}c\u{85}d").lines(width: nil) == ["a", "b", "c", "d"])
        #expect(engine.shape("a\n").lines(width: nil) == ["a", ""])
        #expect(engine.shape("a\n\nb").lines(width: 100) == ["a", "", "b"])
        #expect(engine.shape("a\n\nb").measure(width: 1).size.height == 66)
    }

    @Test("Trailing spaces count up to the proposal")
    func trailingSpaces() {
        let word = engine.shape("word").measure().size.width
        let text = engine.shape("word    ")
        #expect(text.measure().size.width > word + 15)
        #expect(text.measure(width: word + 5).size.width == word + 5)
        #expect(text.measure(width: word).size == engine.shape("word").measure().size)
    }

    @Test("A word wider than the proposal is broken by character")
    func longWord() {
        #expect(engine.shape("mmmmm").lines(width: 35) == ["mm", "mm", "m"])
        #expect(engine.shape("a mmmm").lines(width: 35) == ["a", "mm", "mm"])
    }

    @Test(
        "At width 0 there is one character to a line and no width",
        arguments: [0, -10, -CGFloat.infinity])
    func zeroWidth(width: CGFloat) {
        let text = engine.shape("Héllo")
        #expect(text.lines(width: width) == ["H", "é", "l", "l", "o"])
        #expect(text.measure(width: width).size.width == 0)
        #expect(engine.shape("👩‍👩‍👧‍👦e\u{301}a").lines(width: 0) == ["👩‍👩‍👧‍👦", "e\u{301}", "a"])
    }

    @Test("A height keeps the lines that fit, at least one, and the last ends in an ellipsis")
    func heightLimit() {
        let text = engine.shape(fox)
        #expect(text.lines(width: 130, height: 66).count == 3)
        #expect(text.lines(width: 130, height: 65) == ["The quick brown", "fox jumps over…"])
        #expect(text.lines(width: 130, height: 43) == ["The quick brow…"])
        #expect(text.lines(width: 130, height: 0) == ["The quick brow…"])
        #expect(text.lines(width: 130, height: -5) == ["The quick brow…"])
        #expect(text.measure(width: 130, height: 65).size.height == 44)
        #expect(text.measure(width: 130, height: 65).size.width <= 130)
    }

    @Test("A line limit does the same, and counts lines the author ended")
    func lineLimit() {
        let text = engine.shape(fox)
        #expect(text.lines(width: 130, limit: 1) == ["The quick brow…"])
        #expect(text.lines(width: 130, limit: 3).last == "the lazy dog")
        #expect(text.lines(width: nil, limit: 1) == [fox])
        #expect(engine.shape("one\ntwo").lines(width: nil, limit: 1) == ["one…"])
        #expect(text.lines(width: 0, limit: 2) == ["T", "…"])
        #expect(text.layout(width: 130, limit: 1).isTruncated)
        #expect(!text.layout(width: 130, limit: 3).isTruncated)
    }

    @Test("An empty text has no width and the height of a line")
    func empty() {
        let measurement = engine.shape("").measure()
        #expect(measurement.size == CGSize(width: 0, height: 22))
        #expect(measurement.firstBaseline == 17)
        #expect(engine.shape("").lines(width: 0) == [""])
        #expect(engine.shape(StyledText(spans: [])).measure().size.height > 0)
    }

    @Test("Sizes go up to a pixel, the first baseline to the nearest, the last one up")
    func pixels() {
        // Noto Sans: 1.069 em above the baseline, 0.293 em below.
        let expected: [(CGFloat, TextMeasurement)] = [
            (1, .init(size: CGSize(width: 0, height: 22), firstBaseline: 17, lastBaseline: 18)),
            (
                1.5,
                .init(
                    size: CGSize(width: 0, height: 22), firstBaseline: 26 / 1.5,
                    lastBaseline: 26 / 1.5)
            ),
            (2, .init(size: CGSize(width: 0, height: 22), firstBaseline: 17, lastBaseline: 17.5)),
        ]
        for (scale, expected) in expected {
            #expect(PinnedFonts.engine(scale: scale).shape("").measure() == expected)
        }
    }

    @Test("The style's line height separates lines but does not surround them")
    func leading() {
        var font = ResolvedFont(family: "Noto Sans", size: 16)
        font.lineHeight = 30
        let text = engine.shape(StyledText("a\nb", font: font))
        #expect(text.metrics.leading == 30 - text.metrics.ascender - text.metrics.descender)
        #expect(text.measure().size.height == 52)
        #expect(text.measure(spacing: 10).size.height == 62)
        #expect(text.measure(spacing: -10).size.height == 52)
    }

    @Test("NaN and infinity do no harm", arguments: [CGFloat.nan, .infinity])
    func notANumber(length: CGFloat) {
        let text = engine.shape(fox)
        #expect(text.measure(width: length, height: length, spacing: length) == text.measure())
    }
}
