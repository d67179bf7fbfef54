import Foundation
import LozengeCore
import LozengeViews

/// A search field with its suggestions and scopes, above what it searches.
nonisolated struct SearchBar {
    let field: SearchField
    let suggestions: Declaration<SearchSuggestions>?
    let scopes: Declaration<SearchScopes>?
}

extension SearchBar: View {
    var body: some View {
        SearchFieldView(field: field, suggestions: suggestions, width: nil)
            .padding(8)
            .zIndex(1)
        SearchScopeBar(field: field, scopes: scopes)
    }
}

/// A search bar above a view, or in the sidebar of the split view in it.
///
/// It has the suggestions and scopes that are declared inside, else those around.
nonisolated struct SidebarSearch<Content: View> {
    let field: SearchField
    let content: Content

    @State private var suggestions: Declaration<SearchSuggestions>?
    @State private var scopes: Declaration<SearchScopes>?
    @State private var isInSidebar = false
    @Environment(\.searchSuggestions) private var outerSuggestions
    @Environment(\.searchScopes) private var outerScopes
    @Environment(\.self) private var environment

    init(field: SearchField, content: Content) { (self.field, self.content) = (field, content) }
}

extension SidebarSearch: View {
    var body: some View {
        let bar = SearchBar(
            field: field,
            suggestions: suggestions
                ?? outerSuggestions.map { Declaration($0, environment: environment) },
            scopes: scopes ?? outerScopes.map { Declaration($0, environment: environment) })
        VStack(spacing: 0) {
            if !isInSidebar { bar }
            content
                .environment(\.sidebarSearchBar, bar)
                .onDeclarations(of: SidebarSearchPlace.self) { isInSidebar = !$0.isEmpty }
                .onDeclarations(of: SearchSuggestions.self) { suggestions = $0.last }
                .onDeclarations(of: SearchScopes.self) { scopes = $0.last }
        }
    }
}

/// The declaration of a sidebar that shows the search bar of its split view.
nonisolated struct SidebarSearchPlace: Equatable {}

nonisolated extension EnvironmentValues {
    /// The suggestions for a search field inside; `nil` for none.
    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The scopes for a search field inside; `nil` for none.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// The search bar for the sidebar of a split view; `nil` for none.
    var sidebarSearchBar: SearchBar? {
        get { self[SidebarSearchBarKey.self] }
        set { self[SidebarSearchBarKey.self] = newValue }
    }
}

nonisolated private struct SidebarSearchBarKey: EnvironmentKey {
    static var defaultValue: SearchBar? { nil }
}

nonisolated private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

nonisolated private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}
