import Foundation
import LozengeCore
import Testing
import TextFixtures

@testable import LozengeText

@Suite("Agreement with Pango's own layout")
struct PangoAgreementTests {
    let engine = PinnedFonts.engine()

    @Test(
        "At least 995 of 1000 lines begin where Pango begins them, from two letters' width on",
        arguments: [("Noto Sans", 16, 1), ("Inter", 12, 1.5), ("Noto Serif", 17, 1.25)]
            as [(String, CGFloat, CGFloat)])
    func breaks(family: String, size: CGFloat, scale: CGFloat) throws {
        let engine = PinnedFonts.engine(scale: scale)
        let ems = (2...31).map { Int(CGFloat($0) * size * scale) }
        var lines = 0
        var misses = 0
        try forEachLayout(ems, family, size, engine) { _, _, _, ours, theirs in
            lines += theirs.count
            misses += Set(theirs).symmetricDifference(ours).count
        }
        #expect(TextCorpus.paragraphs.count >= 60)
        #expect(lines > 15_000)
        // Each that is at another place misses twice.
        #expect(Double(misses) <= 2 * 0.005 * Double(lines), "\(misses) / 2 of \(lines)")
    }

    @Test("Every line that ends elsewhere than Pango's has a known reason")
    func differences() throws {
        var found: [BreakDifference] = []
        try forEachLayout(Array(stride(from: 4, through: 500, by: 13)), "Noto Sans", 16, engine) {
            text, sample, width, ours, theirs in
            found += BreakDifference.all(
                in: text, of: sample, width: width, ours: ours, theirs: theirs, engine: engine)
        }
        // A newer Pango no longer parts consonants.
        for kind in BreakDifference.Kind.allCases where kind != .conjunct {
            #expect(found.contains { $0.kind == kind }, "\(kind.rawValue): no longer?")
        }
        let unknown = found.filter { $0.kind == nil }
        #expect(unknown.isEmpty, "\(unknown.count) of \(found.count): \(unknown.prefix(20))")
    }

    private func forEachLayout(
        _ widths: [Int], _ family: String, _ size: CGFloat, _ engine: PangoTextEngine,
        _ body: (PangoShapedText, TextSample, Int, _ ours: [Int], _ theirs: [Int]) -> Void
    ) throws {
        for sample in TextCorpus.paragraphs {
            let text = try #require(
                engine.shape(sample, family: family, size: size) as? PangoShapedText)
            let peer = try PangoLayoutPeer(text)
            for width in widths {
                body(
                    text, sample, width, text.lineStarts(width: width),
                    peer.lineStarts(width: width))
            }
        }
    }

    @Test("On one line every glyph is where Pango has it, in texts of one direction and of two")
    func places() throws {
        var count = 0
        for sample in TextCorpus.paragraphs + Self.bidirectional {
            let text = try #require(engine.shape(sample) as? PangoShapedText)
            let line = try #require(text.layout().lines.first)
            let ours = line.runs.flatMap(\.glyphs).map { glyph in
                PangoLayoutPeer.PlacedGlyph(
                    id: glyph.id, x: Int((glyph.x * 1024).rounded()),
                    y: Int(((CGFloat(glyph.y) - line.baseline) * 1024).rounded()))
            }
            let theirs = try PangoLayoutPeer(text).placedGlyphs()
            #expect(ours.map(\.id) == theirs.map(\.id), "\(sample)")
            #expect(!ours.contains { $0.id == 0 }, "no font has all of \(sample)")
            // Our positions are in pixels, with 24 bits.
            let distances = zip(ours, theirs).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
            #expect(distances.max() ?? 0 <= 1, "\(sample)")
            count += ours.count
        }
        #expect(count > 7500)
    }

    private static let bidirectional = [
        "abc אבג 123 דהו def", "אבג abc 123 def דהו", "(א) [b] {ג} <d> «ה»", "1 + 2 = ג, ד - 4.5%",
        "x \u{202E}abc 12 אבג\u{202C} end", "a \u{2067}אב 12 c\u{2069} d \u{2066}ב c 34 ד\u{2069}",
        "\u{202B}car \u{202A}אבג 5 def\u{202C} ש\u{202C}", "مرحبا (abc) ١٢٣ שלום 45-67",
        "\u{200F}abc!\u{200E} אבג?",
    ].map { TextSample(script: "Zyyy", language: "en", text: $0) }

    @Test("Broken at any width, every line shows its letters in Pango's order")
    func order() throws {
        var lines = 0
        var reshaped = 0
        for sample in TextCorpus.paragraphs + Self.bidirectional {
            let text = try #require(engine.shape(sample) as? PangoShapedText)
            let peer = try PangoLayoutPeer(text)
            for width in stride(from: 40, through: 400, by: 40) {
                let ours = glyphs(of: text, width: width)
                for (bytes, theirs) in peer.glyphs(width: width) {
                    // Only equal lines are compared; the test above checks that most are.
                    guard let own = ours[bytes] else { continue }
                    // Pango shapes a line's end anew, which may take a ligature apart.
                    guard own.ids.sorted() == theirs.ids.sorted() else {
                        reshaped += 1
                        continue
                    }
                    lines += 1
                    #expect(own.ids == theirs.ids, "\(sample) at \(width): \(bytes)")
                }
            }
        }
        #expect(lines > 5000)
        #expect(reshaped < lines / 200)
    }

    @Test("Arabic broken within words keeps the letters joined that Pango joins")
    func joinedLetters() throws {
        var lines = 0
        var words = 0
        var misses: [String] = []
        for sample in TextCorpus.paragraphs where sample.script == "Arab" {
            let text = try #require(engine.shape(sample) as? PangoShapedText)
            let peer = try PangoLayoutPeer(text)
            for width in stride(from: 6, through: 200, by: 7) {
                let ours = glyphs(of: text, width: width)
                for (bytes, theirs) in peer.glyphs(width: width) {
                    // Only equal lines are compared; the test above checks that most are.
                    guard let own = ours[bytes] else { continue }
                    lines += 1
                    if own != theirs { misses.append("\(width): \(bytes), \(own) for \(theirs)") }
                    let source = sample.text
                    let end = source.utf8.index(source.startIndex, offsetBy: bytes.upperBound)
                    if end < source.endIndex, source[..<end].last?.isLetter == true { words += 1 }
                }
            }
        }
        #expect(lines > 1000)
        #expect(words > 300)
        #expect(misses.isEmpty, "\(misses.count) of \(lines): \(misses.prefix(5))")
    }

    private func glyphs(
        of text: PangoShapedText, width: Int
    ) -> [Range<Int>: PangoLayoutPeer.Glyphs] {
        let offsets = text.content.clusters.offsets
        var lines: [Range<Int>: PangoLayoutPeer.Glyphs] = [:]
        for line in text.brokenLines(width: width) {
            let bytes =
                Int(offsets[line.clusters.lowerBound])..<Int(offsets[line.clusters.upperBound])
            let ids = VisualLine(line, of: text).runs(from: 0, baseline: 0).flatMap(\.glyphs)
            lines[bytes] = PangoLayoutPeer.Glyphs(
                ids: ids.map(\.id), width: line.contentWidth)
        }
        return lines
    }
}
