import Foundation
import LozengeCore
import LozengeViews

/// The actions of the suggestions that are shown.
final class SuggestionRows {
    /// The actions of the rows; `nil` for a header, which cannot be chosen.
    var actions: [(() -> Void)?] = []

    nonisolated init() {}

    /// The number of rows that can be chosen.
    var count: Int { actions.count { $0 != nil } }

    /// Returns the row that an arrow key chooses; `nil` beyond the first and the last one.
    func choice(after chosen: Int?, by step: Int) -> Int? {
        var next = (chosen ?? (step > 0 ? -1 : actions.count)) + step
        while actions.indices.contains(next), actions[next] == nil { next += step }
        return actions.indices.contains(next) ? next : nil
    }

    /// Performs the action of a row.
    ///
    /// - Returns: False if there is no such row.
    func perform(_ index: Int) -> Bool {
        guard actions.indices.contains(index), let action = actions[index] else { return false }
        action()
        return true
    }
}

/// The suggestions below a field; more than ten are scrolled.
nonisolated struct SuggestionList {
    let content: AnyView
    let chosen: Int?
    let rows: SuggestionRows
    let complete: (SuggestionCompletion) -> Void
}

/// The effect of a suggestion on its field.
nonisolated enum SuggestionCompletion {
    case text(String)
    /// A token before the text, of the type of the field's tokens.
    case token(Any)
}

extension SuggestionList: View {
    var body: some View {
        Group(subviews: content) { subviews in
            let _ = rows.actions = subviews.map(action)
            if !subviews.isEmpty {
                ScrollViewReader { proxy in
                    if subviews.count > Self.most {
                        ScrollView { list(subviews) }
                            .frame(height: CGFloat(Self.most) * suggestionHeight)
                            .onChange(of: chosen) { if let chosen { proxy.scrollTo(chosen) } }
                    } else {
                        list(subviews)
                    }
                }
                .padding(6)
                .background(Color.popupBackground, in: RoundedRectangle(cornerRadius: 12))
                .background {
                    RoundedRectangle(cornerRadius: 12).fill(Color.popupBackground)
                        .shadow(color: .black.opacity(0.22), radius: 7, y: 2)
                }
            }
        }
    }

    /// The most rows that are shown at once.
    ///
    /// Source: `docs/editing.md`, EDIT-29.
    private static let most = 10

    private func list(_ subviews: SubviewsCollection) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                row(subview, isChosen: index == chosen).id(index)
            }
        }
    }

    /// Returns the action of a suggestion; `nil` for a header.
    private func action(_ subview: Subview) -> (() -> Void)? {
        let completion = subview.containerValues.inputCompletion
        let action = subview.containerValues.suggestionAction
        guard completion != nil || action != nil else { return nil }
        return {
            if let completion { complete(completion) }
            action?()
        }
    }

    @ViewBuilder private func row(_ subview: Subview, isChosen: Bool) -> some View {
        if let action = action(subview) {
            Button(action: action) {
                subview.frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(SuggestionStyle(isChosen: isChosen))
            .tabStop(false)
        } else {
            subview.buttonStyle(SuggestionStyle(isChosen: isChosen))
        }
    }
}

/// The least height of a suggestion, in points.
private let suggestionHeight: CGFloat = 32

/// The look of a suggestion.
nonisolated private struct SuggestionStyle: ButtonStyle, FadingStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, minHeight: suggestionHeight, alignment: .leading)
            .padding(.horizontal, 9)
            .controlGround(
                .flat, isPressed: configuration.isPressed, isOn: isChosen,
                in: .roundedRectangle(radius: Theme.Radius.inner))
    }
}

nonisolated extension ContainerValues {
    /// The effect of a suggestion on its field; `nil` for none.
    @Entry fileprivate var inputCompletion: SuggestionCompletion? = nil
    /// The action of a suggestion beside that; `nil` for none.
    @Entry fileprivate var suggestionAction: (() -> Void)? = nil
}

nonisolated extension View {
    /// Makes this suggestion complete the text of a search.
    ///
    /// Matches: SwiftUI.View.searchCompletion(_:)
    /// Source: `docs/navigation.md`, SEARCH-4.
    public func searchCompletion(_ completion: String) -> some View {
        containerValue(\.inputCompletion, .text(completion))
    }

    /// Makes this suggestion add a token to a search, and clear its text.
    ///
    /// - Parameter token: A token of the type of the search field's tokens; another one adds nothing, with a report.
    /// - Returns: The suggestion.
    ///
    /// Matches: SwiftUI.View.searchCompletion(_:)
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        containerValue(\.inputCompletion, .token(token))
    }

    /// Makes this suggestion complete the text of a field.
    ///
    /// Matches: SwiftUI.View.textInputCompletion(_:)
    /// Source: `docs/editing.md`, EDIT-29.
    public func textInputCompletion(_ completion: String) -> some View {
        containerValue(\.inputCompletion, .text(completion))
    }
}
