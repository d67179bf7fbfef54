import Foundation
import LozengeCore
import LozengeViews

/// A row of tabs, and the content of the selected tab.
///
/// ```swift
/// TabView(selection: $tab) {
///     Tab("Party", systemImage: "person.3", value: .party) { PartyPage() }
///     Tab("Monsters", systemImage: "pawprint", value: .monsters) { MonsterPage() }
/// }
/// ```
///
/// The tabs of a whole window are in the middle of its toolbar. The content of a tab is made when it is first shown, and keeps its state. Ctrl Page Up and Ctrl Page Down, and Alt
/// with a digit, select a tab.
///
/// Matches: SwiftUI.TabView
/// Source: `docs/navigation.md`, TAB-1 to TAB-8.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    @State private var memory = TabMemory()
    @State private var own: Subview.ID?
    @Environment(\.tabViewStyle) private var style
    @Environment(\.tabViewCustomization) private var customization

    init(selection: Binding<SelectionValue>?, _content: Content) {
        self.selection = selection
        content = _content
    }

    /// Creates tabs for the views in `content`, whose tags are the values of the selection.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected tab; `nil` for a selection that the view keeps itself. If no tab has it,
    ///     the first one is shown.
    ///   - content: The views, with their `tabItem`s.
    ///
    /// Matches: SwiftUI.TabView.init(selection:content:)
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, _content: content())
    }
}

nonisolated extension TabView where SelectionValue == Int {
    /// Creates tabs that keep their selection themselves.
    ///
    /// Matches: SwiftUI.TabView.init(content:)
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, _content: content())
    }
}

extension TabView: View {
    public var body: some View {
        Group(subviews: content) { subviews in
            let changes = style == .sidebar ? customization : nil
            let tabs = tabs(of: subviews, changes?.wrappedValue)
            let selected = tabs.firstIndex { isSelected($0) } ?? 0
            TabPages(
                tabs: tabs, selected: selected, memory: memory, style: style, changes: changes
            ) { tab in
                select(tab)
            }
        }
    }

    private func tabs(of subviews: SubviewsCollection, _ changes: TabViewCustomization?)
        -> [ShownTab]
    {
        let tabs = subviews.enumerated()
            .filter { !$0.element.containerValues.isTabHidden }
            .map { ShownTab(subview: $0.element, index: $0.offset, changes: changes) }
        return changes?.arranged(tabs) ?? tabs
    }

    private func value(of tab: ShownTab) -> SelectionValue? {
        tab.subview.containerValues.tag(for: SelectionValue.self) ?? tab.index as? SelectionValue
    }

    private func isSelected(_ tab: ShownTab) -> Bool {
        if let selection { return value(of: tab) == selection.wrappedValue }
        return tab.id == own
    }

    private func select(_ tab: ShownTab) {
        if let selection {
            if let value = value(of: tab) { selection.wrappedValue = value }
        } else {
            own = tab.id
        }
    }
}

/// The tabs that have been shown, and the stacks in them.
final class TabMemory {
    private var shown: Set<Subview.ID> = []
    private var stacks: [Subview.ID: TabStacks] = [:]

    nonisolated init() {}

    /// Returns true if a tab has been shown, and notes that the selected one is.
    func hasShown(_ id: Subview.ID, isSelected: Bool) -> Bool {
        if isSelected { shown.insert(id) }
        return shown.contains(id)
    }

    /// Returns the stacks of a tab.
    func stacks(of id: Subview.ID) -> TabStacks {
        if let known = stacks[id] { return known }
        let made = TabStacks()
        stacks[id] = made
        return made
    }
}

/// The contents of the tabs that have been shown, of which the selected one is seen, with the row of tabs.
nonisolated private struct TabPages {
    let tabs: [ShownTab]
    let selected: Int
    let memory: TabMemory
    let style: TabLook
    let changes: Binding<TabViewCustomization>?
    let select: (ShownTab) -> Void

    @State private var options = BarOptions()
    /// True if the pages are the whole content of a window or a sheet.
    @State private var isWholeContent = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tabStacks) private var tabStacks

    init(
        tabs: [ShownTab], selected: Int, memory: TabMemory, style: TabLook,
        changes: Binding<TabViewCustomization>?, select: @escaping (ShownTab) -> Void
    ) {
        (self.tabs, self.selected, self.memory) = (tabs, selected, memory)
        (self.style, self.changes, self.select) = (style, changes, select)
    }
}

extension TabPages: View {
    var body: some View {
        let isSidebar = style == .sidebar && sizeClass != .compact
        let arrangement =
            isSidebar
            ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        arrangement {
            if isSidebar {
                TabSidebar(tabs: tabs, selected: selected, changes: changes, press: press)
                    .modifier(TabMenu(tabs: tabs, place: .sidebar, changes: changes))
            } else if hasRow, !isInToolbar {
                TabBar(row: row)
            }
            pages.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .declares(!isSidebar && hasRow && isInToolbar ? BarTabs(row: AnyView(row)) : nil)
        .onGeometryChange(for: Bool.self) {
            $0.bounds(of: BarHostSpace.space) == CGRect(origin: .zero, size: $0.size)
        } action: {
            isWholeContent = $0
        }
        .modifier(TabKeys(count: tabs.count, isPaged: style.isPaged, go: go, choose: choose))
    }

    private var row: some View {
        TabRow(tabs: tabs, selected: selected, press: press)
            .modifier(TabMenu(tabs: tabs, place: .tabBar, changes: changes))
    }
    private var hasRow: Bool { !style.isPaged && !options.isHidden(.tabBar) }
    private var isInToolbar: Bool { isWholeContent && tabStacks == nil }

    private var pages: some View {
        PageLayout {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                if memory.hasShown(tab.id, isSelected: index == selected) {
                    page(tab, at: index)
                }
            }
        }
        .coordinateSpace(PageSpace.space)
        .onDeclarations(of: BarOptions.self) { options = BarOptions($0) }
        .overlay {
            if case .paged(let showsIndex) = style {
                PageControls(
                    count: tabs.count, selected: selected,
                    showsDots: showsIndex == .always || showsIndex == .automatic && tabs.count > 1,
                    choose: choose, go: go)
            }
        }
    }

    @ViewBuilder private func page(_ tab: ShownTab, at index: Int) -> some View {
        let content =
            RootContent(tab.subview)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.tabStacks, memory.stacks(of: tab.id))
            .environment(\.tabViewCustomization, nil)
        if style.isPaged {
            let position: CGFloat = index == selected ? 0 : index < selected ? -1 : 1
            content
                .inert(index != selected)
                .animation(PageMotion.animation) {
                    $0.modifier(PageMotion(position: position, isOnTop: index == selected))
                }
                .layoutValue(key: IsTopPageKey.self, value: index == selected)
        } else {
            content
                .layoutValue(key: IsPageShownKey.self, value: index == selected)
                .layoutValue(key: IsTopPageKey.self, value: index == selected)
                // A page that is shown for the first time comes as any other one does.
                .transition(.identity)
        }
    }

    /// Selects a tab, or leaves the pages of the selected tab.
    private func press(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        if index == selected {
            memory.stacks(of: tabs[index].id).popToRoot()
        } else {
            choose(index)
        }
    }

    private func choose(_ index: Int) {
        guard tabs.indices.contains(index), tabs[index].isEnabled else { return }
        select(tabs[index])
    }

    /// Selects the next enabled tab in a direction; the first after the last in a row of tabs.
    private func go(_ step: Int, _ wraps: Bool) {
        if let next = tabs.next(after: selected, step: step, wraps: wraps) { choose(next) }
    }
}

/// The keys that select tabs.
///
/// Source: `docs/navigation.md`, TAB-5, TAB-6.
nonisolated private struct TabKeys {
    let count: Int
    let isPaged: Bool
    let go: (Int, Bool) -> Void
    let choose: (Int) -> Void

    @Environment(\.layoutDirection) private var direction

    init(
        count: Int, isPaged: Bool, go: @escaping (Int, Bool) -> Void,
        choose: @escaping (Int) -> Void
    ) {
        (self.count, self.isPaged, self.go, self.choose) = (count, isPaged, go, choose)
    }
}

extension TabKeys: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if isPaged {
            content
                .focusable()
                .focusEffectDisabled()
                .onKeyPress(.leftArrow) { step(direction == .rightToLeft ? 1 : -1) }
                .onKeyPress(.rightArrow) { step(direction == .rightToLeft ? -1 : 1) }
                .onKeyPress(.pageUp) { step(-1) }
                .onKeyPress(.pageDown) { step(1) }
                .onKeyPress(.home) { show(0) }
                .onKeyPress(.end) { show(count - 1) }
                .accessibilityElement(children: .contain)
        } else {
            content
                .windowAction([
                    KeyboardShortcut(.pageDown, modifiers: .control),
                    KeyboardShortcut(.tab, modifiers: .control),
                ]) { go(1, true) }
                .windowAction([
                    KeyboardShortcut(.pageUp, modifiers: .control),
                    KeyboardShortcut(.tab, modifiers: [.control, .shift]),
                ]) { go(-1, true) }
                .modifier(TabDigits(choose: choose))
        }
    }

    private func step(_ step: Int) -> KeyPress.Result {
        go(step, false)
        return .handled
    }

    private func show(_ index: Int) -> KeyPress.Result {
        choose(index)
        return .handled
    }
}

/// Alt with a digit selects a tab.
nonisolated private struct TabDigits {
    let choose: (Int) -> Void
}

extension TabDigits: ViewModifier {
    func body(content: Content) -> some View {
        content.background {
            ForEach(1..<10, id: \.self) { digit in
                NoSize().windowAction([
                    KeyboardShortcut(KeyEquivalent(Character("\(digit)")), modifiers: .option)
                ]) { choose(digit - 1) }
            }
        }
    }
}
