import Foundation
import LozengeCore
import LozengeViews
import Observation

/// A content with the bars that it declares: that of a window or of a sheet.
///
/// Source: `docs/navigation.md`, BAR-1 to BAR-5.
nonisolated struct BarHost<Content: View> {
    /// Closes a sheet; `nil` for a window, and for a sheet that only the program closes.
    let close: (@MainActor () -> Void)?
    /// True if the title is that of the window.
    let titlesWindow: Bool
    private let content: Content

    @State private var bars = Bars()
    @Environment(\.hasWindowButtons) private var hasWindowButtons

    init(titlesWindow: Bool, close: (@MainActor () -> Void)?, content: Content) {
        (self.titlesWindow, self.close, self.content) = (titlesWindow, close, content)
    }
}

extension BarHost: View {
    // Reads nothing of the bars: a change of a bar does not describe the content again, which would declare it anew.
    var body: some View {
        let bars = bars
        BarsLayout {
            TopBar(bars: bars, titlesWindow: titlesWindow, close: close)
            root
                .onDeclarations(of: ToolbarEntry.self) { bars.content.entries = $0 }
                .onDeclarations(of: NavigationTitle.self) { bars.content.titles = $0 }
                .onDeclarations(of: TitleMenu.self) { bars.content.titleMenu = $0.last }
                .onDeclarations(of: SearchField.self) { bars.content.search = $0.last }
                .onDeclarations(of: SearchSuggestions.self) { bars.content.suggestions = $0.last }
                .onDeclarations(of: SearchScopes.self) { bars.content.scopes = $0.last }
                .onDeclarations(of: BarOptions.self) { bars.content.options = BarOptions($0) }
                .onDeclarations(of: BarTabs.self) { bars.content.tabs = $0.last?.value }
                .onDeclarations(of: StackBar.self) {
                    if bars.content.hasStack == $0.isEmpty { bars.content.hasStack.toggle() }
                }
                .coordinateSpace(BarHostSpace.space)
                .layoutValue(key: FramePartKey.self, value: .content)
            BottomBars(bars: bars)
        }
    }

    @ViewBuilder private var root: some View {
        if hasWindowButtons {
            RootContent(content).modifier(TitleBarRoom(bars: bars))
        } else {
            RootContent(content)
        }
    }
}

/// The coordinate space of the content between the bars of a window or a sheet.
nonisolated enum BarHostSpace {
    static var space: NamedCoordinateSpace { .named(Name()) }

    private struct Name: Hashable {}
}

/// The bars of a window or a sheet.
@Observable
final class Bars {
    var content = BarContent()
    /// True if the user has hidden the toolbar.
    var isTopHidden = false

    nonisolated init() {}
}

/// The toolbar of a content if it has one, and the title of the window.
nonisolated private struct TopBar {
    let bars: Bars
    let titlesWindow: Bool
    let close: (@MainActor () -> Void)?
    @Environment(\.hasMenus) private var hasMenus

    init(bars: Bars, titlesWindow: Bool, close: (@MainActor () -> Void)?) {
        (self.bars, self.titlesWindow, self.close) = (bars, titlesWindow, close)
    }
}

extension TopBar: View {
    var body: some View {
        let bar = bars.content
        let closes = bar.needsCloseButton ? close : nil
        Group {
            if bar.showsTop(closes: closes != nil, hasMenus: hasMenus || !titlesWindow) {
                if bars.isTopHidden {
                    hidden.focusedSceneValue(\.toolbarToggle, part)
                } else {
                    ToolbarView(bar: bar, close: closes, showsMenu: titlesWindow)
                        .focusedSceneValue(\.toolbarToggle, part)
                        // Suggestions of a search are in front of the content.
                        .zIndex(1)
                }
            } else if bar.tabs != nil || titlesWindow && bar.windowTitle != nil {
                hidden
            }
        }
        .transformEnvironment(\.layoutDirection) { $0 = bar.layoutDirection ?? $0 }
        .preference(key: WindowTitleKey.self, value: titlesWindow ? bar.windowTitle : nil)
        .layoutValue(key: FramePartKey.self, value: .top)
    }

    /// The rest of a toolbar that is hidden: its tabs.
    @ViewBuilder private var hidden: some View {
        if let tabs = bars.content.tabs { TabBar(row: tabs.row) } else { NoSize() }
    }

    private var part: WindowPart? {
        guard titlesWindow else { return nil }
        return WindowPart(isShown: !bars.isTopHidden) { bars.isTopHidden.toggle() }
    }
}

/// The wish of a stack for a bar in which its pages have their button.
nonisolated struct StackBar {}

/// The safe area of a window without a title bar and without a toolbar: its buttons are over no content.
nonisolated private struct TitleBarRoom {
    let bars: Bars
    @Environment(\.hasMenus) private var hasMenus

    init(bars: Bars) { self.bars = bars }
}

extension TitleBarRoom: ViewModifier {
    func body(content: Content) -> some View {
        let hasBar =
            !bars.isTopHidden && bars.content.showsTop(closes: false, hasMenus: hasMenus)
        content.environment(\.titleBarRoom, hasBar ? 0 : TitleBarButtons.height)
    }
}

/// The bar at the bottom of a content if it has one.
nonisolated private struct BottomBars {
    let bars: Bars
}

extension BottomBars: View {
    var body: some View {
        if bars.content.hasBottom {
            BottomBar(items: bars.content.items(in: .bottom))
                .transformEnvironment(\.layoutDirection) {
                    $0 = bars.content.layoutDirection ?? $0
                }
                .layoutValue(key: FramePartKey.self, value: .bottom)
        }
    }
}

/// The declarations of a window's or a sheet's content for its bars.
nonisolated struct BarContent {
    var entries: [Declaration<ToolbarEntry>] = []
    var titles: [Declaration<NavigationTitle>] = []
    var titleMenu: Declaration<TitleMenu>?
    var search: Declaration<SearchField>?
    var suggestions: Declaration<SearchSuggestions>?
    var scopes: Declaration<SearchScopes>?
    var options = BarOptions()
    /// The tabs, if they are of the whole content.
    var tabs: BarTabs?

    /// The items that the content does not remove.
    private var shownEntries: [Declaration<ToolbarEntry>] {
        guard options.removed.contains(.sidebarToggle) else { return entries }
        return entries.filter { $0.value.placement != .sidebarToggle }
    }

    /// The items of a part of the bars, in their order.
    func items(in zone: ToolbarItemPlacement.Zone) -> [Declaration<ToolbarEntry>] {
        let items = shownEntries.filter { $0.value.placement.zone == zone }
        return items.enumerated().sorted {
            ($0.element.value.placement.order, $0.offset) < (
                $1.element.value.placement.order, $1.offset
            )
        }.map(\.element)
    }

    /// True if the content has a stack: the bar does not come and go with its pages.
    var hasStack = false

    /// True if the bar of a window is shown without items.
    var keepsTop: Bool { hasStack && !options.isHidden(.automatic) }

    /// True if there is something for the toolbar other than a title.
    var hasTop: Bool {
        !options.isHidden(.automatic)
            && (search != nil || titleMenu != nil || hasNameOfTitle || tabs != nil
                || shownEntries.contains {
                    $0.value.placement.zone != .bottom && $0.value.placement.zone != .keyboard
                })
    }

    /// Looks whether there is a toolbar.
    ///
    /// - Parameters:
    ///   - closes: True if it has the button that closes a sheet.
    ///   - hasMenus: True if it can have the menus of the window.
    /// - Returns: True if there is one.
    func showsTop(closes: Bool, hasMenus: Bool) -> Bool { hasTop || closes || keepsTop && hasMenus }

    /// The direction of the content, for a content that has another one than its window; `nil` without declarations.
    var layoutDirection: LayoutDirection? {
        let surroundings =
            entries.first?.environment ?? titles.last?.environment ?? search?.environment
        return surroundings?.layoutDirection
    }

    private var hasNameOfTitle: Bool { titles.shown.text?.value.name != nil }

    var hasBottom: Bool {
        !options.isHidden(.bottomBar) && entries.contains { $0.value.placement.zone == .bottom }
    }

    /// True if no item of the program closes a sheet.
    var needsCloseButton: Bool {
        !entries.contains {
            $0.value.placement.meaning == .cancels || $0.value.placement.meaning == .confirms
        }
    }

    @MainActor var windowTitle: String? {
        titles.shown.text.flatMap { $0.value.text?.string(in: $0.environment) }
    }
}
