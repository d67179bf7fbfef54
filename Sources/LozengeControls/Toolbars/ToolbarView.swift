import Foundation
import LozengeCore
import LozengeViews

/// The toolbar of a window or a sheet.
///
/// Source: `docs/navigation.md`, BAR-2, BAR-3; `docs/theme.md`, BAR-1.
nonisolated struct ToolbarView {
    let bar: BarContent
    /// Closes the sheet; `nil` for a bar without a button for that.
    let close: (@MainActor () -> Void)?

    /// True for the bar of a window, false for that of a sheet.
    let showsMenu: Bool

    @State private var overflow = BarOverflow()
    @Environment(\.mainMenu) private var mainMenu
    @ScaledMetric private var height: CGFloat = 46
    @ScaledMetric private var compactHeight: CGFloat = 34
    @Environment(\.isToolbarCompact) private var isCompact
    @Environment(\.hasWindowButtons) private var hasWindowButtons

    init(bar: BarContent, close: (@MainActor () -> Void)?, showsMenu: Bool) {
        (self.bar, self.close, self.showsMenu) = (bar, close, showsMenu)
    }
}

extension ToolbarView: View {
    var body: some View {
        let secondary = bar.items(in: .overflow)
        let trailing = bar.items(in: .trailing)
        let lasting = trailing.filter { $0.value.placement.meaning == .confirms }
        let others = trailing.filter { $0.value.placement.meaning != .confirms }
        VStack(spacing: 0) {
            // The suggestions of a search field are in front of its scopes.
            items(others, lasting, secondary).zIndex(1)
            if let search = bar.search {
                SearchScopeBar(field: search.value, scopes: bar.scopes)
            }
        }
        .modifier(BarGround(options: bar.options, edge: .bottom))
        .accessibilityElement(children: .contain)
        .semanticRole(.toolbar)
    }

    private func items(
        _ others: [Declaration<ToolbarEntry>], _ lasting: [Declaration<ToolbarEntry>],
        _ secondary: [Declaration<ToolbarEntry>]
    ) -> some View {
        ToolbarLayout(
            overflow: overflow, hasMenu: !secondary.isEmpty,
            hasMiddle: !bar.items(in: .center).isEmpty || !bar.items(in: .status).isEmpty,
            rowHeight: isCompact ? compactHeight : height
        ) {
            ForEach(bar.items(in: .leading)) { BarItem(declaration: $0).inZone(.leading) }
            if let tabs = bar.tabs { tabs.row.inZone(.tabs) }
            middle
            if let search = bar.search, !bar.options.removed.contains(.search) {
                BarSearchField(declaration: search, suggestions: bar.suggestions)
                    .inZone(.search)
            }
            ForEach(others) {
                BarItem(declaration: $0).inZone(.trailing).environment(\.alignsMenusToEnd, true)
            }
            Menu {
                OverflowItems(overflow: overflow, items: others, secondary: secondary)
            } label: {
                Label("More", systemImage: "ellipsis")
            }
            .buttonStyle(BarButtonStyle())
            .labelStyle(BarLabelStyle())
            .menuIndicator(.hidden)
            .environment(\.alignsMenusToEnd, true)
            .inZone(.overflow)
            ForEach(lasting) { BarItem(declaration: $0).inZone(.lasting) }
            if showsMenu, mainMenu != nil { MainMenuButton().inZone(.lasting) }
            if showsMenu, hasWindowButtons {
                // The place of the buttons in the corner.
                TitleBarButtons().hidden().inZone(.lasting)
            }
            if let close {
                Button("Close", systemImage: "xmark") { close() }
                    .buttonStyle(BarButtonStyle())
                    .labelStyle(BarLabelStyle())
                    .inZone(.lasting)
            }
        }
    }

    @ViewBuilder private var middle: some View {
        let principal = bar.items(in: .center)
        if !principal.isEmpty {
            ForEach(principal) { BarItem(declaration: $0).inZone(.center) }
        } else if !bar.options.removed.contains(.title), let title = bar.titles.shown.text {
            ToolbarTitle(title: title, subtitle: bar.titles.shown.subtitle, menu: bar.titleMenu)
                .inZone(.center)
        }
        ForEach(bar.items(in: .status)) { BarItem(declaration: $0).inZone(.center) }
    }
}

nonisolated extension View {
    fileprivate func inZone(_ zone: BarZoneKey.Zone) -> some View {
        layoutValue(key: BarZoneKey.self, value: zone)
    }
}

/// The button of the window's menus: a separate view, so that a change of the bar's items does not evaluate it.
nonisolated private struct MainMenuButton {
    @Environment(\.mainMenu) private var mainMenu

    init() {}
}

extension MainMenuButton: View {
    var body: some View {
        Menu {
            mainMenu?.items()
        } label: {
            Label("Main Menu", systemImage: "line.3.horizontal")
        }
        .buttonStyle(BarButtonStyle())
        .labelStyle(BarLabelStyle())
        .menuIndicator(.hidden)
        .help("Main Menu (F10)")
        .environment(\.alignsMenusToEnd, true)
    }
}

/// The menu of a bar: the items that do not fit, and the secondary ones.
nonisolated private struct OverflowItems {
    let overflow: BarOverflow
    let items: [Declaration<ToolbarEntry>]
    let secondary: [Declaration<ToolbarEntry>]
}

extension OverflowItems: View {
    var body: some View {
        ForEach(items.dropFirst(overflow.shownCount)) { $0.value.content.inMenu(of: $0) }
        ForEach(secondary) { $0.value.content.inMenu(of: $0) }
    }
}

/// The title of a page in a toolbar.
nonisolated private struct ToolbarTitle {
    let title: Declaration<NavigationTitle>
    let subtitle: Text?
    let menu: Declaration<TitleMenu>?

    @State private var isRenaming = false
    @FocusState private var hasField: Bool

    init(title: Declaration<NavigationTitle>, subtitle: Text?, menu: Declaration<TitleMenu>?) {
        (self.title, self.subtitle, self.menu) = (title, subtitle, menu)
    }
}

extension ToolbarTitle: View {
    var body: some View {
        if let name = title.value.name, isRenaming {
            TextField("Title", text: name)
                .focused($hasField)
                .onSubmit { isRenaming = false }
                .onExitCommand { isRenaming = false }
                .onChange(of: hasField) { if !hasField { isRenaming = false } }
                .onAppear { hasField = true }
                .frame(width: 220)
        } else if let menu {
            Menu {
                menu.value.content.inMenu(of: menu)
                if title.value.name != nil { Button("Rename…") { isRenaming = true } }
            } label: {
                texts
            }
            .buttonStyle(BarButtonStyle())
        } else if title.value.name != nil {
            Button {
                isRenaming = true
            } label: {
                texts
            }
            .buttonStyle(BarButtonStyle())
            .help("Rename")
            .windowAction(
                [KeyboardShortcut(KeyEquivalent(.function(2)), modifiers: [])], isFallback: true
            ) {
                isRenaming = true
            }
        } else {
            texts.accessibilityAddTraits(.isHeader)
        }
    }

    private var texts: some View {
        VStack(spacing: 0) {
            title.value.text?.font(.headline)
            subtitle?.font(.footnote).foregroundStyle(.secondary)
        }
        .lineLimit(1)
    }
}

/// The bar at the bottom of a window.
nonisolated struct BottomBar {
    let items: [Declaration<ToolbarEntry>]
    @ScaledMetric private var height: CGFloat = 46

    init(items: [Declaration<ToolbarEntry>]) { self.items = items }
}

extension BottomBar: View {
    var body: some View {
        // Items may be without content for a while.
        Group(subviews: ForEach(items) { $0.value.content }) { contents in
            if !contents.isEmpty { bar }
        }
    }

    private var bar: some View {
        HStack(spacing: 6) { ForEach(items) { BarItem(declaration: $0) } }
            .padding(.horizontal, 7)
            .frame(maxWidth: .infinity, minHeight: height)
            .modifier(BarGround(options: BarOptions(), edge: .top))
            .accessibilityElement(children: .contain)
            .semanticRole(.toolbar)
    }
}

/// The ground of a bar, with a line towards the content.
nonisolated private struct BarGround {
    let options: BarOptions
    let edge: VerticalEdge
    @Environment(\.colorScheme) private var scheme
    @Environment(\.appearsActive) private var isActive
    @Environment(\.pageGround) private var ground

    init(options: BarOptions, edge: VerticalEdge) { (self.options, self.edge) = (options, edge) }
}

extension BarGround: ViewModifier {
    func body(content: Content) -> some View {
        content
            .opacity(isActive ? 1 : Theme.disabledOpacity)
            .background(alignment: edge == .bottom ? .bottom : .top) { Divider() }
            .background {
                if options.backgroundVisibility != .hidden {
                    // Content that is too large for the window goes on behind the bar.
                    Rectangle().fill(options.background ?? AnyShapeStyle(ground))
                }
            }
            .environment(\.colorScheme, (options.colorScheme ?? nil) ?? scheme)
    }
}
