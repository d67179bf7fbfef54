import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Truncated texts")
struct TruncatedTextTests {
    let engine = PinnedFonts.engine()
    let fox = "The quick brown fox jumps over the lazy dog"

    @Test("The last line is cut at its head, in its middle or at its tail")
    func modes() {
        let text = engine.shape(fox)
        func lines(_ mode: TextTruncation, limit: Int) -> [String] {
            text.layout(width: 130, limit: limit, truncation: mode).lines.map(\.string)
        }
        #expect(lines(.tail, limit: 1) == ["The quick brow…"])
        #expect(lines(.head, limit: 1) == ["…er the lazy dog"])
        #expect(lines(.middle, limit: 1) == ["The qui…azy dog"])
        #expect(lines(.head, limit: 2) == ["The quick brown", "…er the lazy dog"])
        #expect(lines(.middle, limit: 2) == ["The quick brown", "fox jum…azy dog"])
        #expect(lines(.head, limit: 3).last == "the lazy dog")
    }

    @Test(
        "Words that are kept whole wrap, and are one truncated line where the widest does not fit")
    func wholeWords() {
        let text = engine.shape("An encyclopaedia of foxes")
        func lines(_ width: CGFloat) -> [String] {
            var style = ParagraphStyle()
            style.keepsWords = true
            return text.layout(in: ProposedViewSize(width: width, height: nil), style: style)
                .lines.map(\.string)
        }
        #expect(lines(400) == ["An encyclopaedia of foxes"])
        #expect(lines(130) == ["An", "encyclopaedia of", "foxes"])
        #expect(text.lines(width: 80).count > 3)
        #expect(lines(80).count == 1 && lines(80).allSatisfy { $0.hasSuffix("…") })
    }

    @Test("The end of a text in several paragraphs is the end of the last")
    func paragraphs() {
        let text = engine.shape("one\ntwo\nthree\n")
        func lines(_ mode: TextTruncation) -> [String] {
            text.layout(limit: 2, truncation: mode).lines.map(\.string)
        }
        #expect(lines(.head) == ["one", "…three"])
        #expect(lines(.middle) == ["one", "two…three"])
        #expect(lines(.tail) == ["one", "two…"])
    }

    @Test("The head of right-to-left text is at the right")
    func rightToLeft() throws {
        let text = engine.shape("אבגד הוזח")
        let head = text.layout(width: 50, limit: 1, truncation: .head).lines[0]
        #expect(head.string.hasPrefix("…"))
        #expect(head.string.hasSuffix("וזח"))
        let id = try #require(engine.shape("…").layout().lines[0].runs.first?.glyphs.first?.id)
        let xs = head.runs.flatMap(\.glyphs).map(\.x)
        let ellipsis = try #require(head.runs.flatMap(\.glyphs).first { $0.id == id })
        #expect(ellipsis.x == xs.max())
    }

    @Test("The ellipsis is in the font of the adjacent text")
    func fonts() throws {
        let text = engine.shape(
            StyledText(spans: [
                .init("small small ", font: ResolvedFont(family: "Noto Sans", size: 10)),
                .init("LARGE LARGE", font: ResolvedFont(family: "Noto Sans", size: 30)),
            ]))
        func spans(_ width: CGFloat, _ mode: TextTruncation) -> [Int] {
            text.layout(width: width, limit: 1, truncation: mode).lines[0].runs.map(\.span)
        }
        #expect(spans(40, .tail) == [0])
        #expect(spans(150, .tail) == [0, 1])
        #expect(spans(100, .head) == [1])
        #expect(spans(240, .head) == [0, 1])
        #expect(spans(100, .middle) == [0, 1])
    }

    @Test(
        "At any width, the line fits and keeps the parts of its mode",
        arguments: TextTruncation.allCases)
    func property(mode: TextTruncation) throws {
        for text in Self.texts {
            let shaped = try #require(engine.shape(text) as? PangoShapedText)
            let whole = text.string
            for width in stride(from: 0, through: 300, by: 3.7) as StrideThrough<CGFloat> {
                let layout = shaped.layout(width: width, limit: 1, truncation: mode)
                let line = try #require(layout.lines.first)
                #expect(layout.lines.count == 1)
                #expect(layout.measurement == measured(shaped, width, mode))
                guard layout.isTruncated else { continue }
                #expect(line.string == "…" || line.frame.width <= width + 1e-6)
                #expect(layout.measurement.size.width <= width.rounded(.up))
                let parts = line.string.split(
                    separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
                try #require(parts.count == 2)
                #expect(
                    whole.hasPrefix(parts[0]) && whole.hasSuffix(parts[1]),
                    "\(line.string) at \(width)")
                #expect(mode != .tail || parts[1].isEmpty)
                #expect(mode != .head || parts[0].isEmpty)
                #expect(parts[0].utf8.count + parts[1].utf8.count < whole.utf8.count)
            }
        }
    }

    private func measured(
        _ text: PangoShapedText, _ width: CGFloat, _ mode: TextTruncation
    ) -> TextMeasurement {
        var style = ParagraphStyle()
        style.lineLimit = 1
        style.truncation = mode
        return text.measure(in: ProposedViewSize(width: width, height: nil), style: style)
    }

    @Test("A text has the height of its reserved lines", arguments: [0, 1, 2, 5])
    func reservedLines(count: Int) {
        var style = ParagraphStyle()
        style.reservedLines = count
        style.lineSpacing = 3
        let pitch: CGFloat = 1.362 * 16
        let lines = CGFloat(max(1, count))
        let expected = (lines * pitch + (lines - 1) * 3).rounded(.up)
        let text = engine.shape("word")
        for proposal in [.unspecified, ProposedViewSize(width: 100, height: 10), .zero] {
            if proposal.width == 0 { continue }
            let measured = text.measure(in: proposal, style: style)
            #expect(measured.size.height == expected)
            #expect(measured.firstBaseline == text.measure().firstBaseline)
            #expect(measured.lastBaseline == text.measure().lastBaseline)
            #expect(text.layout(in: proposal, style: style).measurement == measured)
        }
        #expect((text.line(in: style) == nil) == (count > 1))
    }

    @Test("A height below that of the reserved lines limits the text only beyond them")
    func reservedLinesAndHeight() {
        var style = ParagraphStyle()
        style.reservedLines = 2
        let proposal = ProposedViewSize(width: 130, height: 10)
        let layout = engine.shape(fox).layout(in: proposal, style: style)
        #expect(layout.lines.map(\.string) == ["The quick brown", "fox jumps over…"])
        #expect(layout.measurement.size.height == 44)
        style.reservedLines = 3
        #expect(engine.shape(fox).measure(in: proposal, style: style).size.height == 66)
        style.reservedLines = .max
        #expect(engine.shape(fox).measure(in: proposal, style: style).size.height.isFinite)
    }

    private static var texts: [StyledText] {
        var raised = StyledText.Span(
            "LARGE text", font: ResolvedFont(family: "Noto Sans", size: 30))
        raised.baselineOffset = 4
        raised.kerning = 2
        let plain = ResolvedFont(family: "Noto Sans", size: 16)
        return [
            StyledText("The quick brown fox jumps over the lazy dog", font: plain),
            StyledText("זהו טקסט בעברית עם מילה English באמצע", font: plain),
            StyledText("هذا نص عربي قصير ينكسر إلى أسطر", font: plain),
            StyledText("👩‍👩‍👧‍👦 families 👍🏽 e\u{301}\u{323} नमस्ते दुनिया", font: plain),
            StyledText(spans: [.init("small text ", font: plain), raised]),
        ]
    }
}
