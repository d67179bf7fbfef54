import LozengeCore

/// The phase of a window: active, inactive or in the background.
///
/// Matches: SwiftUI.ScenePhase
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The window is not visible: minimised, or on another desktop.
    case background
    /// The window is visible without the keyboard focus.
    case inactive
    /// The window has the keyboard focus.
    case active

    init(isShown: Bool, isActive: Bool) {
        self = !isShown ? .background : isActive ? .active : .inactive
    }
}

nonisolated extension EnvironmentValues {
    /// The present phase of the window.
    ///
    /// Matches: SwiftUI.EnvironmentValues.scenePhase
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

nonisolated private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}
