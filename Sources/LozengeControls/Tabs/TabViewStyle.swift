import LozengeCore
import LozengeViews

/// The arrangement of a ``TabView``.
///
/// Matches: SwiftUI.TabViewStyle
/// Differs: an app chooses among the existing styles and cannot define others.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The arrangement. For the engine.
    nonisolated var _look: _TabLook { get }
}

/// The arrangement of a view of tabs.
///
/// Extension: for the engine.
nonisolated public struct _TabLook {
    let look: TabLook
}

nonisolated enum TabLook: Equatable {
    case bar, sidebar
    case paged(PageTabViewStyle.IndexDisplayMode)

    var isPaged: Bool { if case .paged = self { true } else { false } }
}

/// The style that a desktop has: a row of tabs above their contents.
///
/// Matches: SwiftUI.DefaultTabViewStyle
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabLook { _TabLook(look: .bar) }
}

/// One content at a time, with dots below; arrow keys turn the pages.
///
/// Matches: SwiftUI.PageTabViewStyle
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the dots.
    ///
    /// Matches: SwiftUI.PageTabViewStyle.IndexDisplayMode
    public enum IndexDisplayMode: Sendable {
        /// Shown if there is more than one page.
        case automatic
        case always, never
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    ///
    /// Matches: SwiftUI.PageTabViewStyle.init(indexDisplayMode:)
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _look: _TabLook { _TabLook(look: .paged(indexDisplayMode)) }
}

/// A sidebar with sections in a wide window, and a row of tabs in a narrow one.
///
/// Matches: SwiftUI.SidebarAdaptableTabViewStyle
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabLook { _TabLook(look: .sidebar) }
}

/// A row of tabs above their contents.
///
/// Matches: SwiftUI.TabBarOnlyTabViewStyle
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabLook { _TabLook(look: .bar) }
}

/// A row of tabs above their contents.
///
/// Matches: SwiftUI.GroupedTabViewStyle
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabLook { _TabLook(look: .bar) }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A row of tabs above their contents.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// One content at a time, with dots below.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// One content at a time, with or without dots below.
    ///
    /// Matches: SwiftUI.TabViewStyle.page(indexDisplayMode:)
    public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar in a wide window, and a row of tabs in a narrow one.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}
nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A row of tabs above their contents.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A row of tabs above their contents.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The look of the dots of pages.
///
/// Matches: SwiftUI.IndexViewStyle
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots below the pages.
///
/// Matches: SwiftUI.PageIndexViewStyle
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the ground of the dots.
    ///
    /// Matches: SwiftUI.PageIndexViewStyle.BackgroundDisplayMode
    public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

    /// Creates the style.
    ///
    /// Matches: SwiftUI.PageIndexViewStyle.init(backgroundDisplayMode:)
    /// Differs: the dots always have a ground, which makes them visible on every page.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots below the pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots below the pages.
    ///
    /// Matches: SwiftUI.IndexViewStyle.page(backgroundDisplayMode:)
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
    /// Sets the arrangement of the tabs in this view.
    ///
    /// Matches: SwiftUI.View.tabViewStyle(_:)
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyle, style._look.look)
    }

    /// Returns this view: the dots of pages have one look.
    ///
    /// Matches: SwiftUI.View.indexViewStyle(_:)
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

nonisolated extension EnvironmentValues {
    /// The arrangement of tabs.
    var tabViewStyle: TabLook {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

nonisolated private struct TabViewStyleKey: EnvironmentKey {
    static var defaultValue: TabLook { .bar }
}
