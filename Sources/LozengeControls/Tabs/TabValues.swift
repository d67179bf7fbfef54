import LozengeCore
import LozengeViews

nonisolated extension ContainerValues {
    /// The label of a tab; `nil` for a view that has none.
    var tabLabel: AnyView? {
        get { self[TabLabelKey.self] }
        set { self[TabLabelKey.self] = newValue }
    }

    /// The section of a tab; `nil` for none.
    var tabSection: TabGroup? {
        get { self[TabSectionKey.self] }
        set { self[TabSectionKey.self] = newValue }
    }

    var isTabHidden: Bool {
        get { self[IsTabHiddenKey.self] }
        set { self[IsTabHiddenKey.self] = newValue }
    }

    /// The places in which a tab is not shown.
    var tabHiddenPlaces: Set<AdaptableTabBarPlacement> {
        get { self[TabHiddenPlacesKey.self] }
        set { self[TabHiddenPlacesKey.self] = newValue }
    }

    /// The name of a tab for changes by the user; `nil` for a tab that is not changed.
    var tabCustomizationID: String? {
        get { self[TabCustomizationIDKey.self] }
        set { self[TabCustomizationIDKey.self] = newValue }
    }

    /// The changes of a tab that a user may make, by place.
    var tabBehaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] {
        get { self[TabBehaviorsKey.self] }
        set { self[TabBehaviorsKey.self] = newValue }
    }

    var isTabDisabled: Bool {
        get { self[IsTabDisabledKey.self] }
        set { self[IsTabDisabledKey.self] = newValue }
    }
}

nonisolated private struct TabLabelKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}
nonisolated private struct TabSectionKey: ContainerValueKey {
    static var defaultValue: TabGroup? { nil }
}
nonisolated private struct IsTabHiddenKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}
nonisolated private struct IsTabDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}
nonisolated private struct TabHiddenPlacesKey: ContainerValueKey {
    static var defaultValue: Set<AdaptableTabBarPlacement> { [] }
}
nonisolated private struct TabCustomizationIDKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}
nonisolated private struct TabBehaviorsKey: ContainerValueKey {
    static var defaultValue: [AdaptableTabBarPlacement: TabCustomizationBehavior] { [:] }
}
