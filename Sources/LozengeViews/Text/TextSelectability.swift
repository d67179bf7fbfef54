/// A type that allows or prevents selecting text.
///
/// Use `.enabled` or `.disabled` with `textSelection(_:)`.
///
/// Matches: SwiftUI.TextSelectability
nonisolated public protocol TextSelectability {
    /// True if the user can select texts in the view.
    ///
    /// Matches: SwiftUI.TextSelectability.allowsSelection
    static var allowsSelection: Bool { get }
}

/// The selectability of text that the user can select.
///
/// Matches: SwiftUI.EnabledTextSelectability
nonisolated public struct EnabledTextSelectability {}

nonisolated extension EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// The selectability of text that the user cannot select.
///
/// Matches: SwiftUI.DisabledTextSelectability
nonisolated public struct DisabledTextSelectability {}

nonisolated extension DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
    /// Allows the user to select text.
    ///
    /// Matches: SwiftUI.TextSelectability.enabled
    public static var enabled: Self { Self() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
    /// Prevents the user from selecting text.
    ///
    /// Matches: SwiftUI.TextSelectability.disabled
    public static var disabled: Self { Self() }
}

nonisolated extension View {
    /// Allows the user to select texts in this view; a selection is always within one text.
    ///
    /// Dragging selects characters, a double click words and a triple click paragraphs; a click with
    /// Shift extends the selection. The middle button pastes the selection; Ctrl C copies it.
    ///
    /// ```swift
    /// Text(serialNumber).textSelection(.enabled)
    /// ```
    ///
    /// Matches: SwiftUI.View.textSelection(_:)
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}
