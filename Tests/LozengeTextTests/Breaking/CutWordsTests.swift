import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Broken words")
struct CutWordsTests {
    private let engine = PinnedFonts.engine()

    /// DejaVu Sans kerns the letters of this word, all but the last.
    private let kerned = "AVAVAVAVAVAVAVAV"

    private func shape(_ string: String) throws -> PangoShapedText {
        try #require(engine.shape(string, family: "DejaVu Sans") as? PangoShapedText)
    }

    @Test("Each part has its own width, and the box that of the widest")
    func widths() throws {
        let text = try shape(kerned)
        var cuts = 0
        for width in stride(from: 20, through: 180, by: 1.5) as StrideThrough<CGFloat> {
            let layout = text.layout(width: width)
            #expect(layout.lines.map(\.string).joined() == kerned)
            var widest: CGFloat = 0
            for line in layout.lines {
                let alone = try shape(line.string).layout().lines[0]
                #expect(abs(line.frame.width - alone.frame.width) < 0.01)
                #expect(
                    line.runs.flatMap(\.glyphs).map(\.x) == alone.runs.flatMap(\.glyphs).map(\.x))
                #expect(line.frame.width <= width || line.string.count == 1)
                widest = max(widest, line.frame.width)
            }
            #expect(layout.measurement.size.width == (widest - 1e-6).rounded(.up))
            #expect(layout.measurement == text.measure(width: width))
            cuts += layout.lines.count - 1
        }
        #expect(cuts > 200)
    }

    @Test("Parts are kerned inside, but not at their end")
    func kerning() throws {
        let text = try shape(kerned)
        let letters = try shape("A").layout().lines[0].frame.width
        let pair = try shape("AV").layout().lines[0].frame.width
        let second = try shape("V").layout().lines[0].frame.width
        try #require(pair < letters + second - 0.5)
        // Two letters and a bit: the pairs are AV all the way down.
        let lines = text.layout(width: pair + 2).lines
        #expect(lines.count == 8)
        #expect(lines.allSatisfy { abs($0.frame.width - pair) < 0.01 })
    }

    @Test("The rest of a word goes on with the words after it")
    func rest() throws {
        let text = try shape("AVAVAVAV AV AV")
        for width in stride(from: 30, through: 150, by: 1) as StrideThrough<CGFloat> {
            for line in text.layout(width: width).lines {
                let alone = try shape(line.string).layout().lines[0]
                #expect(abs(line.frame.width - alone.frame.width) < 0.01, "\(width) \(line.string)")
            }
        }
    }

    @Test("Joined letters stay joined in each part")
    func joined() throws {
        let word = "ببببببببب"
        let text = try #require(engine.shape(word) as? PangoShapedText)
        let whole = text.layout().lines[0].runs.flatMap(\.glyphs).map(\.id)
        let middle = whole[whole.count / 2]
        let lines = text.layout(width: 30).lines
        #expect(lines.count > 1)
        for line in lines.dropFirst().dropLast() {
            #expect(line.runs.flatMap(\.glyphs).allSatisfy { $0.id == middle })
        }
    }

    @Test("Carets stand where the letters of the parts are")
    func carets() throws {
        let text = try shape(kerned)
        let layout = text.layout(width: 60)
        let carets = text.carets(
            in: ProposedViewSize(width: 60, height: nil), style: ParagraphStyle())
        for (line, placed) in zip(carets.lines, layout.lines) {
            #expect(line.characters.count == placed.string.count)
            #expect(line.characters.first?.minX == placed.frame.minX)
            #expect(abs((line.characters.last?.maxX ?? 0) - placed.frame.maxX) < 0.01)
        }
    }

    @Test("Spans keep their fonts in the parts, and a text of many letters is broken as before")
    func spans() throws {
        var text = StyledText(
            "AVAVAV", font: ResolvedFont(family: "DejaVu Sans", size: 16))
        text.spans.append(.init("AVAVAV", font: ResolvedFont(family: "DejaVu Serif", size: 24)))
        let shaped = engine.shape(text)
        for width in stride(from: 20, through: 120, by: 3) as StrideThrough<CGFloat> {
            let layout = shaped.layout(width: width)
            let runs = layout.lines.flatMap(\.runs)
            #expect(runs.filter { $0.span == 0 }.flatMap(\.glyphs).count == 6)
            #expect(runs.filter { $0.span == 1 }.flatMap(\.glyphs).count == 6)
            #expect(Set(runs.map(\.font)).count == 2)
        }
        let long = try shape(String(repeating: kerned, count: 1000))
        #expect(long.layout(width: 60).lines.map(\.string).joined().count == 16_000)
    }
}
