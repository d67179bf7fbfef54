import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Shows suggestions below the text field of this view, while it has the keyboard and is not empty.
    ///
    /// The arrow keys choose one, and Return, or a press, completes the text with it and submits nothing. Views without
    /// ``textInputCompletion(_:)`` are shown and cannot be chosen. Escape hides the suggestions until the text changes.
    ///
    /// ```swift
    /// TextField("City", text: $city).textInputSuggestions {
    ///     ForEach(cities) { Text($0.name).textInputCompletion($0.name) }
    /// }
    /// ```
    ///
    /// Matches: SwiftUI.View.textInputSuggestions(_:)
    /// Differs: the list is part of the window, and is cut off at the edge of a scroll view.
    /// Source: `docs/editing.md`, EDIT-29.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(TextInputSuggestions(suggestions: AnyView(suggestions())))
    }

    /// Shows a suggestion for each element below the text field of this view.
    ///
    /// Matches: SwiftUI.View.textInputSuggestions(_:content:)
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Shows a suggestion for each element below the text field of this view.
    ///
    /// Matches: SwiftUI.View.textInputSuggestions(_:id:content:)
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }
}

/// A text field with suggestions below it.
nonisolated private struct TextInputSuggestions {
    let suggestions: AnyView

    @FocusState private var isFocused: Bool
    @State private var chosen: Int?
    @State private var isHidden = false
    @State private var rows = SuggestionRows()
    @State private var input = TextInputReceiver()
    @Environment(\.submitActions) private var submitActions

    init(suggestions: AnyView) { self.suggestions = suggestions }
}

extension TextInputSuggestions: ViewModifier {
    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .environment(\.textInputReceiver, input)
            .environment(\.submitActions, submission)
            .onKeyPress(.downArrow) { move(1) }
            .onKeyPress(.upArrow) { move(-1) }
            .onKeyPress(.escape) {
                guard isShown, rows.count > 0 else { return .ignored }
                isHidden = true
                return .handled
            }
            .overlay(alignment: .topLeading) {
                GeometryReader { field in
                    if isShown {
                        SuggestionList(
                            content: suggestions, chosen: chosen, rows: rows, complete: complete
                        )
                        .frame(width: field.size.width)
                        .fixedSize(horizontal: false, vertical: true)
                        .offset(y: field.size.height + 6)
                    }
                }
            }
            .zIndex(isShown ? 1 : 0)
            .onChange(of: input.changes) { (chosen, isHidden) = (nil, false) }
    }

    private var isShown: Bool { isFocused && !isHidden && !input.isEmpty }

    /// The actions for Return: a suggestion that is chosen completes the text, and submits nothing.
    private var submission: SubmitActions {
        guard isShown, let chosen else { return submitActions }
        var actions = submitActions
        actions.actions = [LatestAction { _ = rows.perform(chosen) }]
        return actions
    }

    private func complete(_ completion: SuggestionCompletion) {
        guard case .text(let text) = completion else {
            return report("Text fields have no tokens; use textInputCompletion(_:).")
        }
        input.replace(with: text)
        isHidden = true
        isFocused = true
    }

    private func move(_ step: Int) -> KeyPress.Result {
        guard isShown, rows.count > 0 else { return .ignored }
        chosen = rows.choice(after: chosen, by: step)
        return .handled
    }
}
