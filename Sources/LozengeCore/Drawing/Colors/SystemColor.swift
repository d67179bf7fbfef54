/// The colours that have a name, with what each is in different surroundings.
///
/// Source: Apple's system colours before version 26; `docs/theme.md` for those of the theme.
enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case primary, secondary, tertiary, quaternary, quinary
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case accent, accentText, destructiveText, destructiveFill
    case label, controlEdge, fieldGround, chosenSegment, windowBackground, popupBackground
    case listGround, sidebarGround, groupedGround, card, cardEdge, listSeparator

    func resolve(in palette: ColorPalette) -> Color.Resolved {
        switch self {
        case .accent: if let accent = palette.accent { return accent }
        case .accentText: return Self.accent.resolve(in: palette).asText(in: palette)
        default: break
        }
        let shades = shades
        let shade =
            switch (palette.scheme, palette.contrast) {
            case (.light, .standard): shades.light
            case (.dark, .standard): shades.dark
            case (.light, .increased): shades.lightContrast
            case (.dark, .increased): shades.darkContrast
            }
        return shade.resolved
    }

    private var shades: Shades {
        switch self {
        case .red: Shades(0xff3b30, 0xff453a, 0xd70015, 0xff6961)
        case .orange: Shades(0xff9500, 0xff9f0a, 0xc93400, 0xffb340)
        case .yellow: Shades(0xffcc00, 0xffd60a, 0xb25000, 0xffd426)
        case .green: Shades(0x34c759, 0x30d158, 0x248a3d, 0x30db5b)
        case .mint: Shades(0x00c7be, 0x63e6e2, 0x0c817b, 0x63e6e2)
        case .teal: Shades(0x30b0c7, 0x40c8e0, 0x008299, 0x5de6ff)
        case .cyan: Shades(0x32ade6, 0x64d2ff, 0x0071a4, 0x0ad7ff)
        case .blue: Shades(0x007aff, 0x0a84ff, 0x0040dd, 0x409cff)
        case .indigo: Shades(0x5856d6, 0x5e5ce6, 0x3634a3, 0x7d7aff)
        case .purple: Shades(0xaf52de, 0xbf5af2, 0x8944ab, 0xda8fff)
        case .pink: Shades(0xff2d55, 0xff375f, 0xd30f45, 0xff6482)
        case .brown: Shades(0xa2845e, 0xac8e68, 0x7f6545, 0xb59469)
        case .gray: Shades(0x8e8e93, 0x8e8e93, 0x6c6c70, 0xaeaeb2)
        case .gray2: Shades(0xaeaeb2, 0x636366, 0x8e8e93, 0x7c7c80)
        case .gray3: Shades(0xc7c7cc, 0x48484a, 0xaeaeb2, 0x545456)
        case .gray4: Shades(0xd1d1d6, 0x3a3a3c, 0xbcbcc0, 0x444446)
        case .gray5: Shades(0xe5e5ea, 0x2c2c2e, 0xd8d8dc, 0x363638)
        case .gray6: Shades(0xf2f2f7, 0x1c1c1e, 0xebebf0, 0x242426)
        case .primary: Shades(0x000000, 0xffffff)
        case .secondary: Shades(0x3c3c43, 0xebebf5, opacity: 0.75, 0.62, 0.9, 0.75)
        case .tertiary: Shades(0x3c3c43, 0xebebf5, opacity: 0.3, 0.3, 0.7, 0.55)
        case .quaternary: Shades(0x3c3c43, 0xebebf5, opacity: 0.18, 0.16, 0.55, 0.4)
        case .quinary: Shades(0x000000, 0xffffff, opacity: 0.05, 0.05, 0.0814, 0.0814)
        case .fill: Shades(0x787880, 0x787880, opacity: 0.2, 0.36, 0.28, 0.44)
        case .secondaryFill: Shades(0x787880, 0x787880, opacity: 0.16, 0.32, 0.24, 0.4)
        case .tertiaryFill:
            Shades(
                Shade(0x787880, 0.12), Shade(0x767680, 0.24), Shade(0x767680, 0.2),
                Shade(0x767680, 0.32))
        case .quaternaryFill: Shades(0x747480, 0x747480, opacity: 0.08, 0.18, 0.12, 0.26)
        case .accent, .accentText: Shades(0x3584e4, 0x3584e4)
        case .destructiveText: Shades(0xb00000, 0xffb0aa)
        case .destructiveFill: Shades(0xe01b24, 0xc01c28)
        case .label: Shades(0x000006, 0xffffff, opacity: 0.8, 1, 1, 1)
        // Source: `docs/theme.md`, CONTRAST-3: libadwaita's edges are fainter.
        case .controlEdge: Shades(0x000006, 0xffffff, opacity: 0.5, 0.5, 0.8, 0.8)
        case .fieldGround: Shades(0xffffff, 0xffffff, opacity: 1, 0.06, 1, 0.06)
        case .chosenSegment: Shades(0xffffff, 0xffffff, opacity: 1, 0.2, 1, 0.2)
        case .windowBackground: Shades(0xfafafb, 0x222226)
        case .popupBackground: Shades(0xffffff, 0x36363a)
        case .listGround: Shades(0xffffff, 0x1d1d20)
        case .sidebarGround: Shades(0xebebed, 0x2e2e32)
        case .groupedGround: Shades(0xfafafb, 0x222226)
        case .card: Shades(0xffffff, 0x36363a)
        case .cardEdge: Shades(0x000006, 0xffffff, opacity: 0.1, 0, 0.5, 0.5)
        case .listSeparator: Shades(0x000006, 0xffffff, opacity: 0.12, 0.15, 0.5, 0.5)
        }
    }
}

/// One colour, under light and dark desktops with the usual contrast and with more.
private struct Shades {
    let light, dark, lightContrast, darkContrast: Shade

    init(_ light: Shade, _ dark: Shade, _ lightContrast: Shade, _ darkContrast: Shade) {
        self.light = light
        self.dark = dark
        self.lightContrast = lightContrast
        self.darkContrast = darkContrast
    }

    init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
        self.init(Shade(light), Shade(dark), Shade(lightContrast), Shade(darkContrast))
    }

    init(_ light: UInt32, _ dark: UInt32) { self.init(light, dark, light, dark) }

    /// Two colours that are more or less opaque.
    init(
        _ light: UInt32, _ dark: UInt32, opacity: Double, _ inDark: Double,
        _ lightContrast: Double, _ darkContrast: Double
    ) {
        self.init(
            Shade(light, opacity), Shade(dark, inDark), Shade(light, lightContrast),
            Shade(dark, darkContrast))
    }
}

/// A colour as tables give it: red, green and blue in a byte each.
private struct Shade {
    let bytes: UInt32
    let opacity: Double

    init(_ bytes: UInt32, _ opacity: Double = 1) {
        self.bytes = bytes
        self.opacity = opacity
    }

    var resolved: Color.Resolved {
        func channel(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xff) / 255 }
        return Color.Resolved([channel(16), channel(8), channel(0)], opacity: opacity)
    }
}
