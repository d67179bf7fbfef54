import LozengeCore
import LozengeViews

nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:role:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(titleKey, systemImage: systemImage))))
    }

    /// Creates a tab with a title from a resource and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:role:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(titleResource, systemImage: systemImage))))
    }

    /// Creates a tab with a title, which is not localized, and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:role:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(title, systemImage: systemImage))))
    }

    /// Creates a tab with a localized title and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:value:content:)
    /// Matches: SwiftUI.Tab.init(_:image:value:role:content:)
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(content: AnyView(LozengeControls.Label(titleKey, image: image))))
    }

    /// Creates a tab with a title from a resource and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:value:content:)
    /// Matches: SwiftUI.Tab.init(_:image:value:role:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(titleResource, image: image))))
    }

    /// Creates a tab with a title, which is not localized, and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:value:content:)
    /// Matches: SwiftUI.Tab.init(_:image:value:role:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(content: AnyView(LozengeControls.Label(title, image: image))))
    }

    /// Creates a tab with the title and the icon of a role.
    ///
    /// Matches: SwiftUI.Tab.init(value:role:content:)
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label("Search", systemImage: "magnifyingglass"))))
    }
}

nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:role:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(titleKey, systemImage: systemImage))))
    }

    /// Creates a tab with a title from a resource and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:role:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(titleResource, systemImage: systemImage))))
    }

    /// Creates a tab with a title, which is not localized, and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:role:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(title, systemImage: systemImage))))
    }

    /// Creates a tab with a localized title and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:content:)
    /// Matches: SwiftUI.Tab.init(_:image:role:content:)
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(content: AnyView(LozengeControls.Label(titleKey, image: image))))
    }

    /// Creates a tab with a title from a resource and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:content:)
    /// Matches: SwiftUI.Tab.init(_:image:role:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label(titleResource, image: image))))
    }

    /// Creates a tab with a title, which is not localized, and an icon, and perhaps a role.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:content:)
    /// Matches: SwiftUI.Tab.init(_:image:role:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(content: AnyView(LozengeControls.Label(title, image: image))))
    }

    /// Creates a tab with the title and the icon of a role.
    ///
    /// Matches: SwiftUI.Tab.init(role:content:)
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(
                content: AnyView(LozengeControls.Label("Search", systemImage: "magnifyingglass"))))
    }
}
