import Foundation
import LozengeCore
import LozengeViews

/// The tabs in a column beside their contents, with their sections.
///
/// Source: `docs/navigation.md`, TAB-7, TAB-9.
nonisolated struct TabSidebar {
    let tabs: [ShownTab]
    let selected: Int
    /// The changes by the user; `nil` if there can be none.
    let changes: Binding<TabViewCustomization>?
    let press: (Int) -> Void
}

extension TabSidebar: View {
    var body: some View {
        List(
            selection: Binding<Subview.ID?>(
                get: { tabs.indices.contains(selected) ? tabs[selected].id : nil },
                set: { id in
                    if let index = tabs.firstIndex(where: { $0.id == id }) { press(index) }
                })
        ) {
            ForEach(tabs.filter { $0.isShown(in: .sidebar) }.sections) { section in
                if let group = section.group {
                    Section {
                        rows(section)
                        group.actions
                    } header: {
                        group.header
                    }
                } else {
                    rows(section)
                }
            }
        }
        .listStyle(.sidebar)
        .frame(width: 220)
        .overlay(alignment: .trailing) { HStack { Divider() } }
    }

    private func rows(_ section: TabRun) -> some View {
        ForEach(section.tabs) { row($0, in: section) }
            .onMove(
                perform: changes.map { changes in
                    { places, destination in
                        var tabs = section.tabs
                        tabs.move(fromOffsets: places, toOffset: destination)
                        changes.wrappedValue.move(tabs, in: section)
                    }
                })
    }

    private func row(_ tab: ShownTab, in section: TabRun) -> some View {
        let isFixed = section.group != nil && section.customizationID == nil
        return tab.label.badge(tab.badge).disabled(!tab.isEnabled).tag(tab.id)
            .moveDisabled(isFixed || !tab.behavior(in: .sidebar).moves)
    }
}
