import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Text engine")
struct PangoTextEngineTests {
    let engine = PinnedFonts.engine()

    @Test("A text that was shaped is not shaped again")
    func cache() {
        let text = engine.shape("Hello")
        #expect(engine.shape("Hello") === text)
        #expect(engine.shape("Hello", size: 17) !== text)
        #expect(engine.shape("Hello", family: "Inter") !== text)
        #expect(engine.cacheHitRate == 0.25)
        #expect(engine.cacheSize > 0)
    }

    @Test("Texts that are equal strings with different bytes are different")
    func canonicalEquivalence() {
        #expect(engine.shape("\u{E9}") !== engine.shape("e\u{301}"))
    }

    @Test("The cache stays within its bounds and keeps what is in use")
    func cacheBounds() {
        let engine = PinnedFonts.engine(capacity: 100_000)
        let first = engine.shape("in use")
        for index in 0..<2000 {
            _ = engine.shape("label \(index)")
            #expect(engine.shape("in use") === first)
            #expect(engine.cacheSize <= 100_000)
        }
    }

    @Test("A text too large for the cache is found while it is referenced")
    func oversized() {
        let engine = PinnedFonts.engine(capacity: 10_000)
        let long = String(repeating: "word ", count: 5000)
        let text = engine.shape(long)
        #expect(engine.shape(long) === text)
        #expect(engine.cacheSize == 0)
    }

    @Test("Another scale or family shapes texts again")
    func scaleChange() {
        let text = engine.shape("Hello")
        engine.scale = 2
        #expect(engine.shape("Hello") !== text)
        #expect(engine.shape("Hello").metrics.pixelLength == 0.5)
        let label = StyledText("Hello", font: ResolvedFont(size: 16))
        let system = engine.shape(label)
        engine.systemFamily = "DejaVu Sans Mono"
        #expect(engine.shape(label).measure().size != system.measure().size)
    }

    @Test("A system family that is not installed has no effect")
    func missingFamily() {
        let label = StyledText("Hello", font: ResolvedFont(size: 16))
        let size = engine.shape(label).measure().size
        engine.systemFamily = "No Such Family"
        #expect(engine.shape(label).measure().size == size)
    }

    @Test("The family is found in a font's name, which has a style and a size, too")
    func namedFamily() {
        #expect(PangoTextEngine.family(named: "Cantarell 11") == "Cantarell")
        #expect(PangoTextEngine.family(named: "Noto Sans Bold Italic 10.5") == "Noto Sans")
        #expect(PangoTextEngine.family(named: "Sans") == "Sans")
        #expect(PangoTextEngine.family(named: "") == nil)
        #expect(PangoTextEngine.family(named: "11") == nil)
    }

    @Test(
        "An invalid scale is ignored",
        arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func badScale(scale: CGFloat) {
        engine.scale = scale
        #expect(engine.scale == 1)
    }

    @Test("Equal results share one layout")
    func sharedLayouts() {
        let text = engine.shape("one two")
        #expect(text.layout(width: 500) === text.layout(width: nil))
        let narrow = text.layout(width: 40)
        #expect(text.layout(width: 41) === narrow)
        #expect(text.layout(width: 500) !== narrow)
    }

    @Test("U+0000 reads as the replacement character")
    func nul() {
        let text = engine.shape("a\0b")
        #expect(text.lines(width: nil) == ["a\u{FFFD}b"])
        #expect(text.measure().size.width > engine.shape("ab").measure().size.width)
    }

    @Test("With no fonts installed text has a plausible size and no glyphs")
    func noFonts() {
        let engine = PinnedFonts.engineWithoutFonts()
        let layout = engine.shape("Hello world").layout(width: 60)
        #expect(layout.lines.map(\.string) == ["Hello", "world"])
        #expect(layout.measurement.size == CGSize(width: 58, height: 39))
        #expect(layout.lines.allSatisfy { $0.runs.isEmpty })
    }

    @Test("Designs and unknown families have fonts; the system's is Inter")
    func families() {
        func width(_ font: ResolvedFont) -> CGFloat {
            engine.shape(StyledText("Illumination", font: font)).measure().size.width
        }
        func width(_ design: Font.Design) -> CGFloat {
            var font = ResolvedFont(size: 20)
            font.design = design
            return width(font)
        }
        #expect(width(.default) == width(ResolvedFont(family: "Inter", size: 20)))
        #expect(width(.rounded) == width(.default))
        #expect(width(.serif) == width(ResolvedFont(family: "Noto Serif", size: 20)))
        #expect(width(.monospaced) == width(ResolvedFont(family: "DejaVu Sans Mono", size: 20)))
        #expect(width(ResolvedFont(family: "No Such Font", size: 20)) > 0)
    }

    @Test("Weight and slant choose another font file")
    func weight() {
        var bold = ResolvedFont(family: "Noto Sans", size: 16)
        bold.weight = .bold
        var italic = ResolvedFont(family: "Noto Sans", size: 16)
        italic.isItalic = true
        let fonts = [ResolvedFont(family: "Noto Sans", size: 16), bold, italic].map {
            engine.shape(StyledText("a", font: $0)).layout().lines[0].runs[0].font
        }
        #expect(Set(fonts).count == 3)
    }

    @Test("Digits are equally wide if asked for, in a font where they are not")
    func tabularDigits() {
        func widths(_ features: ResolvedFont.Features) -> [CGFloat] {
            var font = ResolvedFont(family: "Inter", size: 20)
            font.features = features
            return ["1111", "7777"].map {
                engine.shape(StyledText($0, font: font)).measure().size.width
            }
        }
        #expect(widths([])[0] < widths([])[1])
        #expect(widths(.monospacedDigit)[0] == widths(.monospacedDigit)[1])
    }

    @Test("Metrics are the font's own, unrounded")
    func metrics() {
        let metrics = engine.shape("x", size: 1000).metrics
        #expect(abs(metrics.ascender - 1069) < 1)
        #expect(abs(metrics.descender - 293) < 1)
        #expect(abs(metrics.capHeight - 714) < 1)
        #expect(metrics.leading == 0)
    }
}
