import LozengeCore
import LozengeViews

/// The context menu of tabs that the user hides and shows, and whose sections are moved.
///
/// Source: `docs/navigation.md`, TAB-9.
nonisolated struct TabMenu {
    /// All tabs, in the order of the user.
    let tabs: [ShownTab]
    let place: AdaptableTabBarPlacement
    /// The changes by the user; `nil` if there can be none.
    let changes: Binding<TabViewCustomization>?
}

extension TabMenu: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if let changes {
            content.contextMenu { items(changes) }
        } else {
            content
        }
    }

    @ViewBuilder private func items(_ changes: Binding<TabViewCustomization>) -> some View {
        let shown = tabs.filter { $0.isShown(in: place) }
        ForEach(tabs.filter { $0.behavior(in: place).hides }) { tab in
            if let id = tab.customizationID {
                Toggle(
                    isOn: Binding {
                        tab.isShown(in: place)
                    } set: {
                        changes.wrappedValue[tab: id][place] = $0 ? .visible : .hidden
                    }
                ) {
                    tab.label
                }
                // There is always one tab.
                .disabled(shown.count == 1 && shown[0].id == tab.id)
            }
        }
        Divider()
        if place == .sidebar { SectionMenu(sections: tabs.sections, changes: changes) }
        Button("Reset Tabs") { changes.wrappedValue = TabViewCustomization() }
            .disabled(changes.wrappedValue == TabViewCustomization())
    }
}

/// The submenu that moves sections.
nonisolated private struct SectionMenu {
    let sections: [TabRun]
    let changes: Binding<TabViewCustomization>
}

extension SectionMenu: View {
    var body: some View {
        let named = sections.indices.filter { sections[$0].customizationID != nil }
        if named.count > 1 {
            Menu("Move Section") {
                ForEach(named, id: \.self) { index in
                    Menu {
                        button("Move Up", index, -1)
                        button("Move Down", index, 1)
                    } label: {
                        sections[index].group?.header
                    }
                }
            }
        }
    }

    private func button(_ title: LocalizedStringKey, _ index: Int, _ step: Int) -> some View {
        let next = sections.neighbor(of: index, step: step) { $0.customizationID != nil }
        return Button(title) {
            guard let next else { return }
            var moved = sections
            moved.swapAt(index, next)
            changes.wrappedValue.order(moved)
        }
        .disabled(next == nil)
    }
}
