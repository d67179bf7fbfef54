import LozengeCore

/// What colours look like, and how lively things are.
nonisolated extension EnvironmentValues {
    /// Whether views are drawn for a light or a dark desktop.
    ///
    /// Matches: SwiftUI.EnvironmentValues.colorScheme
    public var colorScheme: ColorScheme {
        get { colorPalette.scheme }
        set { colorPalette.scheme = newValue }
    }

    /// How far apart the desktop wants what is in front and what is behind.
    ///
    /// Matches: SwiftUI.EnvironmentValues.colorSchemeContrast
    public var colorSchemeContrast: ColorSchemeContrast { colorPalette.contrast }

    /// Whether the desktop wants things to move as little as can be.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityReduceMotion
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReducesMotionKey.self] }
        set { self[ReducesMotionKey.self] = newValue }
    }

    /// Everything that decides what colours with a name look like.
    package var colorPalette: ColorPalette {
        get { self[ColorPaletteKey.self] }
        set { self[ColorPaletteKey.self] = newValue }
    }
}

extension Color {
    /// What this colour is in an environment.
    ///
    /// Matches: SwiftUI.Color.resolve(in:)
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        resolve(in: environment.colorPalette)
    }
}

nonisolated private struct ColorPaletteKey: EnvironmentKey {
    static var defaultValue: ColorPalette { ColorPalette() }
}
nonisolated private struct ReducesMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
