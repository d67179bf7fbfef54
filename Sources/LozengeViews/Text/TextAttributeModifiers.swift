import Foundation
import LozengeCore

/// Attributes of a text override these modifiers of a view around it.
nonisolated extension View {
    /// Sets the font weight of texts in this view; `nil` keeps the weight of the font.
    ///
    /// Matches: SwiftUI.View.fontWeight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textTraits.weight, weight)
    }

    /// Sets the font design of texts in this view; `nil` keeps the design of the font.
    ///
    /// Matches: SwiftUI.View.fontDesign(_:)
    public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textTraits.design, design)
    }

    /// Sets the font width of texts in this view; `nil` keeps the width of the font.
    ///
    /// Matches: SwiftUI.View.fontWidth(_:)
    public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textTraits.width, width)
    }

    /// Makes texts in this view bold; `false` does not change a bold font.
    ///
    /// Matches: SwiftUI.View.bold(_:)
    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.isBold, isActive)
    }

    /// Makes texts in this view italic; `false` does not change an italic font.
    ///
    /// Matches: SwiftUI.View.italic(_:)
    public func italic(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.isItalic, isActive)
    }

    /// Shows texts in this view in monospaced fonts; `false` does not change a monospaced font.
    ///
    /// Matches: SwiftUI.View.monospaced(_:)
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.isMonospaced, isActive)
    }

    /// Shows digits in this view in equal width, if the font supports it.
    ///
    /// A modifier of the same name in an app takes precedence.
    ///
    /// Matches: SwiftUI.View.monospacedDigit()
    @_disfavoredOverload
    public func monospacedDigit() -> some View {
        environment(\.textTraits.hasMonospacedDigits, true)
    }

    /// Adds `kerning` points after every character in this view; negative tightens text.
    ///
    /// An infinite or NaN value counts as 0.
    ///
    /// Matches: SwiftUI.View.kerning(_:)
    /// Differs: ligatures that the language does not need are broken up, as tracking does.
    public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textTraits.kerning, kerning)
    }

    /// Adds `tracking` points after every character in this view; overrides kerning.
    ///
    /// Negative tightens text; an infinite or NaN value counts as 0.
    ///
    /// Matches: SwiftUI.View.tracking(_:)
    public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textTraits.tracking, tracking)
    }

    /// Raises texts in this view by `offset` points; negative lowers them.
    ///
    /// An infinite or NaN value counts as 0.
    ///
    /// Matches: SwiftUI.View.baselineOffset(_:)
    public func baselineOffset(_ offset: CGFloat) -> some View {
        environment(\.textTraits.baselineOffset, offset)
    }

    /// Scales texts in this view; without effect if `isEnabled` is false.
    ///
    /// Matches: SwiftUI.View.textScale(_:isEnabled:)
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textTraits.scale) { if isEnabled { $0 = scale } }
    }

    /// Sets the shaping language of texts in this view; without effect if `isEnabled` is false.
    ///
    /// Matches: SwiftUI.View.typesettingLanguage(_:isEnabled:)
    public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the shaping language of texts in this view; without effect if `isEnabled` is false.
    ///
    /// Matches: SwiftUI.View.typesettingLanguage(_:isEnabled:)
    public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textTraits.language) { if isEnabled { $0 = language.tag } }
    }

    /// Underlines texts in this view; a `nil` colour is the colour of the text.
    ///
    /// Matches: SwiftUI.View.underline(_:pattern:color:)
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textTraits.underline,
            isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : TextRule.none)
    }

    /// Strikes through texts in this view; a `nil` colour is the colour of the text.
    ///
    /// Matches: SwiftUI.View.strikethrough(_:pattern:color:)
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textTraits.strikethrough,
            isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : TextRule.none)
    }
}
