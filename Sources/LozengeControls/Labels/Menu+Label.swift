import LozengeCore
import LozengeViews

nonisolated extension Menu where Label == LozengeControls.Label<Text, Image> {
    /// Creates a menu with a localized title and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title, which is not localized, and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) {
            LozengeControls.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Creates a menu with a localized title and an icon beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:primaryAction:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { LozengeControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title, which is not localized, and an icon beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:primaryAction:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String,
        @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { LozengeControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title from a resource and an icon beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:primaryAction:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { LozengeControls.Label(titleResource, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}
