import LozengeCore

/// The layer of a window among those of all programs.
///
/// Matches: SwiftUI.WindowLevel
nonisolated public struct WindowLevel: Hashable, Sendable {
    package let level: WindowOptions.Level

    /// The level of the kind of window.
    ///
    /// Matches: SwiftUI.WindowLevel.automatic
    public static let automatic = WindowLevel(level: .normal)
    /// Among other windows.
    ///
    /// Matches: SwiftUI.WindowLevel.normal
    public static let normal = WindowLevel(level: .normal)
    /// In front of the normal windows of all programs.
    ///
    /// Matches: SwiftUI.WindowLevel.floating
    public static let floating = WindowLevel(level: .above)
    /// Behind all other windows.
    ///
    /// Matches: SwiftUI.WindowLevel.desktop
    public static let desktop = WindowLevel(level: .below)
}

/// The part that a window has among those of its app.
///
/// Matches: SwiftUI.WindowManagerRole
nonisolated public struct WindowManagerRole: Hashable, Sendable {
    package let kind: WindowOptions.Kind?

    /// The role of the kind of window.
    ///
    /// Matches: SwiftUI.WindowManagerRole.automatic
    public static let automatic = WindowManagerRole(kind: nil)
    /// A main window.
    ///
    /// Matches: SwiftUI.WindowManagerRole.principal
    public static let principal = WindowManagerRole(kind: .normal)
    /// A window that belongs to a main one, and stays in front of it.
    ///
    /// Matches: SwiftUI.WindowManagerRole.associated
    public static let associated = WindowManagerRole(kind: .associated)
}

/// The answer to the question if a window does something at the user's request.
///
/// Matches: SwiftUI.WindowInteractionBehavior
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
    /// `nil` for the usual behaviour.
    package let isEnabled: Bool?

    /// The behaviour of the kind of window.
    ///
    /// Matches: SwiftUI.WindowInteractionBehavior.automatic
    public static let automatic = WindowInteractionBehavior(isEnabled: nil)
    /// The window does it.
    ///
    /// Matches: SwiftUI.WindowInteractionBehavior.enabled
    public static let enabled = WindowInteractionBehavior(isEnabled: true)
    /// The window does not do it.
    ///
    /// Matches: SwiftUI.WindowInteractionBehavior.disabled
    public static let disabled = WindowInteractionBehavior(isEnabled: false)
}

/// The answer to the question if windows of a scene are opened again at the next start of the app.
///
/// Matches: SwiftUI.SceneRestorationBehavior
nonisolated public struct SceneRestorationBehavior: Hashable, Sendable {
    package let isRestored: Bool

    /// Windows are restored if the app's setting `restoresWindows` is true.
    ///
    /// Matches: SwiftUI.SceneRestorationBehavior.automatic
    public static let automatic = SceneRestorationBehavior(isRestored: true)
    /// Windows are not restored.
    ///
    /// Matches: SwiftUI.SceneRestorationBehavior.disabled
    public static let disabled = SceneRestorationBehavior(isRestored: false)
}

/// The answer to the question if a scene opens a window when the app starts.
///
/// Matches: SwiftUI.SceneLaunchBehavior
nonisolated public struct SceneLaunchBehavior: Hashable, Sendable {
    /// `nil` for the first scene only.
    package let isPresented: Bool?

    /// The first scene of an app opens a window.
    ///
    /// Matches: SwiftUI.SceneLaunchBehavior.automatic
    public static let automatic = SceneLaunchBehavior(isPresented: nil)
    /// The scene opens a window, unless windows are restored.
    ///
    /// Matches: SwiftUI.SceneLaunchBehavior.presented
    public static let presented = SceneLaunchBehavior(isPresented: true)
    /// The scene opens no window.
    ///
    /// Matches: SwiftUI.SceneLaunchBehavior.suppressed
    public static let suppressed = SceneLaunchBehavior(isPresented: false)
}
