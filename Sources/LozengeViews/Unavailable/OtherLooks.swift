import LozengeCore

// The look of other systems: bars of glass, and motions between them.

nonisolated extension View {
    /// Sets if the tab bar hides while the content scrolls; here it stays in sight.
    ///
    /// Matches: SwiftUI.View.tabBarMinimizeBehavior(_:)
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Extends the view behind the bars around it, mirrored and blurred.
    ///
    /// Matches: SwiftUI.View.backgroundExtensionEffect(isEnabled:)
    @available(*, unavailable, message: "Bars are opaque here; use ignoresSafeArea instead.")
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

    /// Marks the view that a page grows out of.
    ///
    /// Matches: SwiftUI.View.matchedTransitionSource(id:in:)
    @available(*, unavailable, message: "Pages slide here; use matchedGeometryEffect instead.")
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
    {
        self
    }

    /// Sets the motion with which the page comes; here pages slide.
    ///
    /// Matches: SwiftUI.View.navigationTransition(_:)
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
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

/// A motion with which a page comes.
///
/// Matches: SwiftUI.NavigationTransition
nonisolated public protocol NavigationTransition {}

/// The motion of the platform: pages slide.
///
/// Matches: SwiftUI.AutomaticNavigationTransition
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// A page that grows out of a view.
///
/// Matches: SwiftUI.ZoomNavigationTransition
@available(*, unavailable, message: "Pages slide here; use matchedGeometryEffect instead.")
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// Pages slide.
    ///
    /// Matches: SwiftUI.NavigationTransition.automatic
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(*, unavailable)
nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of a view.
    ///
    /// Matches: SwiftUI.NavigationTransition.zoom(sourceID:in:)
    @available(*, unavailable, message: "Pages slide here; use matchedGeometryEffect instead.")
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
