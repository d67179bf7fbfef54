import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Adds a search field to the toolbar.
    ///
    /// ```swift
    /// MonsterList(matching: text)
    ///     .searchable(text: $text, prompt: "Monsters")
    /// ```
    ///
    /// Ctrl F moves the focus into it; Escape clears it, and then leaves it.
    ///
    /// - Parameters:
    ///   - text: The text, which is written at every change.
    ///   - placement: The place of the field.
    ///   - prompt: The text that is shown in an empty field; `nil` for “Search”.
    /// - Returns: This view, in which `isSearching` and `dismissSearch` are those of the field.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:)
    /// Source: `docs/navigation.md`, SEARCH-1 to SEARCH-3.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field to the toolbar, with a localized prompt.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:)
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the toolbar, with a prompt from a resource.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:)
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the toolbar, with a prompt that is not localized.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:)
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the toolbar, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:isPresented:placement:prompt:)
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(
                text: text, placement: placement, prompt: prompt, isPresented: isPresented))
    }

    /// Adds a search field to the toolbar with a localized prompt, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:isPresented:placement:prompt:)
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the toolbar with a prompt from a resource, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:isPresented:placement:prompt:)
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the toolbar with a prompt that is not localized, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:isPresented:placement:prompt:)
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with suggestions to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:suggestions:)
    @available(*, deprecated, message: "Use searchSuggestions(_:).")
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchSuggestions(suggestions)
    }

    /// Adds a search field with a localized prompt and suggestions to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:suggestions:)
    @available(*, deprecated, message: "Use searchSuggestions(_:).")
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
            .searchSuggestions(suggestions)
    }

    /// Adds a search field with a prompt from a resource and suggestions to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:suggestions:)
    @available(*, deprecated, message: "Use searchSuggestions(_:).")
    @_disfavoredOverload
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
            .searchSuggestions(suggestions)
    }

    /// Adds a search field with a prompt, which is not localized, and suggestions to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:placement:prompt:suggestions:)
    @available(*, deprecated, message: "Use searchSuggestions(_:).")
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
            .searchSuggestions(suggestions)
    }

    /// Adds suggestions below the search field while it has the focus.
    ///
    /// A view with `searchCompletion(_:)` completes the text; a button performs its action. The arrow keys choose.
    ///
    /// Matches: SwiftUI.View.searchSuggestions(_:)
    /// Source: `docs/navigation.md`, SEARCH-4.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = SearchSuggestions(content: AnyView(suggestions()))
        return declares(suggestions).environment(\.searchSuggestions, suggestions)
    }

    /// Adds a choice of scopes below the search field during a search.
    ///
    /// Matches: SwiftUI.View.searchScopes(_:scopes:)
    /// Source: `docs/navigation.md`, SEARCH-5.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds a choice of scopes below the search field, from a time of the search.
    ///
    /// Matches: SwiftUI.View.searchScopes(_:activation:_:)
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let options = scopes()
        let scopes = SearchScopes(
            picker: AnyView(
                Picker("Scope", selection: scope) { options }
                    .pickerStyle(.segmented)
                    .labelsHidden()),
            activation: activation)
        return declares(scopes).environment(\.searchScopes, scopes)
    }

    /// Binds the focus of the search field.
    ///
    /// Matches: SwiftUI.View.searchFocused(_:)
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchFieldChanges) { $0.append { AnyView($0.focused(binding)) } }
    }

    /// Binds the focus of the search field to a value.
    ///
    /// Matches: SwiftUI.View.searchFocused(_:equals:)
    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        transformEnvironment(\.searchFieldChanges) {
            $0.append { AnyView($0.focused(binding, equals: value)) }
        }
    }

    /// Returns this view: a search field keeps its size.
    ///
    /// Matches: SwiftUI.View.searchToolbarBehavior(_:)
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Returns this view: a toolbar stays during a search.
    ///
    /// Matches: SwiftUI.View.searchPresentationToolbarBehavior(_:)
    public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}

/// Declares a search field, and sets the state of the search for the views inside.
nonisolated struct SearchModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    var isPresented: Binding<Bool>?
    var tokens: SearchTokens?

    @State private var isSearching = false
    @State private var results = FocusTarget()

    init(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: Text?,
        isPresented: Binding<Bool>? = nil, tokens: SearchTokens? = nil
    ) {
        (self.text, self.placement, self.prompt) = (text, placement, prompt)
        (self.isPresented, self.tokens) = (isPresented, tokens)
    }
}

extension SearchModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        let state = isPresented ?? $isSearching
        let field = SearchField(
            text: text, prompt: prompt, placement: placement, isSearching: state, tokens: tokens,
            results: results)
        let inner =
            content
            .focusTarget(results)
            // They are this field's, and not those of fields inside.
            .environment(\.searchSuggestions, nil)
            .environment(\.searchScopes, nil)
            .environment(\.isSearching, state.wrappedValue)
            .environment(\.dismissSearch, DismissSearchAction(text: text, isSearching: state))
        switch placement.place {
        case .toolbar: inner.declares(field)
        case .sidebar: SidebarSearch(field: field, content: inner)
        }
    }
}

/// An action that clears the search field and ends the search.
///
/// Matches: SwiftUI.DismissSearchAction
nonisolated public struct DismissSearchAction: Sendable {
    // Bindings, which are compared: a closure would be another one whenever the view that is searched is described. They
    // are used on the main actor alone.
    nonisolated(unsafe) private let text: Binding<String>?
    nonisolated(unsafe) private let isSearching: Binding<Bool>?

    /// - Parameters:
    ///   - text: The text of the field; `nil` outside of a view that is searchable.
    ///   - isSearching: True while the user searches; `nil` as well.
    init(text: Binding<String>?, isSearching: Binding<Bool>?) {
        (self.text, self.isSearching) = (text, isSearching)
    }

    /// Ends the search.
    ///
    /// Matches: SwiftUI.DismissSearchAction.callAsFunction()
    @MainActor public func callAsFunction() {
        text?.wrappedValue = ""
        isSearching?.wrappedValue = false
    }
}

nonisolated extension EnvironmentValues {
    /// True while the user searches; readable in the view that is searchable.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isSearching
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search, in the view that is searchable.
    ///
    /// Matches: SwiftUI.EnvironmentValues.dismissSearch
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The place of suggestions: below the search field.
    ///
    /// Matches: SwiftUI.EnvironmentValues.searchSuggestionsPlacement
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

nonisolated private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction {
        DismissSearchAction(text: nil, isSearching: nil)
    }
}
