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
