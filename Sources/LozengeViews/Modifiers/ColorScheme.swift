import LozengeCore

nonisolated extension View {
    /// Sets the colour scheme of the window that shows this view.
    ///
    /// The value nearest to the root wins; among siblings, the first.
    ///
    /// - Parameter colorScheme: The colour scheme; `nil` for that of the desktop, whatever the views inside
    ///   prefer.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.preferredColorScheme(_:)
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Sets the colour scheme of this view; the window keeps its own.
    ///
    /// Matches: SwiftUI.View.colorScheme(_:)
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

/// The preference for the colour scheme of the window.
package struct PreferredColorSchemeKey: PreferenceKey {
    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
