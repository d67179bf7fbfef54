/// Whether the user can select text.
///
/// Matches: SwiftUI.TextSelectability
nonisolated public protocol TextSelectability {
    /// Whether texts in the view can be selected.
    ///
    /// Matches: SwiftUI.TextSelectability.allowsSelection
    static var allowsSelection: Bool { get }
}

/// Text that the user can select.
///
/// Matches: SwiftUI.EnabledTextSelectability
nonisolated public struct EnabledTextSelectability {}

nonisolated extension EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that the user cannot select.
///
/// Matches: SwiftUI.DisabledTextSelectability
nonisolated public struct DisabledTextSelectability {}

nonisolated extension DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
    /// The user can select text.
    ///
    /// Matches: SwiftUI.TextSelectability.enabled
    public static var enabled: Self { Self() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
    /// The user cannot select text.
    ///
    /// Matches: SwiftUI.TextSelectability.disabled
    public static var disabled: Self { Self() }
}

nonisolated extension View {
    /// Lets the user select the texts in this view, each by itself.
    ///
    /// Dragging selects by letters, a double click words, a third paragraphs; Shift and a click reach
    /// further. What is selected can be pasted with the middle button at once, and with Ctrl V after
    /// Ctrl C.
    ///
    /// Matches: SwiftUI.View.textSelection(_:)
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}
