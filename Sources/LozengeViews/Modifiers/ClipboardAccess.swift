import LozengeCore

/// The data that a window puts on the clipboard and gets from it.
package struct ClipboardAccess: Sendable {
    /// Puts data on the clipboard.
    package let copy: @MainActor @Sendable (DataOffer) -> Void
    /// Asks for the data on the clipboard; they are `nil` if there are none.
    package let paste: @MainActor @Sendable (@escaping @MainActor (DataOffer?) -> Void) -> Void
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
