import LozengeCore

nonisolated extension View {
    /// Disables scrolling by the wheel, fingers, keys and bars in this view; the app can still scroll.
    ///
    /// Matches: SwiftUI.View.scrollDisabled(_:)
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Draws the content of scroll views in this view beyond their frames.
    ///
    /// Such content does not receive the pointer.
    ///
    /// Matches: SwiftUI.View.scrollClipDisabled(_:)
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollTraits.clips) { $0 = !disabled }
    }

    /// Sets whether content moves beyond its ends and springs back.
    ///
    /// Matches: SwiftUI.View.scrollBounceBehavior(_:axes:)
    /// Differs: content stops at its ends, as everywhere on this desktop.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Sets whether a keyboard on the screen is hidden while the content scrolls.
    ///
    /// Matches: SwiftUI.View.scrollDismissesKeyboard(_:)
    /// Differs: there is no keyboard on the screen.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

nonisolated extension EnvironmentValues {
    /// True if scroll views scroll by the wheel, fingers, keys and bars.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isScrollEnabled
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

nonisolated private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// The motion of content beyond its ends.
///
/// Matches: SwiftUI.ScrollBounceBehavior
/// Differs: content stops at its ends in each case.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// The default.
    ///
    /// Matches: SwiftUI.ScrollBounceBehavior.automatic
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Content always moves.
    ///
    /// Matches: SwiftUI.ScrollBounceBehavior.always
    public static let always = ScrollBounceBehavior(name: "always")
    /// Content moves if it is larger than the view.
    ///
    /// Matches: SwiftUI.ScrollBounceBehavior.basedOnSize
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The hiding of a keyboard on the screen by scrolling.
///
/// Matches: SwiftUI.ScrollDismissesKeyboardMode
/// Differs: there is no keyboard on the screen.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// The default.
    ///
    /// Matches: SwiftUI.ScrollDismissesKeyboardMode.automatic
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// It is hidden at once.
    ///
    /// Matches: SwiftUI.ScrollDismissesKeyboardMode.immediately
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// It follows the finger.
    ///
    /// Matches: SwiftUI.ScrollDismissesKeyboardMode.interactively
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// It stays.
    ///
    /// Matches: SwiftUI.ScrollDismissesKeyboardMode.never
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}
