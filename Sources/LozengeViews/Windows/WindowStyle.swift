import LozengeCore

/// The look of a window's frame.
///
/// ```swift
/// WindowGroup { PlayerView() }.windowStyle(.hiddenTitleBar)
/// ```
///
/// Matches: SwiftUI.WindowStyle
nonisolated public protocol WindowStyle {}

/// The frame that the window manager draws.
///
/// Matches: SwiftUI.DefaultWindowStyle
nonisolated public struct DefaultWindowStyle: WindowStyle {
    public init() {}
}

/// The frame that the window manager draws.
///
/// Matches: SwiftUI.TitleBarWindowStyle
nonisolated public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// A window without a title bar, whose content reaches to its top; the buttons of a frame are in the corner of the
/// content, and its uppermost part moves the window.
///
/// Matches: SwiftUI.HiddenTitleBarWindowStyle
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// A window with nothing around its content.
///
/// Matches: SwiftUI.PlainWindowStyle
/// Differs: the window has a background; only popups can be transparent.
nonisolated public struct PlainWindowStyle: WindowStyle {
    public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
    /// The frame that the window manager draws.
    ///
    /// Matches: SwiftUI.WindowStyle.automatic
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
    /// The frame that the window manager draws.
    ///
    /// Matches: SwiftUI.WindowStyle.titleBar
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// No title bar.
    ///
    /// Matches: SwiftUI.WindowStyle.hiddenTitleBar
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

nonisolated extension WindowStyle where Self == PlainWindowStyle {
    /// Nothing around the content.
    ///
    /// Matches: SwiftUI.WindowStyle.plain
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

nonisolated extension WindowStyle {
    /// The part of the frame that the window manager draws.
    var decoration: WindowOptions.Decoration {
        switch self {
        case is HiddenTitleBarWindowStyle: .border
        case is PlainWindowStyle: .none
        default: .full
        }
    }
}
