/// Whether the desktop is light or dark.
///
/// Matches: SwiftUI.ColorScheme
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}

/// How far apart the desktop wants what is in front and what is behind.
///
/// Matches: SwiftUI.ColorSchemeContrast
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard, increased
}
