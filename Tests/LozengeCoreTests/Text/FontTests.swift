import Foundation
import LozengeCore
import Testing

@Suite("Font")
struct FontTests {
    /// Apple's Human Interface Guidelines: size and distance of lines at the twelve text sizes.
    static let table: [(style: Font.TextStyle, row: String)] = [
        (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        (.title, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        (.caption, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    @Test("Every style has its size at each of the twelve text sizes", arguments: table)
    func styles(style: Font.TextStyle, row: String) {
        let resolved = DynamicTypeSize.allCases.map { Font.system(style).resolve(at: $0) }
        let text = resolved.map { "\(Int($0.size))/\(Int($0.lineHeight ?? 0))" }
        #expect(text.joined(separator: " ") == row)
    }

    @Test("A font is resolved with its traits, and scaled")
    func traits() {
        let context = Font.Context(textSize: .large)
        let font = Font.body.bold().italic().monospaced().resolve(in: context)
        #expect(font.isBold && font.isItalic && font.isMonospaced && font.pointSize == 17)
        let plain = Font.headline.bold().italic().bold(false).italic(false).resolve(in: context)
        #expect(plain.weight == .semibold && !plain.isItalic)
        #expect(Font.body.smallCaps().resolve(in: context).isSmallCaps)
        #expect(Font.default.scaled(by: 2).resolve(in: context).pointSize == 34)
        for factor in [0, -1, CGFloat.nan, .infinity] {
            #expect(Font.body.scaled(by: factor) == Font.body)
        }
    }

    @Test("The table has a row for every style")
    func everyStyle() {
        #expect(Self.table.map(\.style).count == Font.TextStyle.allCases.count)
        #expect(DynamicTypeSize.allCases.count == 12)
    }

    @Test("A style never shrinks as the text size grows", arguments: Font.TextStyle.allCases)
    func monotone(style: Font.TextStyle) {
        let sizes = DynamicTypeSize.allCases.map { Font.system(style).resolve(at: $0).size }
        #expect(sizes == sizes.sorted())
    }

    @Test("A fixed size does not scale", arguments: DynamicTypeSize.allCases)
    func fixed(size: DynamicTypeSize) {
        #expect(Font.system(size: 20).resolve(at: size).size == 20)
        #expect(Font.custom("Serif", fixedSize: 20).resolve(at: size).size == 20)
    }

    @Test(
        "An invalid size counts as 1",
        arguments: [0, -5, CGFloat.nan, .infinity, -.infinity])
    func badSize(size: CGFloat) {
        #expect(Font.system(size: size).resolve(at: .large).size == 1)
    }

    @Test("A custom font scales like its style, to whole points")
    func custom() {
        let font = Font.custom("Serif", size: 20, relativeTo: .title)
        #expect(font.resolve(at: .large).size == 20)
        // By the ratio of line heights: 20 × 68 / 34.
        #expect(font.resolve(at: .accessibility5).size == 40)
        #expect(font.resolve(at: .large).family == "Serif")
        // 20 × 19 / 22 = 17.27…
        #expect(Font.custom("Serif", size: 20).resolve(at: .xSmall).size == 17)
    }

    @Test("Headlines are semibold and other styles regular by default")
    func weights() {
        for style in Font.TextStyle.allCases {
            let weight = Font.system(style).resolve(at: .large).weight
            #expect(weight == (style == .headline ? .semibold : .regular))
        }
        #expect(Font.headline.weight(.light).resolve(at: .large).weight == .light)
        #expect(Font.body.bold().resolve(at: .large).weight == .bold)
    }

    @Test("Modifiers combine and keep the size")
    func modifiers() {
        let font = Font.title.italic().monospacedDigit().lowercaseSmallCaps().monospaced()
            .width(.condensed).leading(.loose).resolve(at: .large)
        #expect(font.size == 28)
        #expect(font.isItalic)
        #expect(font.features == [.monospacedDigit, .lowercaseSmallCaps])
        #expect(font.width == .condensed)
        #expect(font.leading == .loose)
        #expect(font.design == .monospaced)
    }
}
