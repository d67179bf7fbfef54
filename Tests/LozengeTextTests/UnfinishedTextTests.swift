import Foundation
import LozengeCore
import Testing
import TextFixtures

@testable import LozengeText

@Suite("Long texts shaped in parts")
struct UnfinishedTextTests {
    let engine = PinnedFonts.engine()

    private func text(_ part: RepeatedText) -> StyledText {
        StyledText(part.string, font: ResolvedFont(size: 17))
    }

    private func begin(_ text: StyledText) throws -> PangoShapedText {
        try #require(engine.begin(text) as? PangoShapedText)
    }

    private struct Line: Equatable {
        let bytes: Range<Int32>
        let width: Int
        let isHard: Bool

        init(_ line: BrokenLine, _ content: ShapedContent) {
            let offsets = content.clusters.offsets
            bytes = offsets[line.clusters.lowerBound]..<offsets[line.clusters.upperBound]
            width = line.width
            isHard = line.isHard
        }
    }

    /// The lines of a text that was shaped in one go.
    private func wholeLines(_ text: StyledText, _ shaper: Shaper, width: Int) -> [Line] {
        var content = shaper.shape(text)
        let opportunities = content.findOpportunities(language: text.language)
        var breaker = LineBreaker(
            BreakableText(content.clusters, opportunities), width: width, avoidsOrphans: true)
        var lines: [Line] = []
        while let line = breaker.nextLine() { lines.append(Line(line, content)) }
        return lines
    }

    private func lines(_ shaped: PangoShapedText, width: Int) -> [Line] {
        var breaker = shaped.breaker(width: width)
        var lines: [Line] = []
        while breaker.knowsNextLine, let line = breaker.nextLine() {
            lines.append(Line(line, shaped.content))
        }
        return lines
    }

    @Test("Shaping in parts gives the same lines as shaping at once", arguments: long)
    func sameLines(part: RepeatedText) throws {
        let text = text(part)
        let shaped = try begin(text)
        for points in [40, 300, 100_000] {
            let width = points * Clusters.unitsPerPixel
            let whole = wholeLines(text, shaped.shaper, width: width)
            let known = lines(shaped, width: width)
            #expect(known.count < whole.count)
            #expect(known == Array(whole.prefix(known.count)), "\(points) points, the beginning")
        }
        while !shaped.isFinished { shaped.shapeMore() }
        for points in [40, 300, 100_000] {
            let width = points * Clusters.unitsPerPixel
            #expect(
                lines(shaped, width: width) == wholeLines(text, shaped.shaper, width: width),
                "\(points) points")
        }
        #expect(shaped.content.naturalWidth == shaped.shaper.shape(text).naturalWidth)
    }

    @Test("At first only the beginning is shaped, then short parts", arguments: long)
    func steps(part: RepeatedText) throws {
        let shaped = try begin(text(part))
        #expect(!shaped.isFinished)
        var length = shaped.shapedLength
        #expect(length < 60_000)
        while !shaped.isFinished {
            shaped.shapeMore()
            #expect(shaped.shapedLength - length < 40_000)
            length = shaped.shapedLength
        }
        #expect(length == part.string.utf8.count)
    }

    @Test(
        "The estimated size is close to the final one, and exact for a truncated text",
        arguments: long)
    func sizes(part: RepeatedText) throws {
        let shaped = try begin(text(part))
        let whole = PinnedFonts.engine().shape(text(part))
        for width in [60, 300, nil] as [CGFloat?] {
            let guess = shaped.measure(width: width).size
            let truth = whole.measure(width: width).size
            #expect(guess.height > truth.height / 2 && guess.height < truth.height * 2)
            #expect(guess.width >= truth.width / 2 && guess.width <= truth.width * 2)
        }
        #expect(!shaped.isFinished)
        for height in [20, 100, 700] as [CGFloat] {
            let proposal = ProposedViewSize(width: 300, height: height)
            let style = ParagraphStyle()
            #expect(
                shaped.measure(in: proposal, style: style)
                    == whole.measure(in: proposal, style: style))
            #expect(
                shaped.layout(in: proposal, style: style)
                    == whole.layout(in: proposal, style: style))
        }
        #expect(!shaped.isFinished)
    }

    @Test("Requested lines are shaped")
    func room() throws {
        let part = RepeatedText("word ", 100_000)
        let shaped = try begin(text(part))
        let proposal = ProposedViewSize(width: 2000, height: 20_000)
        let style = ParagraphStyle()
        let size = shaped.measure(in: proposal, style: style)
        #expect(shaped.shapedLength > 150_000)
        #expect(size == PinnedFonts.engine().shape(text(part)).measure(in: proposal, style: style))
    }

    @Test("A request for the whole text shapes all of it")
    func finishing() throws {
        let text = text(RepeatedText("word ", 20_000))
        let begun = try begin(text)
        #expect(engine.begin(text) === begun)
        #expect(!begun.isFinished)
        #expect(engine.shape(text) === begun)
        #expect(begun.isFinished)
        let other = try begin(self.text(RepeatedText("other ", 20_000)))
        _ = other.carets(in: ProposedViewSize(width: 300, height: nil), style: ParagraphStyle())
        #expect(other.isFinished)
    }

    @Test("Several texts too large for the cache are shaped once each")
    func large() throws {
        let engine = PangoTextEngine(
            scale: 1, cacheCapacity: 1 << 16, fontConfigurationFile: Fixtures.fonts)
        let first = text(RepeatedText("one ", 20_000))
        let second = text(RepeatedText("two ", 20_000))
        let kept = (engine.begin(first), engine.begin(second))
        #expect(engine.begin(first) === kept.0)
        #expect(engine.begin(second) === kept.1)
        #expect(engine.shapedCount == 2)
    }

    nonisolated private static let long = [
        RepeatedText("The quick brown fox jumps over the lazy dog. ", 1_600),
        RepeatedText("A short line\n", 5_400), RepeatedText("\n", 70_000),
        RepeatedText("Два слова, и ещё. ", 2_500), RepeatedText("x", 70_000),
        RepeatedText("Naïve café – “quoted” text. ", 2_200),
        RepeatedText("字漢字、仮名。", 3_400), RepeatedText("שלום עולם ", 3_600),
        RepeatedText("ภาษาไทยไม่มีช่องว่าง ", 1_200), RepeatedText("👩‍👩‍👧‍👦 ", 2_800),
        RepeatedText("A paragraph that is long. \n" + String(repeating: "word ", count: 5_000), 3),
    ]
}
