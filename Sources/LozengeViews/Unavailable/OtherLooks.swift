import LozengeCore

// The look of other systems: bars of glass, and motions between them.

nonisolated extension View {
    /// Hides the tab bar while the content scrolls.
    ///
    /// Matches: SwiftUI.View.tabBarMinimizeBehavior(_:)
    @available(*, unavailable, message: "Tabs stay in sight on a desktop; leave it out.")
    public func tabBarMinimizeBehavior(_ behavior: Any) -> some View { self }

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

    /// Sets the motion with which the page comes.
    ///
    /// Matches: SwiftUI.View.navigationTransition(_:)
    @available(*, unavailable, message: "Pages slide here; use matchedGeometryEffect instead.")
    public func navigationTransition(_ style: Any) -> some View { self }
}
