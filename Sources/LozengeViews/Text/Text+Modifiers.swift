import Foundation
import LozengeCore

/// A modifier only sets runs without an explicit value, so the innermost of two modifiers applies.
nonisolated extension Text {
    /// Sets the font of this text; `nil` has no effect.
    ///
    /// Matches: SwiftUI.Text.font(_:)
    public func font(_ font: Font?) -> Text { with(\.font, font) }

    /// Sets the font weight of this text; `nil` has no effect.
    ///
    /// Matches: SwiftUI.Text.fontWeight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

    /// Sets the font design of this text; `nil` has no effect.
    ///
    /// Matches: SwiftUI.Text.fontDesign(_:)
    public func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }

    /// Sets the font width of this text; `nil` has no effect.
    ///
    /// Matches: SwiftUI.Text.fontWidth(_:)
    public func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }

    /// Makes this text bold, regardless of its weight.
    ///
    /// Matches: SwiftUI.Text.bold()
    public func bold() -> Text { bold(true) }

    /// Makes this text bold; `false` overrides bold of the views around it, but not a bold font.
    ///
    /// Matches: SwiftUI.Text.bold(_:)
    public func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }

    /// Makes this text italic.
    ///
    /// Matches: SwiftUI.Text.italic()
    public func italic() -> Text { italic(true) }

    /// Makes this text italic; `false` overrides the views around it, but not an italic font.
    ///
    /// Matches: SwiftUI.Text.italic(_:)
    public func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }

    /// Shows this text in a monospaced font; `false` overrides the views around it.
    ///
    /// Matches: SwiftUI.Text.monospaced(_:)
    public func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }

    /// Shows the digits of this text in equal width, if its font supports it.
    ///
    /// Matches: SwiftUI.Text.monospacedDigit()
    public func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

    /// Sets the colour of this text; `nil` has no effect.
    ///
    /// Matches: SwiftUI.Text.foregroundColor(_:)
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return Text(
            storage.mapped { traits in
                if traits.color == nil, traits.style == nil { traits.color = color }
            })
    }

    /// Sets the foreground style of this text; gradients span the whole view that shows it.
    ///
    /// Matches: SwiftUI.Text.foregroundStyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return foregroundColor(color) }
        return Text(
            storage.mapped { traits in
                if traits.color == nil, traits.style == nil { traits.style = AnyShapeStyle(style) }
            })
    }

    /// Adds `kerning` points after every character; negative tightens text.
    ///
    /// An infinite or NaN value counts as 0.
    ///
    /// Matches: SwiftUI.Text.kerning(_:)
    /// Differs: ligatures that the language does not need are broken up, as tracking does.
    public func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }

    /// Adds `tracking` points after every character; overrides kerning.
    ///
    /// Negative tightens text; an infinite or NaN value counts as 0.
    ///
    /// Matches: SwiftUI.Text.tracking(_:)
    public func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }

    /// Raises this text by `offset` points above the baseline; negative lowers it.
    ///
    /// The height of the line grows by the same amount; an infinite or NaN value counts as 0.
    ///
    /// Matches: SwiftUI.Text.baselineOffset(_:)
    public func baselineOffset(_ offset: CGFloat) -> Text { with(\.baselineOffset, offset) }

    /// Underlines this text; a `nil` colour is the colour of the text.
    ///
    /// If `isActive` is false, underlines set by the views around it do not apply.
    ///
    /// Matches: SwiftUI.Text.underline(_:pattern:color:)
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(
            \.underline, isActive ? .line(LineStyle(pattern: pattern, color: color)) : TextRule.none
        )
    }

    /// Strikes through this text; a `nil` colour is the colour of the text.
    ///
    /// If `isActive` is false, lines set by the views around it do not apply.
    ///
    /// Matches: SwiftUI.Text.strikethrough(_:pattern:color:)
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(
            \.strikethrough,
            isActive ? .line(LineStyle(pattern: pattern, color: color)) : TextRule.none)
    }

    func with<Value>(
        _ trait: WritableKeyPath<TextAttributes, Value?>, _ value: Value?
    ) -> Text {
        guard let value else { return self }
        return Text(
            storage.mapped { traits in
                if traits[keyPath: trait] == nil { traits[keyPath: trait] = value }
            })
    }
}
