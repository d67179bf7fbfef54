import LozengeCore

nonisolated extension View {
    /// Sets the colour scheme of the window that shows this view.
    ///
    /// Of several views the one nearest to the root is followed, of neighbours the first that says
    /// anything.
    ///
    /// - Parameter colorScheme: What the window is to be; `nil` for what the desktop is, whatever the
    ///   views inside say.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.preferredColorScheme(_:)
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Shows this view as on a light or a dark desktop, and leaves the window as it is.
    ///
    /// Matches: SwiftUI.View.colorScheme(_:)
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

/// The preference for the colour scheme of the window.
struct PreferredColorSchemeKey: PreferenceKey {
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
