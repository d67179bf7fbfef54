import LozengeCore

nonisolated extension View {
    /// Sets the tint of this view, such as the colour of buttons; `nil` for the accent colour.
    ///
    /// Matches: SwiftUI.View.tint(_:)
    public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map(AnyShapeStyle.init))
    }

    /// Sets the tint of this view, such as the colour of buttons.
    ///
    /// Matches: SwiftUI.View.tint(_:)
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// Sets the style of `.background` in this view.
    ///
    /// Matches: SwiftUI.View.backgroundStyle(_:)
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
