import LozengeCore

// The look of other systems: bars of glass.

nonisolated extension View {
    /// Sets if the tab bar hides while the content scrolls; here it stays in sight.
    ///
    /// Matches: SwiftUI.View.tabBarMinimizeBehavior(_:)
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Extends the view behind the bars and the sidebar around it, mirrored and blurred; here nothing shows through them.
    ///
    /// Matches: SwiftUI.View.backgroundExtensionEffect(isEnabled:)
    /// Differs: bars and sidebars are opaque and beside the content; `ignoresSafeArea` extends a view below a bar of the
    /// app's own.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

/// The behaviour of a tab bar while the content scrolls.
///
/// Matches: SwiftUI.TabBarMinimizeBehavior
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    /// The bar stays in sight.
    public static let automatic = TabBarMinimizeBehavior()
    /// The bar stays in sight.
    public static let never = TabBarMinimizeBehavior()

    @available(*, unavailable, message: "Tabs stay in sight on a desktop; leave it out.")
    public static let onScrollDown = TabBarMinimizeBehavior()
    @available(*, unavailable, message: "Tabs stay in sight on a desktop; leave it out.")
    public static let onScrollUp = TabBarMinimizeBehavior()
}
