import Foundation
import LozengeCore
import Testing

@Suite("Colours with a name")
struct SystemColorTests {
    private static let palettes = ColorScheme.allCases.flatMap { scheme in
        ColorSchemeContrast.allCases.map { ColorPalette(scheme: scheme, contrast: $0) }
    }
    private static let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
        .brown, .gray,
    ]

    @Test(
        "The values under light and dark, with standard and increased contrast",
        arguments: [
            (Color.red, ["#ff3b30", "#d70015", "#ff453a", "#ff6961"]),
            (.pink, ["#ff2d55", "#d30f45", "#ff375f", "#ff6482"]),
            (.gray, ["#8e8e93", "#6c6c70", "#8e8e93", "#aeaeb2"]),
            (.secondary, ["#3c3c43 75%", "#3c3c43 90%", "#ebebf5 62%", "#ebebf5 75%"]),
            (.tertiary, ["#3c3c43 30%", "#3c3c43 70%", "#ebebf5 30%", "#ebebf5 55%"]),
            (.quinary, ["#000000 5%", "#000000 8%", "#ffffff 5%", "#ffffff 8%"]),
            (.fill, ["#787880 20%", "#787880 28%", "#787880 36%", "#787880 44%"]),
            (.tertiaryFill, ["#787880 12%", "#767680 20%", "#767680 24%", "#767680 32%"]),
            (.windowBackground, ["#fafafb", "#fafafb", "#222226", "#222226"]),
        ])
    func variants(color: Color, expected: [String]) {
        #expect(Self.palettes.map { color.resolve(in: $0).description } == expected)
    }

    @Test("Increased contrast has a larger average distance from the background", arguments: colors)
    func contrast(color: Color) {
        for scheme in ColorScheme.allCases {
            func distance(_ contrast: ColorSchemeContrast) -> Float {
                let palette = ColorPalette(scheme: scheme, contrast: contrast)
                return abs(luminance(color, palette) - luminance(.windowBackground, palette))
            }
            #expect(distance(.increased) >= distance(.standard) - 0.01)
        }
    }

    /// Source: WCAG 2.2, relative luminance.
    private func luminance(_ color: Color, _ palette: ColorPalette) -> Float {
        let color = color.resolve(in: palette)
        return 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
    }

    @Test("Text contrast decreases with the level of the style", arguments: palettes)
    func levels(palette: ColorPalette) {
        let levels: [Color] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let opacities = levels.map { $0.resolve(in: palette).opacity }
        #expect(opacities == opacities.sorted(by: >))
        let fills: [Color] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let thicknesses = fills.map { $0.resolve(in: palette).opacity }
        #expect(thicknesses == thicknesses.sorted(by: >))
    }

    @Test("The accent colour is the desktop's, or that of the theme", arguments: palettes)
    func accent(palette: ColorPalette) {
        #expect(Color.accentColor.resolve(in: palette).description == "#3584e4")
        var palette = palette
        palette.accent = Color.Resolved(red: 1, green: 0.5, blue: 0)
        #expect(Color.accentColor.resolve(in: palette).description == "#ff8000")
        #expect(Color.accentColor.opacity(0.5).resolve(in: palette).opacity == 0.5)
        #expect(Color.blue.resolve(in: palette) != palette.accent)
    }
}
