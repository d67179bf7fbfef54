import LozengeCore

/// The activity of the window of a view.
///
/// Matches: SwiftUI.ControlActiveState
nonisolated public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    /// The window gets the keys.
    case key
    /// The app is active.
    case active
    /// Another app is active.
    case inactive
}

nonisolated extension EnvironmentValues {
    /// False in a window that does not get the keys.
    ///
    /// Matches: SwiftUI.EnvironmentValues.appearsActive
    public internal(set) var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// The activity of the window.
    ///
    /// Matches: SwiftUI.EnvironmentValues.controlActiveState
    @available(*, deprecated, message: "Use appearsActive instead.")
    public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

    /// True: an app can have several windows.
    ///
    /// Matches: SwiftUI.EnvironmentValues.supportsMultipleWindows
    public var supportsMultipleWindows: Bool { true }
}

nonisolated private struct AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
