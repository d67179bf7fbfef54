import Testing

@testable import LozengeCore

@Suite("Contrast of the theme")
struct ColorContrastTests {
    private static let palettes = [ColorScheme.light, .dark].flatMap { scheme in
        ColorSchemeContrast.allCases.map { ColorPalette(scheme: scheme, contrast: $0) }
    }

    /// The accent colours of GNOME's settings.
    private static let accents: [Color] = [
        Color(hex: 0x3584e4), Color(hex: 0x2190a4), Color(hex: 0x3a944a), Color(hex: 0xc88800),
        Color(hex: 0xed5b00), Color(hex: 0xe62d42), Color(hex: 0xd56199), Color(hex: 0x9141ac),
        Color(hex: 0x6f8396),
    ]

    private static let grounds: [Color] = [
        .windowBackground, .popupBackground, .listGround, .sidebarGround, .groupedGround, .card,
    ]

    /// Returns the contrast of a colour with a ground, itself over the window.
    private func contrast(_ color: Color, on ground: Color, _ palette: ColorPalette) -> Double {
        let window = Color.windowBackground.resolve(in: palette)
        let ground = ground.resolve(in: palette).over(window)
        return color.resolve(in: palette).over(ground).contrast(with: ground)
    }

    @Test("Text is readable on every ground", arguments: palettes)
    func texts(palette: ColorPalette) {
        for ground in Self.grounds {
            for text in [Color.primary, .secondary, .label, .accentText, .destructiveText] {
                let contrast = contrast(text, on: ground, palette)
                #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
            }
        }
    }

    @Test("Labels are readable on the grounds of controls in every state", arguments: palettes)
    func labels(palette: ColorPalette) {
        for ground in Self.grounds {
            for opacity in [0.1, 0.15, 0.22, 0.25, 0.27] {
                let window = Color.windowBackground.resolve(in: palette)
                let under = ground.resolve(in: palette).over(window)
                let state = Color.label.opacity(opacity).resolve(in: palette).over(under)
                let text = Color.label.resolve(in: palette).over(state)
                let contrast = text.contrast(with: state)
                #expect(contrast >= 4.5, "\(opacity) on \(ground): \(contrast)")
            }
        }
    }

    @Test("White is readable on every accent colour and on that of deletion", arguments: palettes)
    func fills(palette: ColorPalette) {
        let white = Color.white.resolve(in: palette)
        for accent in Self.accents + [.red, .orange, .yellow, .green, .mint, .cyan, .white] {
            let color = accent.resolve(in: palette)
            #expect(color.behindWhite().contrast(with: white) >= 4.5)
            #expect(color.behindWhite(3).contrast(with: white) >= 3)
        }
        #expect(Color.destructiveFill.resolve(in: palette).contrast(with: white) >= 4.5)
    }

    @Test("The accent colour of text is readable, whichever the desktop has", arguments: palettes)
    func accentTexts(palette: ColorPalette) {
        for accent in Self.accents {
            var palette = palette
            palette.accent = accent.resolve(in: palette)
            for ground in Self.grounds {
                #expect(contrast(.accentText, on: ground, palette) >= 4.5, "\(accent) on \(ground)")
                // The ring of the focus.
                let ring = contrast(.accentText.opacity(0.8), on: ground, palette)
                #expect(ring >= 3, "\(accent) on \(ground): \(ring)")
            }
        }
    }

    @Test("Edges by which alone a control is known are seen", arguments: palettes)
    func edges(palette: ColorPalette) {
        for ground in Self.grounds {
            #expect(contrast(.controlEdge, on: ground, palette) >= 3, "\(ground)")
        }
    }

    @Test("A colour that is dark enough stays, and a darker one keeps its hue")
    func hues() {
        let purple = Color(hex: 0x9141ac).resolve(in: .light)
        #expect(purple.behindWhite() == purple)
        let yellow = Color(hex: 0xc88800).resolve(in: .light).behindWhite()
        #expect(abs(yellow.linearGreen / yellow.linearRed - 0.427) < 0.01 && yellow.blue == 0)
    }
}

extension Color {
    fileprivate init(hex: Int) {
        func channel(_ shift: Int) -> Double { Double(hex >> shift & 0xff) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
