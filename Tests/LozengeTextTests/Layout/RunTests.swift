import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Runs of a line")
struct RunTests {
    let engine = PinnedFonts.engine()

    private func span(_ string: String, size: CGFloat = 16) -> StyledText.Span {
        StyledText.Span(string, font: ResolvedFont(family: "Noto Sans", size: size))
    }

    @Test(
        "Runs cover their line without gap or overlap, spaces included", arguments: [1, 1.5, 2])
    func extent(scale: CGFloat) throws {
        let engine = PinnedFonts.engine(scale: scale)
        for string in ["ab cd", "ab אב 12 cd", "hi 😀 you", "مرحبا بالعالم"] {
            for alignment in TextAlignment.allCases {
                let layout = engine.shape(string + "\n" + string + string).layout(
                    alignment: alignment)
                for line in layout.lines {
                    var x = line.frame.minX
                    for run in line.runs {
                        #expect(abs(run.x - x) < 1e-9)
                        x += run.width
                    }
                    #expect(abs(x - line.frame.maxX) < 1e-9)
                }
            }
        }
    }

    @Test("A span with only a space can be underlined")
    func space() {
        let text = StyledText(spans: [span("a"), span(" "), span("b")])
        let runs = engine.shape(text).layout().lines[0].runs
        #expect(runs.map(\.span) == [0, 1, 2])
        #expect(runs[1].glyphs.isEmpty)
        #expect(runs[1].width > 3)
    }

    @Test("Underlines and strikethrough are at the font's positions")
    func decoration() {
        let text = span("ab", size: 100)
        let lines = engine.shape(StyledText(spans: [text])).decoration(of: text.font)
        // Noto Sans: underline 0.1 em below and 0.05 em thick; strikethrough 0.322 em above.
        #expect(abs(lines.underlinePosition - 10) < 3)
        #expect(abs(lines.underlineThickness - 5) < 0.1)
        #expect(abs(lines.strikethroughPosition + 32.2) < 0.1)
        #expect(abs(lines.strikethroughThickness - 5) < 0.1)
    }

    @Test("They are in points and equal below a substitute font")
    func decorationInPoints() {
        let mixed = engine.shape("ab 😀")
        let layout = mixed.layout()
        let runs = layout.lines[0].runs
        #expect(runs.count == 2)
        let decorations = runs.map { mixed.decoration(of: layout.text.spans[$0.span].font) }
        #expect(Set(decorations).count == 1)
        let text = span("ab")
        let (coarse, fine) = (engine.shape("ab"), PinnedFonts.engine(scale: 2).shape("ab"))
        let thickness = coarse.decoration(of: text.font).underlineThickness
        #expect(abs(fine.decoration(of: text.font).underlineThickness - thickness) < 0.05)
    }

    @Test("A raised span has a separate baseline")
    func baseline() {
        var raised = span("b")
        raised.baselineOffset = 5
        let line = engine.shape(StyledText(spans: [span("a"), raised])).layout().lines[0]
        #expect(abs(line.runs[0].baseline - line.baseline) < 1e-9)
        #expect(abs(line.runs[1].baseline - (line.baseline - 5)) < 1e-9)
    }
}
