import LozengeCore

/// The texts that a window puts on the clipboard and gets from it.
package struct ClipboardAccess: Sendable {
    /// Puts a text on the clipboard.
    package let copy: @MainActor @Sendable (String) -> Void
    /// Asks for the text on the clipboard; it is `nil` if there is none.
    package let paste: @MainActor @Sendable (@escaping @MainActor (String?) -> Void) -> Void
}

nonisolated extension EnvironmentValues {
    /// The clipboard of the window; `nil` without a window.
    package var clipboard: ClipboardAccess? {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}

nonisolated private struct ClipboardKey: EnvironmentKey {
    static var defaultValue: ClipboardAccess? { nil }
}
