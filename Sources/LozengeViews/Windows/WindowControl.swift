import LozengeCore

/// The frame of the window of a view.
package struct WindowControl: Sendable {
    private let action: @MainActor @Sendable (WindowAction) -> Void

    init(_ action: @escaping @MainActor @Sendable (WindowAction) -> Void) { self.action = action }

    /// Asks the window manager to do something with the window.
    package func perform(_ action: WindowAction) { self.action(action) }
}

nonisolated extension EnvironmentValues {
    /// The frame of the window; `nil` without a window.
    package var windowControl: WindowControl? {
        get { self[WindowControlKey.self] }
        set { self[WindowControlKey.self] = newValue }
    }
}

nonisolated private struct WindowControlKey: EnvironmentKey {
    static var defaultValue: WindowControl? { nil }
}
