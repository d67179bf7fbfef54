import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Layout of text")
struct LayoutTests {
    let engine = PinnedFonts.engine()

    @Test("Alignment moves lines within the measured width", arguments: TextAlignment.allCases)
    func alignment(alignment: TextAlignment) {
        for direction in LayoutDirection.allCases {
            let layout = engine.shape("long line\nx").layout(
                alignment: alignment, direction: direction)
            let slack = layout.measurement.size.width - layout.lines[1].frame.width
            let x: CGFloat =
                switch (alignment, direction) {
                case (.center, _): slack / 2
                case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
                default: slack
                }
            #expect(layout.lines[1].frame.minX == x)
            #expect(layout.lines[1].runs[0].glyphs[0].x == Float(x))
        }
    }

    @Test("Lines are at the measured baselines, in order")
    func baselines() throws {
        let layout = engine.shape("a\nb\nc").layout()
        let pitch = engine.shape("").metrics.ascender + engine.shape("").metrics.descender
        #expect(layout.lines.map(\.frame.minY).map { ($0 / pitch).rounded() } == [0, 1, 2])
        #expect(layout.lines[0].baseline.rounded() == layout.measurement.firstBaseline)
        #expect(layout.lines[2].baseline.rounded(.up) == layout.measurement.lastBaseline)
        let last = try #require(layout.lines.last)
        #expect(last.frame.maxY <= layout.measurement.size.height)
        #expect(last.runs[0].glyphs[0].y == Float(last.baseline))
    }

    @Test("Glyphs are spaced in device pixels")
    func scale() throws {
        let text = PinnedFonts.engine(scale: 2).shape("ab")
        let glyphs = text.layout().lines[0].runs[0].glyphs
        let pixels = try #require(text as? PangoShapedText).content.clusters[0].advance
        #expect(glyphs[1].x == Float(pixels) / 1024)
        #expect(abs(text.measure().size.width - engine.shape("ab").measure().size.width) <= 1)
    }

    @Test("A line with two directions is in Unicode's visual order")
    func bidirectional() throws {
        // Hebrew between Latin; the digits in it read left to right.
        let layout = engine.shape("ab אב 12 גד cd").layout()
        let xs = try positions(of: layout, in: "ab אב 12 גד cd")
        #expect(xs["a", default: 0] < xs["ד", default: 0])
        #expect(xs["ד", default: 0] < xs["ג", default: 0])
        #expect(xs["ג", default: 0] < xs["1", default: 0])
        #expect(xs["1", default: 0] < xs["2", default: 0])
        #expect(xs["2", default: 0] < xs["ב", default: 0])
        #expect(xs["ב", default: 0] < xs["א", default: 0])
        #expect(xs["א", default: 0] < xs["c", default: 0])
    }

    @Test("By request, each line begins at the side of its own direction")
    func ownSides() {
        var style = ParagraphStyle()
        style.followsText = true
        let layout = engine.shape("long line\nאב").layout(in: .unspecified, style: style)
        #expect(layout.lines[0].frame.minX == 0)
        #expect(layout.lines[1].frame.maxX == layout.measurement.size.width)
        style.direction = .rightToLeft
        let mirrored = engine.shape("אבגד אבגד\nab").layout(in: .unspecified, style: style)
        #expect(mirrored.lines[1].frame.minX == 0)
    }

    @Test("The direction of a paragraph can be given, whatever its first letter")
    func givenDirection() throws {
        var text = StyledText("ab אב", font: ResolvedFont(size: 17))
        #expect(try firstGlyph(of: text) < lastGlyph(of: text))
        text.direction = .rightToLeft
        #expect(try firstGlyph(of: text) > lastGlyph(of: text))
    }

    private func firstGlyph(of text: StyledText) throws -> CGFloat {
        try #require(
            engine.shape(text).carets(in: .unspecified, style: ParagraphStyle()).lines.first?
                .characters.first
        ).minX
    }

    private func lastGlyph(of text: StyledText) throws -> CGFloat {
        try #require(
            engine.shape(text).carets(in: .unspecified, style: ParagraphStyle()).lines.first?
                .characters.last
        ).minX
    }

    @Test("Extra leading is added to the distance of baselines")
    func extraLeading() {
        var font = ResolvedFont(size: 17)
        let usual = engine.shape(StyledText("a\nb", font: font)).layout()
        font.extraLeading = 10
        let loose = engine.shape(StyledText("a\nb", font: font)).layout()
        func pitch(_ layout: TextLayout) -> CGFloat {
            layout.lines[1].baseline - layout.lines[0].baseline
        }
        #expect(abs(pitch(loose) - pitch(usual) - 10) < 0.001)
    }

    @Test("A paragraph that starts with Hebrew is right-to-left")
    func rightToLeft() throws {
        let xs = try positions(of: engine.shape("אב cd").layout(), in: "אב cd")
        #expect(xs["c", default: 0] < xs["ב", default: 0])
        #expect(xs["ב", default: 0] < xs["א", default: 0])
        let ends = engine.shape("אבגד cd").layout(width: 40, limit: 1).lines[0]
        #expect(ends.string == "אבג…")
        #expect(try #require(ends.runs.first?.glyphs.first).x == 0)
    }

    @Test(
        "Every script finds a font",
        arguments: [
            "العربية", "עברית", "สวัสดีชาวโลก", "नमस्ते दुनिया", "Ελληνικά", "Русский", "ქართული",
            "தமிழ்", "አማርኛ", "👩‍👩‍👧‍👦 🇩🇪 👍🏽 1️⃣", "a\u{301}\u{323}",
        ])
    func scripts(string: String) {
        let layout = engine.shape(string).layout()
        let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
        #expect(!glyphs.isEmpty)
        #expect(glyphs.allSatisfy { $0.id != 0 && $0.id < 0x0FFF_FFFF })
        for run in layout.lines.flatMap(\.runs) { #expect(engine.pattern(of: run.font) != nil) }
    }

    @Test("The bounds of the ink include piled-up marks outside of the line")
    func reach() {
        let pile = String(repeating: "\u{301}", count: 20)
        let em: CGFloat = 16
        let plain = engine.shape("Éq, e\u{301}").layout()
        let box = CGRect(origin: .zero, size: plain.measurement.size)
        let lines = box.union(plain.lines[0].frame)
        #expect(plain.reach.contains(lines))
        #expect(lines.insetBy(dx: -3, dy: -3).contains(plain.reach), "\(plain.reach)")
        let piled = engine.shape("a" + pile).layout()
        let highest = piled.lines[0].runs[0].glyphs.map { CGFloat($0.y) }.min() ?? 0
        #expect(highest < -50)
        #expect(piled.reach.minY < highest && piled.reach.minY > highest - 2 * em)
        let fine = PinnedFonts.engine(scale: 2).shape("a" + pile).layout()
        // Two pixels of room are a point here.
        #expect(abs(fine.reach.minY - piled.reach.minY) < 2)
    }

    @Test("Emoji do not increase the line height")
    func emoji() {
        #expect(engine.shape("a 😀 b").measure().size.height == 22)
    }

    @Test("Each span has its font")
    func spans() {
        let text = StyledText(spans: [
            .init("small ", font: ResolvedFont(family: "Noto Sans", size: 10)),
            .init("LARGE", font: ResolvedFont(family: "Noto Sans", size: 40)),
        ])
        let layout = engine.shape(text).layout()
        #expect(layout.lines[0].runs.map(\.span) == [0, 1])
        #expect(layout.lines[0].runs[0].font != layout.lines[0].runs[1].font)
        #expect(layout.measurement.size.height == 55)
        #expect(
            layout.lines[0].runs.allSatisfy {
                $0.glyphs.allSatisfy { $0.y == Float(layout.lines[0].baseline) }
            })
        let broken = engine.shape(text).layout(width: 150)
        #expect(broken.lines.map(\.string) == ["small", "LARGE"])
        #expect(broken.measurement.size.height == (1.362 * 50).rounded(.up))
    }

    /// Returns the start of each character of a text without ligatures.
    private func positions(of layout: TextLayout, in string: String) throws -> [Character: Float] {
        let text = try #require(engine.shape(string) as? PangoShapedText)
        let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
        var positions: [Character: Float] = [:]
        for (index, character) in string.enumerated() where character != " " {
            let id = text.content.glyphs[Int(text.content.clusters.glyphs[index])].id
            positions[character] = try #require(glyphs.first { $0.id == id }).x
        }
        return positions
    }
}
