import Foundation
import LozengeCore

/// What a text in a view says itself counts before what is said of the view.
nonisolated extension View {
    /// Strokes as heavy as `weight` for the texts in this view; `nil` for their fonts' own.
    ///
    /// Matches: SwiftUI.View.fontWeight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textTraits.weight, weight)
    }

    /// Letters of another kind for the texts in this view; `nil` for their fonts' own.
    ///
    /// Matches: SwiftUI.View.fontDesign(_:)
    public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textTraits.design, design)
    }

    /// Wider or narrower letters for the texts in this view; `nil` for their fonts' own.
    ///
    /// Matches: SwiftUI.View.fontWidth(_:)
    public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textTraits.width, width)
    }

    /// Bold texts in this view; inactive for none but those whose font is bold.
    ///
    /// Matches: SwiftUI.View.bold(_:)
    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.isBold, isActive)
    }

    /// Italic texts in this view; inactive for none but those whose font is italic.
    ///
    /// Matches: SwiftUI.View.italic(_:)
    public func italic(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.isItalic, isActive)
    }

    /// The fixed-width relatives of fonts for the texts in this view.
    ///
    /// Matches: SwiftUI.View.monospaced(_:)
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.isMonospaced, isActive)
    }

    /// Digits of equal width in this view, where the font has such.
    ///
    /// An app that has a modifier of this name, as many from before SwiftUI had it do, gets its own.
    ///
    /// Matches: SwiftUI.View.monospacedDigit()
    @_disfavoredOverload
    public func monospacedDigit() -> some View {
        environment(\.textTraits.hasMonospacedDigits, true)
    }

    /// Adds `kerning` points after every character in this view; negative brings them closer.
    ///
    /// Matches: SwiftUI.View.kerning(_:)
    /// Differs: ligatures that the language does not need are broken up, as tracking does.
    public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textTraits.kerning, kerning)
    }

    /// Adds `tracking` points after every character in this view, whatever the kerning.
    ///
    /// Matches: SwiftUI.View.tracking(_:)
    public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textTraits.tracking, tracking)
    }

    /// Raises the texts in this view by `offset` points; negative lowers them.
    ///
    /// Matches: SwiftUI.View.baselineOffset(_:)
    public func baselineOffset(_ offset: CGFloat) -> some View {
        environment(\.textTraits.baselineOffset, offset)
    }

    /// Larger or smaller texts in this view, beside what they belong to.
    ///
    /// Matches: SwiftUI.View.textScale(_:isEnabled:)
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textTraits.scale) { if isEnabled { $0 = scale } }
    }

    /// Texts in this view with their letters in the forms of `language`.
    ///
    /// Matches: SwiftUI.View.typesettingLanguage(_:isEnabled:)
    public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Texts in this view with their letters in the forms of `language`.
    ///
    /// Matches: SwiftUI.View.typesettingLanguage(_:isEnabled:)
    public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textTraits.language) { if isEnabled { $0 = language.tag } }
    }

    /// A line under the texts in this view in `color`, `nil` for theirs; inactive for none.
    ///
    /// Matches: SwiftUI.View.underline(_:pattern:color:)
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textTraits.underline,
            isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : TextRule.none)
    }

    /// A line through the texts in this view in `color`, `nil` for theirs; inactive for none.
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
