import Foundation

extension Font {
    /// This font with strokes as heavy as `weight`.
    ///
    /// Matches: SwiftUI.Font.weight(_:)
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// This font in bold.
    ///
    /// Matches: SwiftUI.Font.bold()
    public func bold() -> Font { weight(.bold) }

    /// This font in bold, or in the weight of its style.
    ///
    /// Matches: SwiftUI.Font.bold(_:)
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : with { $0.weight = nil } }

    /// This font in italics.
    ///
    /// Matches: SwiftUI.Font.italic()
    public func italic() -> Font { with { $0.isItalic = true } }

    /// This font in italics, or upright.
    ///
    /// Matches: SwiftUI.Font.italic(_:)
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

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

    /// This font with small capitals for lower-case letters.
    ///
    /// A font that has none gets capitals that are made smaller.
    ///
    /// Matches: SwiftUI.Font.lowercaseSmallCaps()
    public func lowercaseSmallCaps() -> Font { with { $0.features.insert(.lowercaseSmallCaps) } }

    /// This font with small capitals for capitals.
    ///
    /// A font that has none gets capitals that are made smaller.
    ///
    /// Matches: SwiftUI.Font.uppercaseSmallCaps()
    public func uppercaseSmallCaps() -> Font { with { $0.features.insert(.uppercaseSmallCaps) } }

    /// This font with small capitals for capitals and lower-case letters.
    ///
    /// A font that has none gets capitals that are made smaller.
    ///
    /// Matches: SwiftUI.Font.smallCaps()
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// This font with lines further apart or closer together.
    ///
    /// Matches: SwiftUI.Font.leading(_:)
    /// Differs: lines do not come closer than the font's ascent and descent allow.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// This font with wider or narrower letters, where its family has such.
    ///
    /// Matches: SwiftUI.Font.width(_:)
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// This font, larger or smaller.
    ///
    /// - Parameter factor: The multiple of the size; zero, negative and non-finite numbers read as 1.
    /// - Returns: The font.
    ///
    /// Matches: SwiftUI.Font.scaled(by:)
    public func scaled(by factor: CGFloat) -> Font {
        factor > 0 && factor.isFinite ? with { $0.scale *= factor } : self
    }

    /// This font with letters of another kind.
    package func design(_ design: Design) -> Font { with { $0.design = design } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
