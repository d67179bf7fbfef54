/// The light or dark appearance of the desktop.
///
/// Matches: SwiftUI.ColorScheme
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}

/// The contrast between foreground and background.
///
/// Matches: SwiftUI.ColorSchemeContrast
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard, increased
}
