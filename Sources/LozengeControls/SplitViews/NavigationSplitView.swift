import Foundation
import LozengeCore
import LozengeViews

/// Two or three columns, of which a leading one chooses what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///     List(monsters, selection: $chosen) { Text($0.name) }
/// } detail: {
///     if let chosen { MonsterPage(chosen) } else { Text("Choose a monster.") }
/// }
/// ```
///
/// The user resizes the columns by their edges and hides the sidebar by F9 or its button. In a narrow window the columns
/// are the pages of one stack.
///
/// Matches: SwiftUI.NavigationSplitView
/// Source: `docs/navigation.md`, SPLIT-1 to SPLIT-6.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @State private var model = SplitModel()

    init(
        _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
        _ content: Content, _ detail: Detail
    ) {
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    /// Creates three columns.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(sidebar:content:detail:)
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Creates three columns, and says which are shown.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(columnVisibility:sidebar:content:detail:)
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Creates three columns, and says which one a narrow window shows.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(preferredCompactColumn:sidebar:content:detail:)
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates three columns, and says which are shown and which one a narrow window shows.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(columnVisibility:preferredCompactColumn:sidebar:content:detail:)
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(sidebar:detail:)
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns, and says which are shown.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(columnVisibility:sidebar:detail:)
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns, and says which one a narrow window shows.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(preferredCompactColumn:sidebar:detail:)
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns, and says which are shown and which one a narrow window shows.
    ///
    /// Matches: SwiftUI.NavigationSplitView.init(columnVisibility:preferredCompactColumn:sidebar:detail:)
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

extension NavigationSplitView: View {
    public var body: some View {
        SplitColumns(
            model: model, visibility: visibility, compactColumn: compactColumn,
            columns: Content.self == EmptyView.self
                ? [(.sidebar, AnyView(sidebar)), (.detail, AnyView(detail))]
                : [
                    (.sidebar, AnyView(sidebar)), (.content, AnyView(content)),
                    (.detail, AnyView(detail)),
                ]
        )
        .showsContainerBackground(of: .navigationSplitView)
    }
}

/// The columns that a split view shows.
///
/// Matches: SwiftUI.NavigationSplitViewVisibility
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Name: String, Codable { case automatic, detailOnly, doubleColumn, all }
    private let name: Name

    /// The detail alone.
    public static var detailOnly: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: .detailOnly)
    }
    /// The last two columns.
    public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: .doubleColumn)
    }
    /// All columns.
    public static var all: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: .all)
    }
    /// All columns that fit.
    public static var automatic: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: .automatic)
    }
}

/// A column of a split view.
///
/// Matches: SwiftUI.NavigationSplitViewColumn
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Name { case sidebar, content, detail }
    private let name: Name

    /// The leading column.
    public static var sidebar: NavigationSplitViewColumn {
        NavigationSplitViewColumn(name: .sidebar)
    }
    /// The column in the middle of three.
    public static var content: NavigationSplitViewColumn {
        NavigationSplitViewColumn(name: .content)
    }
    /// The trailing column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: .detail) }
}
