extension Color.Resolved {
    /// The relative luminance, from 0 to 1; the opacity does not count.
    ///
    /// Source: WCAG 2.2, relative luminance.
    package var luminance: Double {
        let linear = components.linear
        return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
    }

    /// Returns the contrast of two opaque colours, from 1 to 21.
    ///
    /// Source: WCAG 2.2, contrast ratio.
    package func contrast(with other: Color.Resolved) -> Double {
        let (mine, others) = (luminance, other.luminance)
        return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
    }

    /// Returns what is seen of this colour over an opaque one.
    package func over(_ ground: Color.Resolved) -> Color.Resolved {
        let share = Double(opacity)
        return Color.Resolved(components * share + ground.components * (1 - share), opacity: 1)
    }

    /// Returns this colour, as dark as needed for a contrast with white: 4.5 for text, 3 for marks.
    ///
    /// Source: `docs/theme.md`, CONTRAST-1.
    package func behindWhite(_ contrast: Double = 4.5) -> Color.Resolved {
        // A little less than needed, for the rounding to bytes.
        let greatest = 1.05 / contrast - 0.05 - 0.003
        let luminance = luminance
        guard luminance > greatest else { return self }
        // In linear light the hue stays.
        let factor = greatest / luminance
        return Color.Resolved((components.linear * factor).encoded, opacity: Double(opacity))
    }

    /// Returns this colour as text: dark on light grounds, light on dark ones.
    ///
    /// Source: `docs/theme.md`, CONTRAST-2.
    package func asText(in palette: ColorPalette) -> Color.Resolved {
        var coordinates = perceptualCoordinates
        coordinates.x =
            switch (palette.scheme, palette.contrast) {
            case (.light, .standard): min(coordinates.x, 0.47)
            case (.light, .increased): min(coordinates.x, 0.42)
            case (.dark, _): max(coordinates.x, 0.85)
            }
        return Color.Resolved(perceptualCoordinates: coordinates, opacity: Double(opacity))
    }
}
