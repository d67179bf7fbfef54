import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Attachments")
struct AttachmentTests {
    private let font = ResolvedFont(size: 16)

    private func shaped(_ size: CGSize, descent: CGFloat = 0) -> any ShapedText {
        PangoTextEngine().shape(
            StyledText(spans: [
                .init("ab", font: font),
                .init(TextAttachment(size: size, descent: descent), font: font),
                .init("c", font: font),
            ]))
    }

    private func lines(_ text: any ShapedText, width: CGFloat? = nil) -> [TextLayout.Line] {
        text.layout(in: ProposedViewSize(width: width, height: nil), style: ParagraphStyle()).lines
    }

    @Test("An attachment is a run without glyphs of its width")
    func run() throws {
        let line = try #require(lines(shaped(CGSize(width: 50, height: 4))).first)
        let runs = line.runs.sorted { $0.x < $1.x }
        #expect(runs.map(\.span) == [0, 1, 2])
        #expect(runs[1].glyphs.isEmpty)
        #expect(runs[1].width == 50)
        #expect(abs(runs[0].x + runs[0].width - runs[1].x) < 0.01)
        #expect(abs(runs[1].x + 50 - runs[2].x) < 0.01)
    }

    @Test("A line is as high as it needs, above and below the baseline")
    func height() throws {
        let usual = shaped(CGSize(width: 5, height: 5)).measure(in: .unspecified, style: .init())
        let high = shaped(CGSize(width: 5, height: 70)).measure(in: .unspecified, style: .init())
        #expect(high.firstBaseline == 70)
        #expect(high.size.height - high.firstBaseline == usual.size.height - usual.firstBaseline)
        let low = shaped(CGSize(width: 5, height: 70), descent: 70)
            .measure(in: .unspecified, style: .init())
        #expect(low.firstBaseline == usual.firstBaseline)
        #expect(low.size.height == usual.firstBaseline + 70)
    }

    @Test("Attachments wrap, and different sizes are different texts")
    func wrapping() {
        let engine = PangoTextEngine()
        func text(_ width: CGFloat) -> StyledText {
            StyledText(spans: [
                .init(TextAttachment(size: CGSize(width: width, height: 9)), font: font)
            ])
        }
        let widths = [30, 40].map {
            engine.shape(text($0)).measure(in: .unspecified, style: .init()).size.width
        }
        #expect(widths == [30, 40])
        let two = StyledText(spans: text(30).spans + text(30).spans)
        #expect(lines(engine.shape(two), width: 40).map(\.frame.width) == [30, 30])
    }

    @Test(
        "An attachment next to an ellipsis is a separate run; a left-out one has no run",
        arguments: TextTruncation.allCases)
    func truncation(mode: TextTruncation) throws {
        // One that has a glyph for what stands for the room, too: its runs might be one.
        let font = ResolvedFont(family: "DejaVu Sans", size: 16)
        let room = StyledText.Span(
            TextAttachment(size: CGSize(width: 20, height: 9)), font: font)
        let words = StyledText.Span(" Germany ", font: font)
        var style = ParagraphStyle()
        style.lineLimit = 1
        style.truncation = mode
        for spans in [[room, words], [words, room], [room, room, room], [room, words, room]] {
            let shaped = PinnedFonts.engine().shape(StyledText(spans: spans))
            for width in stride(from: 0 as CGFloat, to: 110, by: 2.5) {
                let proposal = ProposedViewSize(width: width, height: nil)
                let line = try #require(shaped.layout(in: proposal, style: style).lines.first)
                let rooms = line.runs.filter {
                    spans[$0.span].attachment != nil && $0.glyphs.isEmpty
                }
                #expect(rooms.count == line.string.filter { $0 == "\u{FFFC}" }.count)
                #expect(rooms.allSatisfy { $0.width == 20 })
            }
        }
    }

    @Test("Invalid lengths count as 0")
    func hostile() {
        let odd = TextAttachment(size: CGSize(width: -5, height: CGFloat.nan), descent: .infinity)
        #expect(odd.size == .zero)
        #expect(odd.descent == 0)
        let text = PangoTextEngine().shape(StyledText(spans: [.init(odd, font: font)]))
        #expect(text.measure(in: .unspecified, style: .init()).size.width == 0)
    }
}
