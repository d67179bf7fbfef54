import Foundation
import LozengeViews

/// The tabs that the user has hidden, shown and moved.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
///
/// TabView {
///     Tab("Home", systemImage: "house") { HomePage() }
///     Tab("Reports", systemImage: "chart.bar") { ReportPage() }
///         .customizationID("reports")
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// .tabViewCustomization($customization)
/// ```
///
/// The menu of the sidebar, and of the row of tabs in a narrow window, hides and shows tabs and moves sections; in the
/// sidebar tabs are dragged. Only tabs with a ``TabContent/customizationID(_:)`` change.
///
/// Matches: SwiftUI.TabViewCustomization
/// Source: `docs/navigation.md`, TAB-9.
nonisolated public struct TabViewCustomization: Equatable, Sendable, Codable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]
    private var sectionOrder: [String] = []
    private var looseOrder: [String] = []

    public init() {}

    /// The changes of a tab; none for one that is not known.
    ///
    /// Matches: SwiftUI.TabViewCustomization.subscript(tab:)
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The changes of a section; none for one that is not known.
    ///
    /// Matches: SwiftUI.TabViewCustomization.subscript(section:)
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// The visibility of a tab in the sidebar; automatic for one that the user has neither hidden nor shown.
    ///
    /// Matches: SwiftUI.TabViewCustomization.subscript(sidebarVisibility:)
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// The visibility of a tab in the row of tabs; automatic for one that the user has neither hidden nor shown.
    ///
    /// Matches: SwiftUI.TabViewCustomization.subscript(tabBarVisibility:)
    public subscript(tabBarVisibility id: String) -> Visibility {
        get { self[tab: id].tabBarVisibility }
        set { self[tab: id].tabBarVisibility = newValue }
    }

    /// Shows the tabs that are shown by default.
    ///
    /// Matches: SwiftUI.TabViewCustomization.resetVisibility()
    public mutating func resetVisibility() { tabs = [:] }

    /// Shows the sections in their original order.
    ///
    /// Matches: SwiftUI.TabViewCustomization.resetSectionOrder()
    public mutating func resetSectionOrder() { sectionOrder = [] }

    /// The changes of a tab.
    ///
    /// Matches: SwiftUI.TabViewCustomization.TabCustomization
    nonisolated public struct TabCustomization: Equatable, Sendable, Codable {
        private var isInSidebar: Bool?
        private var isInTabBar: Bool?

        init() {}

        /// The visibility in the sidebar; automatic if the user has neither hidden nor shown the tab there.
        ///
        /// Matches: SwiftUI.TabViewCustomization.TabCustomization.sidebarVisibility
        public var sidebarVisibility: Visibility {
            get { Visibility(isInSidebar) }
            set { isInSidebar = newValue.choice }
        }

        /// The visibility in the row of tabs; automatic if the user has neither hidden nor shown the tab there.
        ///
        /// Matches: SwiftUI.TabViewCustomization.TabCustomization.tabBarVisibility
        public var tabBarVisibility: Visibility {
            get { Visibility(isInTabBar) }
            set { isInTabBar = newValue.choice }
        }

        /// The visibility in a place.
        subscript(place: AdaptableTabBarPlacement) -> Visibility {
            get { place == .sidebar ? sidebarVisibility : tabBarVisibility }
            set {
                if place == .sidebar {
                    sidebarVisibility = newValue
                } else {
                    tabBarVisibility = newValue
                }
            }
        }
    }

    /// The changes of a section.
    ///
    /// Matches: SwiftUI.TabViewCustomization.SectionCustomization
    nonisolated public struct SectionCustomization: Equatable, Sendable, Codable {
        /// The customization identifiers of its tabs in the order that the user has chosen; `nil` for the original one.
        ///
        /// Matches: SwiftUI.TabViewCustomization.SectionCustomization.tabOrder
        public private(set) var tabOrder: [String]?

        init() {}

        /// Shows the tabs in their original order.
        ///
        /// Matches: SwiftUI.TabViewCustomization.SectionCustomization.resetTabOrder()
        public mutating func resetTabOrder() { tabOrder = nil }

        fileprivate mutating func order(_ ids: [String]) {
            tabOrder = ids.before(tabOrder ?? [])
        }
    }

    /// Returns tabs in the order that the user has chosen.
    func arranged(_ tabs: [ShownTab]) -> [ShownTab] {
        tabs.sections.map { section in
            var section = section
            section.tabs = section.tabs.arranged(by: tabOrder(in: section)) { $0.customizationID }
            return section
        }
        .arranged(by: sectionOrder) { $0.customizationID }
        .flatMap(\.tabs)
    }

    private func tabOrder(in section: TabRun) -> [String] {
        guard section.group != nil else { return looseOrder }
        return section.customizationID.flatMap { self[section: $0].tabOrder } ?? []
    }

    /// Notes the order of the tabs in a section.
    mutating func move(_ tabs: [ShownTab], in section: TabRun) {
        let ids = tabs.compactMap(\.customizationID)
        if let id = section.customizationID {
            self[section: id].order(ids)
        } else if section.group == nil {
            looseOrder = ids.before(looseOrder)
        }
    }

    /// Notes the order of sections.
    mutating func order(_ sections: [TabRun]) {
        sectionOrder = sections.compactMap(\.customizationID).before(sectionOrder)
    }
}

nonisolated extension [String] {
    /// Returns these, and the others of a former order.
    fileprivate func before(_ former: [String]) -> [String] {
        let mine = Set(self)
        return self + former.filter { !mine.contains($0) }
    }
}

nonisolated extension Visibility {
    fileprivate init(_ isVisible: Bool?) {
        self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic
    }

    /// True for visible, false for hidden; `nil` for automatic.
    fileprivate var choice: Bool? { self == .automatic ? nil : self == .visible }
}

extension TabViewCustomization: _Storable {
    public init?(_stored: _StoredForm) {
        guard let stored = _stored.decoded(as: Self.self) else { return nil }
        self = stored
    }

    public var _stored: _StoredForm { _StoredForm(json: self) }
}

nonisolated extension AppStorage where Value == TabViewCustomization {
    /// Stores the tabs as the user has arranged them.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:store:)-TabViewCustomization
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

nonisolated extension SceneStorage where Value == TabViewCustomization {
    /// Stores the tabs as the user has arranged them.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)-TabViewCustomization
    public init(_ key: String) {
        self.init(wrappedValue: TabViewCustomization(), key)
    }
}
