import LozengeCore
import LozengeViews

/// The properties of the title bar of a phone.
///
/// Matches: SwiftUI.NavigationBarItem
nonisolated public struct NavigationBarItem: Sendable {
    /// The size of the title.
    ///
    /// Matches: SwiftUI.NavigationBarItem.TitleDisplayMode
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

/// The size of a title.
///
/// Matches: SwiftUI.ToolbarTitleDisplayMode
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

nonisolated extension View {
    /// Returns this view: a title is that of the window, in one size.
    ///
    /// Matches: SwiftUI.View.navigationBarTitleDisplayMode(_:)
    /// Differs: there is no large title in the content.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Returns this view: a title is that of the window, in one size.
    ///
    /// Matches: SwiftUI.View.toolbarTitleDisplayMode(_:)
    /// Differs: there is no large title in the content.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Returns this view: a window has no status bar that would have to be hidden.
    ///
    /// Matches: SwiftUI.View.statusBarHidden(_:)
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Returns this view: a window has no status bar that would have to be hidden.
    ///
    /// Matches: SwiftUI.View.statusBar(hidden:)
    public func statusBar(hidden: Bool) -> some View { self }

    /// Sets the title of the page.
    ///
    /// Matches: SwiftUI.View.navigationBarTitle(_:)
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page, which is localized.
    ///
    /// Matches: SwiftUI.View.navigationBarTitle(_:)
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page, which is not localized.
    ///
    /// Matches: SwiftUI.View.navigationBarTitle(_:)
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the page.
    ///
    /// Matches: SwiftUI.View.navigationBarTitle(_:displayMode:)
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets the title of the page, which is localized.
    ///
    /// Matches: SwiftUI.View.navigationBarTitle(_:displayMode:)
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the page, which is not localized.
    ///
    /// Matches: SwiftUI.View.navigationBarTitle(_:displayMode:)
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Adds views at the leading end of the toolbar.
    ///
    /// Matches: SwiftUI.View.navigationBarItems(leading:)
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds views at the trailing end of the toolbar.
    ///
    /// Matches: SwiftUI.View.navigationBarItems(trailing:)
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Adds views at both ends of the toolbar.
    ///
    /// Matches: SwiftUI.View.navigationBarItems(leading:trailing:)
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Hides the toolbar of the page.
    ///
    /// Matches: SwiftUI.View.navigationBarHidden(_:)
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }
}
