import LozengeCore

nonisolated extension View {
    /// What stands out in this view, such as the words of a button; `nil` for the accent colour.
    ///
    /// Matches: SwiftUI.View.tint(_:)
    public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map(AnyShapeStyle.init))
    }

    /// What stands out in this view, such as the words of a button.
    ///
    /// Matches: SwiftUI.View.tint(_:)
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// What `.background` means in this view.
    ///
    /// Matches: SwiftUI.View.backgroundStyle(_:)
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
