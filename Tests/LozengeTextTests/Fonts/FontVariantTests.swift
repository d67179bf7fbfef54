import Foundation
import LozengeCore
import LozengeText
import Testing

@Suite("Small capitals, widths and leading")
struct FontVariantTests {
    private let engine = PinnedFonts.engine()

    private func shape(
        _ string: String, _ family: String = "DejaVu Sans",
        _ change: (inout ResolvedFont) -> Void = { _ in }
    ) -> any ShapedText {
        var font = ResolvedFont(family: family, size: 20)
        change(&font)
        return engine.shape(StyledText(string, font: font))
    }

    private func width(
        _ string: String, _ family: String = "DejaVu Sans", _ features: ResolvedFont.Features
    ) -> CGFloat {
        shape(string, family) { $0.features = features }.measure().size.width
    }

    /// DejaVu Sans has no small capitals, Inter has; both must look the part.
    @Test("Small capitals are narrower than capitals", arguments: ["DejaVu Sans", "Noto Sans"])
    func smallCapitals(family: String) {
        let capitals = width("HAMBURG", family, [])
        let small = width("hamburg", family, .lowercaseSmallCaps)
        #expect(small < 0.9 * capitals && small > 0.6 * capitals)
        // Capitals stay as they are.
        #expect(width("HAMBURG", family, .lowercaseSmallCaps) == capitals)

        let all: ResolvedFont.Features = [.lowercaseSmallCaps, .uppercaseSmallCaps]
        #expect(width("HAMBURG", family, all) == width("hamburg", family, all))
        #expect(abs(width("HAMBURG", family, all) - small) <= 1)

        #expect(width("hamburg", family, .uppercaseSmallCaps) == width("hamburg", family, []))
        #expect(abs(width("HAMBURG", family, .uppercaseSmallCaps) - small) <= 1)
    }

    @Test("Small capitals keep the string and the line height")
    func string() {
        let text = shape("Straße") { $0.features = .lowercaseSmallCaps }
        #expect(text.layout().lines.map(\.string) == ["Straße"])
        #expect(text.measure().size.height == shape("Straße").measure().size.height)
    }

    @Test("Condensed letters are narrower if the family has them")
    func widths() {
        let regular = shape("condensed").measure().size.width
        let condensed = shape("condensed") { $0.width = .condensed }.measure().size.width
        // The family's faces are 90 percent wide.
        #expect(abs(condensed - 0.9 * regular) <= 1)
        // None is wider than the regular.
        #expect(shape("condensed") { $0.width = .expanded }.measure().size.width == regular)
        let mono = shape("condensed", "DejaVu Sans Mono") { $0.width = .condensed }
        #expect(mono.measure().size == shape("condensed", "DejaVu Sans Mono").measure().size)
    }

    @Test("Loose lines are two points further apart, tight ones closer as far as the font allows")
    func leading() {
        func pitch(_ leading: Font.Leading, lineHeight: CGFloat?) -> CGFloat {
            let text = shape("a\nb") {
                $0.leading = leading
                $0.lineHeight = lineHeight
            }
            let lines = text.layout().lines
            return lines[1].baseline - lines[0].baseline
        }
        #expect(abs(pitch(.standard, lineHeight: 30) - 30) < 0.001)
        #expect(abs(pitch(.loose, lineHeight: 30) - 32) < 0.001)
        #expect(abs(pitch(.tight, lineHeight: 30) - 28) < 0.001)
        let solid = pitch(.standard, lineHeight: nil)
        #expect(abs(pitch(.loose, lineHeight: nil) - solid - 2) < 0.001)
        #expect(pitch(.tight, lineHeight: nil) == solid)
        #expect(pitch(.tight, lineHeight: solid + 1) == solid)
    }
}
