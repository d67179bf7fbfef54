/// The place of a search field.
///
/// Matches: SwiftUI.SearchFieldPlacement
/// Source: `docs/navigation.md`, SEARCH-1.
nonisolated public struct SearchFieldPlacement: Sendable {
    enum Place { case toolbar, sidebar }
    let place: Place

    /// The toolbar.
    public static let automatic = SearchFieldPlacement(place: .toolbar)
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement(place: .toolbar)
    /// The toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar)
    /// Above the content, as in a sidebar.
    public static let sidebar = SearchFieldPlacement(place: .sidebar)
    /// The toolbar.
    public static let navigationBarDrawer = SearchFieldPlacement(place: .toolbar)

    /// The toolbar: the field is always shown.
    ///
    /// Matches: SwiftUI.SearchFieldPlacement.navigationBarDrawer(displayMode:)
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }

    /// The visibility of a search field below the title of a phone.
    ///
    /// Matches: SwiftUI.SearchFieldPlacement.NavigationBarDrawerDisplayMode
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// The time from which the scopes of a search are shown.
///
/// Matches: SwiftUI.SearchScopeActivation
nonisolated public struct SearchScopeActivation: Equatable, Sendable {
    private enum Time { case presentation, entry }
    private let time: Time

    /// As soon as there is a search.
    public static var automatic: SearchScopeActivation { onSearchPresentation }
    /// Once there is a text.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(time: .entry) }
    /// As soon as there is a search.
    public static var onSearchPresentation: SearchScopeActivation {
        SearchScopeActivation(time: .presentation)
    }
}

/// The place of suggestions.
///
/// Matches: SwiftUI.SearchSuggestionsPlacement
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Place { case automatic, menu, content }
    private let place: Place

    public static var automatic: SearchSuggestionsPlacement {
        SearchSuggestionsPlacement(place: .automatic)
    }
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .menu) }
    public static var content: SearchSuggestionsPlacement {
        SearchSuggestionsPlacement(place: .content)
    }

    /// Several places.
    ///
    /// Matches: SwiftUI.SearchSuggestionsPlacement.Set
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var menu: Set { Set(rawValue: 1) }
        public static var content: Set { Set(rawValue: 2) }
    }
}

/// The behavior of a search field in a narrow toolbar.
///
/// Matches: SwiftUI.SearchToolbarBehavior
nonisolated public struct SearchToolbarBehavior: Sendable {
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior() }
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior() }
}

/// The behavior of a toolbar during a search.
///
/// Matches: SwiftUI.SearchPresentationToolbarBehavior
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
    public static var automatic: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior()
    }
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior()
    }
}
