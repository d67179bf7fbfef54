import LozengeCore

/// Colours and motion.
nonisolated extension EnvironmentValues {
    /// The appearance of the desktop, light or dark.
    ///
    /// Matches: SwiftUI.EnvironmentValues.colorScheme
    public var colorScheme: ColorScheme {
        get { colorPalette.scheme }
        set { colorPalette.scheme = newValue }
    }

    /// The contrast that the desktop asks for.
    ///
    /// Matches: SwiftUI.EnvironmentValues.colorSchemeContrast
    public var colorSchemeContrast: ColorSchemeContrast { colorPalette.contrast }

    /// True if the desktop asks for reduced motion.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityReduceMotion
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReducesMotionKey.self] }
        set { self[ReducesMotionKey.self] = newValue }
    }

    /// False: desktops for X11 have no setting for marks besides colours.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityDifferentiateWithoutColor
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// False: a desktop that inverts colours does so behind the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityInvertColors
    public var accessibilityInvertColors: Bool { false }

    /// True: there is nothing translucent that could be reduced.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityReduceTransparency
    public var accessibilityReduceTransparency: Bool { true }

    /// True while a screen reader follows the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityVoiceOverEnabled
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[HasReaderKey.self] }
        set { self[HasReaderKey.self] = newValue }
    }

    /// True while assistive technology follows the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityEnabled
    public var accessibilityEnabled: Bool {
        get { self[HasReaderKey.self] }
        set { self[HasReaderKey.self] = newValue }
    }

    /// False: switches press keys or the pointer's buttons here.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilitySwitchControlEnabled
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// False: desktops have no such viewer; Ctrl + makes all text larger.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityLargeContentViewerEnabled
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// False: only a watch has quick actions.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityQuickActionsEnabled
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// False: desktops for X11 have no setting for flashing lights.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityDimFlashingLights
    public var accessibilityDimFlashingLights: Bool { false }

    /// False if the desktop asks for reduced motion.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityPlayAnimatedImages
    public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

    /// False: desktops have no mode of few apps.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityAssistiveAccessEnabled
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// False: buttons have shapes anyway.
    ///
    /// Matches: SwiftUI.EnvironmentValues.accessibilityShowButtonShapes
    public var accessibilityShowButtonShapes: Bool { false }

    /// False: screens of desktops are never dimmed to stay on.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isLuminanceReduced
    public var isLuminanceReduced: Bool { false }

    /// Regular: desktops for X11 have no setting for bold text; a font of the desktop may be bold itself.
    ///
    /// Matches: SwiftUI.EnvironmentValues.legibilityWeight
    public var legibilityWeight: LegibilityWeight? { .regular }

    /// The palette for named colours.
    package var colorPalette: ColorPalette {
        get { self[ColorPaletteKey.self] }
        set { self[ColorPaletteKey.self] = newValue }
    }
}

/// The weight of text that the user asks for.
///
/// Matches: SwiftUI.LegibilityWeight
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

extension Color {
    /// Returns the components of this colour in an environment.
    ///
    /// Matches: SwiftUI.Color.resolve(in:)
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        resolve(in: environment.colorPalette)
    }
}

nonisolated private struct ColorPaletteKey: EnvironmentKey {
    static var defaultValue: ColorPalette { ColorPalette() }
}
nonisolated private struct HasReaderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
nonisolated private struct ReducesMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
