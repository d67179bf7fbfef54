import Foundation
import LozengeCore
import LozengeViews

/// The search field that a page declares for its toolbar.
nonisolated struct SearchField {
    let text: Binding<String>
    let prompt: Text?
    let placement: SearchFieldPlacement
    /// True from the time the field gets the focus until the search is dismissed.
    let isSearching: Binding<Bool>
    /// The tokens before the text; `nil` for none.
    var tokens: SearchTokens?
    /// The view that is searched.
    let results: FocusTarget
}

/// The suggestions that a page declares for its search field.
nonisolated struct SearchSuggestions {
    let content: AnyView
}

/// The scopes that a page declares for its search field.
nonisolated struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

/// The choice of scopes below a search field, while there is a search.
nonisolated struct SearchScopeBar {
    let field: SearchField
    let scopes: Declaration<SearchScopes>?
}

extension SearchScopeBar: View {
    var body: some View {
        if let scopes, field.isSearching.wrappedValue,
            scopes.value.activation != .onTextEntry || !field.text.wrappedValue.isEmpty
        {
            scopes.value.picker
                .environment(\.self, scopes.environment)
                .padding(.horizontal, 9)
                .padding(.bottom, 6)
        }
    }
}

/// A search field with its suggestions, in a toolbar or above a list.
///
/// Source: `docs/navigation.md`, SEARCH-1 to SEARCH-5.
nonisolated struct SearchFieldView {
    let field: SearchField
    let suggestions: Declaration<SearchSuggestions>?
    /// The width where there is room for it, in points of the usual text size; `nil` for all of the proposed width.
    var width: CGFloat? = 240

    @FocusState private var isFocused: Bool
    @State private var chosen: Int?
    /// The text as a suggestion has completed it, which hides the others until it changes; `nil` if none has.
    @State private var completedText: String?
    @State private var rows = SuggestionRows()
    @State private var input = TextInputReceiver()
    @State private var submit = LatestAction<() -> Void>()
    @State private var backspace = LatestAction<() -> Void>()
    @Environment(\.textGrowth) private var point
    @Environment(\.submitActions) private var submitActions
    @Environment(\.searchFieldChanges) private var changes

    init(field: SearchField, suggestions: Declaration<SearchSuggestions>?, width: CGFloat? = 240) {
        (self.field, self.suggestions, self.width) = (field, suggestions, width)
    }
}

extension SearchFieldView: View {
    var body: some View {
        HStack(spacing: 6 * point) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(
                true)
            if let tokens = field.tokens { tokens.views }
            changes.reduce(AnyView(editor)) { $1($0) }
            if !field.text.wrappedValue.isEmpty {
                Button {
                    field.text.wrappedValue = ""
                    // The button, which may have the keyboard, is gone.
                    isFocused = true
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 9 * point)
        .frame(minWidth: width == nil ? nil : 0, idealWidth: room, maxWidth: room)
        .frame(minHeight: 34 * point)
        .fieldGround(isFocused: isFocused)
        .overlay(alignment: .topLeading) { if areSuggestionsShown { suggestionList } }
        .zIndex(1)
        .windowAction([KeyboardShortcut("f")]) { begin() }
        .focusedSceneValue(\.find, FindAction { begin() })
        .onChange(of: isFocused) {
            completedText = nil
            if isFocused { field.isSearching.wrappedValue = true }
        }
        .onChange(of: field.isSearching.wrappedValue, initial: true) { _, isSearching in
            isFocused = isSearching
        }
        .onChange(of: field.text.wrappedValue) { _, text in
            chosen = nil
            if text != completedText { completedText = nil }
        }
    }

    /// The width at the present text size.
    private var room: CGFloat? { width.map { $0 * point } }

    private func begin() {
        field.isSearching.wrappedValue = true
        if isFocused { input.selectAll() }
        // The user may have left the field without ending the search.
        isFocused = true
    }

    private var editor: some View {
        TextField(text: field.text, prompt: field.prompt ?? Text("Search")) { Text("Search") }
            .textFieldStyle(.plain)
            .focused($isFocused)
            .accessibilityAddTraits(.isSearchField)
            .environment(\.textInputReceiver, input)
            .environment(\.takesFirstFocus, false)
            .environment(\.submitActions, submission)
            .onKeyPress(.downArrow) { move(1) }
            .onKeyPress(.upArrow) { move(-1) }
            .onKeyPress(.escape) {
                if field.text.wrappedValue.isEmpty {
                    field.isSearching.wrappedValue = false
                    if !field.results.focus() { isFocused = false }
                } else {
                    field.text.wrappedValue = ""
                }
                return .handled
            }
    }

    // MARK: Suggestions

    private var areSuggestionsShown: Bool {
        isFocused && suggestions != nil && completedText == nil
    }

    /// The actions for Return: a suggestion that is chosen completes the text, and submits nothing.
    private var submission: SubmitActions {
        let search = submitActions.searchActions
        submit.action = {
            if let chosen, rows.perform(chosen) {
                self.chosen = nil
            } else {
                for latest in search { latest.action?() }
            }
        }
        var actions = SubmitActions()
        actions.actions = [submit]
        if let tokens = field.tokens {
            backspace.action = { _ = tokens.removeLast() }
            actions.backspaceBeforeText = backspace
        }
        return actions
    }

    private func complete(_ completion: SuggestionCompletion) {
        switch completion {
        case .text(let text): input.replace(with: text)
        case .token(let token):
            guard let tokens = field.tokens else {
                return report("This search field has no tokens. \(token) is not added.")
            }
            tokens.append(token)
            field.text.wrappedValue = ""
        }
        completedText = field.text.wrappedValue
    }

    private func move(_ step: Int) -> KeyPress.Result {
        completedText = nil
        guard areSuggestionsShown, rows.count > 0 else {
            return step > 0 && field.results.focus() ? .handled : .ignored
        }
        chosen = rows.choice(after: chosen, by: step)
        return .handled
    }

    @ViewBuilder private var suggestionList: some View {
        if let suggestions {
            SuggestionList(
                content: suggestions.value.content, chosen: chosen, rows: rows,
                complete: complete
            )
            .transformEnvironment(\.self) { $0 = suggestions.environment }
            .frame(width: room)
            .offset(y: 40 * point)
        }
    }
}

/// The search field in a toolbar.
nonisolated struct BarSearchField {
    let declaration: Declaration<SearchField>
    let suggestions: Declaration<SearchSuggestions>?
}

extension BarSearchField: View {
    var body: some View {
        SearchFieldView(field: declaration.value, suggestions: suggestions)
            .environment(\.self, declaration.environment)
    }
}

nonisolated extension EnvironmentValues {
    /// The changes that modifiers of a page make to its search field.
    var searchFieldChanges: [(AnyView) -> AnyView] {
        get { self[SearchFieldChangesKey.self] }
        set { self[SearchFieldChangesKey.self] = newValue }
    }
}

nonisolated private struct SearchFieldChangesKey: EnvironmentKey {
    static var defaultValue: [(AnyView) -> AnyView] { [] }
}
