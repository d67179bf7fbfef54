extension Font {
    /// This font with strokes as heavy as `weight`.
    ///
    /// Matches: SwiftUI.Font.weight(_:)
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// This font in bold.
    ///
    /// Matches: SwiftUI.Font.bold()
    public func bold() -> Font { weight(.bold) }

    /// This font in italics.
    ///
    /// Matches: SwiftUI.Font.italic()
    public func italic() -> Font { with { $0.isItalic = true } }

    /// This font with digits that are all equally wide, by the font's own `tnum` feature.
    ///
    /// A font without the feature keeps its digits.
    ///
    /// Matches: SwiftUI.Font.monospacedDigit()
    public func monospacedDigit() -> Font { with { $0.features.insert(.monospacedDigit) } }

    /// The fixed-width relative of this font.
    ///
    /// Matches: SwiftUI.Font.monospaced()
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// This font with small capitals for lower-case letters, by the font's own `smcp` feature.
    ///
    /// Matches: SwiftUI.Font.lowercaseSmallCaps()
    public func lowercaseSmallCaps() -> Font { with { $0.features.insert(.smallCaps) } }

    /// This font with small capitals for capitals and small letters.
    ///
    /// Matches: SwiftUI.Font.smallCaps()
    @available(
        *, unavailable, message: "there is no feature for capitals yet; lowercaseSmallCaps() works"
    )
    public func smallCaps() -> Font { self }

    /// This font with small capitals for capitals.
    ///
    /// Matches: SwiftUI.Font.uppercaseSmallCaps()
    @available(
        *, unavailable, message: "there is no feature for capitals yet; lowercaseSmallCaps() works"
    )
    public func uppercaseSmallCaps() -> Font { self }

    /// This font with lines further apart or closer together.
    ///
    /// Matches: SwiftUI.Font.leading(_:)
    @available(*, unavailable, message: "the distance of lines is the font's; use lineSpacing(_:)")
    public func leading(_ leading: Leading) -> Font { self }

    /// This font with wider or narrower letters.
    ///
    /// Matches: SwiftUI.Font.width(_:)
    @available(*, unavailable, message: "the text engine cannot ask for a font's width yet")
    public func width(_ width: Width) -> Font { self }

    /// This font with letters of another kind.
    package func design(_ design: Design) -> Font { with { $0.design = design } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
