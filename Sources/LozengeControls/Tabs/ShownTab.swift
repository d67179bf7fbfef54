import LozengeViews

/// A tab and its content.
nonisolated struct ShownTab: Identifiable {
    let subview: Subview
    /// The position among all tabs, as the program has declared them.
    let index: Int
    /// The changes by the user; `nil` if there can be none.
    let changes: TabViewCustomization?

    var id: Subview.ID { subview.id }
    var label: AnyView { subview.containerValues.tabLabel ?? AnyView(Text("Tab \(index + 1)")) }
    var badge: Text? { subview.containerValues.badge }
    var section: TabGroup? { subview.containerValues.tabSection }
    var customizationID: String? { subview.containerValues.tabCustomizationID }
    var isEnabled: Bool { !subview.containerValues.isTabDisabled }

    /// Returns true if the tab is shown in a place.
    func isShown(in place: AdaptableTabBarPlacement) -> Bool {
        switch choice(in: place) {
        case .visible: true
        case .hidden: false
        case .automatic: !subview.containerValues.tabHiddenPlaces.contains(place)
        }
    }

    /// Returns the changes that the user may make in a place.
    func behavior(in place: AdaptableTabBarPlacement) -> TabCustomizationBehavior {
        guard customizationID != nil else { return .disabled }
        return subview.containerValues.tabBehaviors[place] ?? .automatic
    }

    private func choice(in place: AdaptableTabBarPlacement) -> Visibility {
        guard let changes, let customizationID else { return .automatic }
        return changes[tab: customizationID][place]
    }
}

/// Neighbouring tabs of one section.
nonisolated struct TabRun: Identifiable {
    /// An identity of its own type: a row that is no tab has that of the section.
    struct ID: Hashable {
        let firstTab: Subview.ID
    }

    let id: ID
    /// The section; `nil` for tabs that are in none.
    let group: TabGroup?
    var tabs: [ShownTab]

    var customizationID: String? { group?.customizationID }
}

nonisolated extension [ShownTab] {
    /// The tabs in their sections, each of which begins where the section of a tab is another one.
    var sections: [TabRun] {
        reduce(into: []) { sections, tab in
            if let last = sections.indices.last, sections[last].group?.id == tab.section?.id {
                sections[last].tabs.append(tab)
            } else {
                sections.append(
                    TabRun(id: .init(firstTab: tab.id), group: tab.section, tabs: [tab]))
            }
        }
    }

    /// Returns the next enabled tab in a direction.
    ///
    /// - Parameters:
    ///   - index: The tab from which it is looked for.
    ///   - step: 1 for those after it, −1 for those before.
    ///   - wraps: True to go on at the other end.
    ///   - place: The place in which the tab has to be shown; `nil` for any.
    /// - Returns: `nil` for none.
    func next(
        after index: Int, step: Int, wraps: Bool = false, in place: AdaptableTabBarPlacement? = nil
    ) -> Int? {
        var index = index + step
        for _ in self {
            if wraps { index = (index + count) % count }
            guard indices.contains(index) else { return nil }
            let tab = self[index]
            if tab.isEnabled, place.map(tab.isShown(in:)) != false { return index }
            index += step
        }
        return nil
    }
}
