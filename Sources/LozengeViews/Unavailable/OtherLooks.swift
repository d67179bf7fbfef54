import LozengeCore

// The look of other systems: bars of glass.

nonisolated extension View {
    /// Sets if the tab bar hides while the content scrolls; here it stays in sight.
    ///
    /// Matches: SwiftUI.View.tabBarMinimizeBehavior(_:)
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Sets the greatest dynamic range of pictures; here all are shown in the standard range, which any limit allows.
    ///
    /// Matches: SwiftUI.View.allowedDynamicRange(_:)
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// Shows or hides the bar for the format of a text.
    ///
    /// Matches: SwiftUI.View.textInputFormattingControlVisibility(_:for:)
    @available(
        *, unavailable, message: "An editor has no such bar; put controls into a toolbar instead."
    )
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: Any
    ) -> some View { self }

    /// Sets if a sheet keeps the app from ending.
    ///
    /// Matches: SwiftUI.View.presentationPreventsAppTermination(_:)
    @available(
        *, unavailable,
        message: "An app can always be quit; ask with dismissalConfirmationDialog instead."
    )
    public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

    /// Extends the view behind the bars and the sidebar around it, mirrored and blurred; here nothing shows through them.
    ///
    /// Matches: SwiftUI.View.backgroundExtensionEffect(isEnabled:)
    /// Differs: bars and sidebars are opaque and beside the content; `ignoresSafeArea` extends a view below a bar of the
    /// app's own.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}

nonisolated extension Image {
    /// A range of brightness.
    ///
    /// Matches: SwiftUI.Image.DynamicRange
    /// Differs: all are the standard range.
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = Self()
        public static let constrainedHigh = Self()
        public static let high = Self()
    }

    /// Sets the greatest dynamic range of this picture; it is shown in the standard range, which any limit allows.
    ///
    /// Matches: SwiftUI.Image.allowedDynamicRange(_:)
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
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
