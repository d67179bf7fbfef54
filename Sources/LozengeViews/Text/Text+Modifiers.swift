import Foundation
import LozengeCore

/// A modifier of a text counts for the runs that have no value of their own, so of two modifiers the
/// one nearer to the text does.
nonisolated extension Text {
    /// This text in `font`; `nil` for the font of where it is.
    ///
    /// Matches: SwiftUI.Text.font(_:)
    public func font(_ font: Font?) -> Text { with(\.font, font) }

    /// This text with strokes as heavy as `weight`; `nil` for the font's own.
    ///
    /// Matches: SwiftUI.Text.fontWeight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

    /// This text in letters of another kind; `nil` for the font's own.
    ///
    /// Matches: SwiftUI.Text.fontDesign(_:)
    public func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }

    /// This text in wider or narrower letters; `nil` for the font's own.
    ///
    /// Matches: SwiftUI.Text.fontWidth(_:)
    public func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }

    /// This text in bold, whatever its weight.
    ///
    /// Matches: SwiftUI.Text.bold()
    public func bold() -> Text { bold(true) }

    /// This text in bold, or not where everything around is; a bold font stays bold.
    ///
    /// Matches: SwiftUI.Text.bold(_:)
    public func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }

    /// This text in italics.
    ///
    /// Matches: SwiftUI.Text.italic()
    public func italic() -> Text { italic(true) }

    /// This text in italics, or not where everything around is; an italic font stays italic.
    ///
    /// Matches: SwiftUI.Text.italic(_:)
    public func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }

    /// This text in the fixed-width relative of its font, or not where everything around is.
    ///
    /// Matches: SwiftUI.Text.monospaced(_:)
    public func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }

    /// This text with digits that are all equally wide, if its font has such.
    ///
    /// Matches: SwiftUI.Text.monospacedDigit()
    public func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

    /// This text in `color`; `nil` for the colour of where it is.
    ///
    /// Matches: SwiftUI.Text.foregroundColor(_:)
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return Text(
            storage.mapped { traits in
                if traits.color == nil, traits.style == nil { traits.color = color }
            })
    }

    /// This text in `style`; gradients run over the whole view that it is shown in.
    ///
    /// Matches: SwiftUI.Text.foregroundStyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return foregroundColor(color) }
        return Text(
            storage.mapped { traits in
                if traits.color == nil, traits.style == nil { traits.style = AnyShapeStyle(style) }
            })
    }

    /// Adds `kerning` points after every character; negative brings them closer.
    ///
    /// Matches: SwiftUI.Text.kerning(_:)
    /// Differs: ligatures that the language does not need are broken up, as tracking does.
    public func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }

    /// Adds `tracking` points after every character; negative brings them closer.
    ///
    /// Where there is kerning, too, this counts.
    ///
    /// Matches: SwiftUI.Text.tracking(_:)
    public func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }

    /// Raises this text by `offset` points above the line's baseline; negative lowers it.
    ///
    /// The line is higher by as much.
    ///
    /// Matches: SwiftUI.Text.baselineOffset(_:)
    public func baselineOffset(_ offset: CGFloat) -> Text { with(\.baselineOffset, offset) }

    /// A line under this text in `color`, `nil` for the text's; inactive for none.
    ///
    /// Matches: SwiftUI.Text.underline(_:pattern:color:)
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(
            \.underline, isActive ? .line(LineStyle(pattern: pattern, color: color)) : TextRule.none
        )
    }

    /// A line through this text in `color`, `nil` for the text's; inactive for none.
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
        _ trait: WritableKeyPath<TextTraits, Value?>, _ value: Value?
    ) -> Text {
        guard let value else { return self }
        return Text(
            storage.mapped { traits in
                if traits[keyPath: trait] == nil { traits[keyPath: trait] = value }
            })
    }
}
