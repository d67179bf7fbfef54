import Foundation
import LozengeCore
import LozengeViews

/// The columns of a split view beside each other, or as pages of a narrow window.
nonisolated struct SplitColumns {
    let model: SplitModel
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    let columns: [(name: NavigationSplitViewColumn, content: AnyView)]

    @Environment(\.textGrowth) private var scale
    @State private var isNarrow = false
    @State private var selections = ColumnSelections()

    init(
        model: SplitModel, visibility: Binding<NavigationSplitViewVisibility>?,
        compactColumn: Binding<NavigationSplitViewColumn>?,
        columns: [(name: NavigationSplitViewColumn, content: AnyView)]
    ) {
        (self.model, self.visibility) = (model, visibility)
        (self.compactColumn, self.columns) = (compactColumn, columns)
    }
}

extension SplitColumns: View {
    var body: some View {
        let _ = model.link(count: columns.count)
        let shown = isNarrow ? compactIndex : nil
        let leastWidth = leastWidth
        SplitLayout(
            widths: columns.indices.dropLast().map { columnWidth($0) },
            leading: CGFloat(firstShown),
            compact: shown, leastDetail: 300 * scale
        ) {
            ForEach(columns.indices, id: \.self) { index in
                column(index)
            }
            ForEach(columns.indices.dropLast(), id: \.self) { index in
                divider(index).layoutValue(key: SplitPartKey.self, value: .divider(index))
            }
        }
        .controlMotion(firstShown)
        .onChange(of: model.compact) { showCompact(model.compact) }
        .onGeometryChange(for: Bool.self) {
            $0.size.width < leastWidth
        } action: {
            isNarrow = $0
        }
        .background { toggle() }
        .background { if let shown, shown > 0 { backButton(shown) } }
    }

    private func column(_ index: Int) -> some View {
        SplitColumn(
            model: model, index: index, isLast: index == columns.count - 1,
            content: columns[index].content,
            selections: selections
        )
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            model.shownWidths[index] = $0
        }
        .layoutValue(key: SplitPartKey.self, value: .column(index))
    }

    // MARK: Widths

    private func limits(_ index: Int) -> SplitColumnWidth {
        if let wish = model.wishes[index] { return wish }
        guard index == 0 else {
            return SplitColumnWidth(
                least: 200 * scale, ideal: 240 * scale, greatest: 360 * scale)
        }
        var width = SplitColumnWidth(
            least: 180 * scale, ideal: 180 * scale, greatest: 280 * scale)
        width.share = 0.25
        return width
    }

    private func columnWidth(_ index: Int) -> SplitColumnWidth {
        var width = limits(index)
        width.chosen = model.widths[index]
        return width
    }

    /// The least width of a window with columns.
    ///
    /// Source: `docs/navigation.md`, SPLIT-3.
    private var leastWidth: CGFloat {
        columns.indices.dropLast().reduce(300 * scale) { $0 + limits($1).least }
    }

    private func divider(_ index: Int) -> some View {
        let limits = limits(index)
        return SplitDivider(
            index == 0 ? "Sidebar Width" : "Column \(index + 1) Width", limits: { limits.limits },
            length: { model.shownWidths[index] ?? limits.least },
            resize: { model.widths[index] = $0 }, reset: { model.widths[index] = nil })
    }

    // MARK: Visibility

    private var shownVisibility: NavigationSplitViewVisibility {
        visibility?.wrappedValue ?? model.visibility
    }

    /// The index of the first column that is shown.
    private var firstShown: Int {
        switch shownVisibility {
        case .detailOnly: columns.count - 1
        case .doubleColumn: max(0, columns.count - 2)
        default: 0
        }
    }

    @ViewBuilder private func toggle() -> some View {
        if !isNarrow {
            NoSize()
                .declares(
                    ToolbarEntry(
                        placement: .sidebarToggle,
                        content: Button("Sidebar", systemImage: "sidebar.left") {
                            toggleSidebar()
                        })
                )
                .windowAction([
                    KeyboardShortcut(KeyEquivalent(.function(9)), modifiers: []),
                    KeyboardShortcut("s", modifiers: [.control, .option]),
                ]) { toggleSidebar() }
                .focusedSceneValue(
                    \.sidebarToggle, WindowPart(isShown: firstShown == 0) { toggleSidebar() })
        }
    }

    private func toggleSidebar() {
        let next: NavigationSplitViewVisibility = firstShown == 0 ? .detailOnly : .all
        if let visibility { visibility.wrappedValue = next } else { model.visibility = next }
    }

    // MARK: Narrow windows

    private var compactIndex: Int {
        guard let compactColumn else { return min(model.compact, columns.count - 1) }
        return columns.firstIndex { $0.name == compactColumn.wrappedValue } ?? 0
    }

    private func showCompact(_ index: Int) {
        model.compact = index
        if columns.indices.contains(index) { compactColumn?.wrappedValue = columns[index].name }
    }

    private func backButton(_ index: Int) -> some View {
        BackDeclaration(
            isFallback: true, goBack: { goBack(from: index) },
            button: Button("Back", systemImage: "chevron.backward") { goBack(from: index) })
    }

    private func goBack(from index: Int) {
        showCompact(index - 1)
        selections.clear(index - 1)
        model.stacks[index].pop(to: 0)
    }
}

/// A column of a split view, which is a stack of its own.
nonisolated private struct SplitColumn {
    let model: SplitModel
    let index: Int
    let isLast: Bool
    let content: AnyView
    let selections: ColumnSelections
}

extension SplitColumn: View {
    var body: some View {
        StackPages(
            model: model.stacks[index],
            root:
                content
                .onDeclarations(of: SplitColumnWidth.self) { model.wishes[index] = $0.last?.value }
                .environment(\.listChoice, choice),
            rootCount: index == 0 ? 0 : 1
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .coordinateSpace(PageSpace.space)
        .modifier(SidebarLook(isSidebar: index == 0))
    }

    /// The effect of the choice of a row in a leading column.
    private var choice: ListChoice? {
        let (index, selections, model) = (index, selections, model)
        return isLast
            ? nil
            : ListChoice(model) { clear in
                selections.note(index, clear)
                model.next(after: index)
            }
    }
}

/// The look of the leading column, with the search bar of a split view that is searchable there.
nonisolated private struct SidebarLook {
    let isSidebar: Bool
    @Environment(\.sidebarSearchBar) private var searchBar

    init(isSidebar: Bool) { self.isSidebar = isSidebar }
}

extension SidebarLook: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if isSidebar {
            VStack(spacing: 0) {
                if let searchBar { searchBar }
                content.listStyle(.sidebar)
            }
            .environment(\.sidebarSearchBar, nil)
            .declares(searchBar.map { _ in SidebarSearchPlace() })
            .background(Color.sidebarGround)
        } else {
            content.environment(\.sidebarSearchBar, nil)
        }
    }
}

/// The selections of the lists in columns, which leaving the next column clears.
final class ColumnSelections {
    private var clearing: [Int: () -> Void] = [:]

    nonisolated init() {}

    func note(_ column: Int, _ clear: @escaping () -> Void) { clearing[column] = clear }
    func clear(_ column: Int) { clearing.removeValue(forKey: column)?() }
}
