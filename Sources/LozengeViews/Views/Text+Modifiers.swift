import LozengeCore

extension Text {
    /// This text in `font`; `nil` for the font of where it is.
    ///
    /// Matches: SwiftUI.Text.font(_:)
    public func font(_ font: Font?) -> Text { with { $0.font = font } }

    /// This text with strokes as heavy as `weight`; `nil` for the font's own.
    ///
    /// Matches: SwiftUI.Text.fontWeight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

    /// This text in bold.
    ///
    /// Matches: SwiftUI.Text.bold()
    public func bold() -> Text { fontWeight(.bold) }

    /// This text in italics.
    ///
    /// Matches: SwiftUI.Text.italic()
    public func italic() -> Text { with { $0.isItalic = true } }

    /// This text with digits that are all equally wide, if its font has such.
    ///
    /// Matches: SwiftUI.Text.monospacedDigit()
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

    /// This text in `color`; `nil` for the colour of where it is.
    ///
    /// Matches: SwiftUI.Text.foregroundColor(_:)
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }
}
