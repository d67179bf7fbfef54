import LozengeCore
import LozengeViews

nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a title from a resource and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleResource, systemImage: systemImage)))
    }

    /// Creates a tab with a title, which is not localized, and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:value:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a localized title and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:value:content:)
    /// Matches: SwiftUI.Tab.init(_:image:value:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleKey, image: image)))
    }

    /// Creates a tab with a title from a resource and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:value:content:)
    /// Matches: SwiftUI.Tab.init(_:image:value:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleResource, image: image)))
    }

    /// Creates a tab with a title, which is not localized, and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:value:content:)
    /// Matches: SwiftUI.Tab.init(_:image:value:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(title, image: image)))
    }

    /// Creates a tab with the title and the icon of a role.
    ///
    /// Matches: SwiftUI.Tab.init(value:role:content:)
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(role))
    }
}

nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a title from a resource and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleResource, systemImage: systemImage)))
    }

    /// Creates a tab with a title, which is not localized, and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:systemImage:content:)
    /// Matches: SwiftUI.Tab.init(_:systemImage:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a localized title and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:content:)
    /// Matches: SwiftUI.Tab.init(_:image:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleKey, image: image)))
    }

    /// Creates a tab with a title from a resource and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:content:)
    /// Matches: SwiftUI.Tab.init(_:image:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(titleResource, image: image)))
    }

    /// Creates a tab with a title, which is not localized, and an icon.
    ///
    /// Matches: SwiftUI.Tab.init(_:image:content:)
    /// Matches: SwiftUI.Tab.init(_:image:role:content:)
    /// Differs: a role changes nothing but the title of a tab that has none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(LozengeControls.Label(title, image: image)))
    }

    /// Creates a tab with the title and the icon of a role.
    ///
    /// Matches: SwiftUI.Tab.init(role:content:)
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(role))
    }
}
