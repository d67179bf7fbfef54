import LozengeCore

nonisolated extension View {
    /// Sets the default style of texts and shapes in this view.
    ///
    /// Matches: SwiftUI.View.foregroundStyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground([AnyShapeStyle(style)])
    }

    /// Sets the primary and secondary foreground styles of this view.
    ///
    /// Matches: SwiftUI.View.foregroundStyle(_:_:)
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the primary, secondary and tertiary foreground styles of this view.
    ///
    /// Matches: SwiftUI.View.foregroundStyle(_:_:_:)
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Sets the foreground style of a control, unless the program has set one around it.
    package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier(
                change: EnvironmentChange(keyPath: \.foreground) { outer in
                    if let outer = outer.foreground, !outer.isOwn { return outer }
                    return Foreground([AnyShapeStyle(style)], outer: nil, isOwn: true)
                }))
    }

    private func foreground(_ styles: [AnyShapeStyle]) -> some View {
        modifier(
            EnvironmentModifier(
                change: EnvironmentChange(keyPath: \.foreground) { outer in
                    Foreground(styles, outer: outer.foreground)
                }))
    }
}
