import Foundation
import LozengeCore
import LozengeViews

/// The tokens of a search field.
nonisolated struct SearchTokens {
    let views: AnyView
    /// Removes the last token; returns false if there is none.
    let removeLast: () -> Bool
    /// Adds a token; one of another type is reported, and not added.
    let append: (Any) -> Void

    fileprivate init<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, _ token: @escaping (C.Element) -> some View
    ) where C.Element: Identifiable {
        views = AnyView(
            ForEach(Array(tokens.wrappedValue)) { element in
                token(element)
                    .font(.subheadline)
                    .padding(.horizontal, 6)
                    .background(Color.accentColor.opacity(0.25), in: Capsule())
            })
        removeLast = {
            guard !tokens.wrappedValue.isEmpty else { return false }
            let all = tokens.wrappedValue
            tokens.wrappedValue = C(all.dropLast())
            return true
        }
        append = { new in
            guard let new = new as? C.Element else {
                return report("A search field has no tokens such as \(new). It is not added.")
            }
            tokens.wrappedValue.append(new)
        }
    }
}

nonisolated extension View {
    /// Adds a search field with tokens to the toolbar; Backspace before the text removes the last one.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:placement:prompt:token:)
    /// Source: `docs/navigation.md`, SEARCH-5.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field with tokens and a localized prompt to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:placement:prompt:token:)
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt from a resource to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt, which is not localized, to the toolbar.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field to the toolbar whose tokens can be changed by their views, such as a menu.
    ///
    /// - Parameters:
    ///   - text: The text of the search.
    ///   - editableTokens: The tokens before the text.
    ///   - placement: The place of the field.
    ///   - prompt: The text of an empty field; `nil` for "Search".
    ///   - token: Makes the view of a token, which may change it.
    /// - Returns: This view with a search field.
    ///
    /// Matches: SwiftUI.View.searchable(text:editableTokens:placement:prompt:token:)
    /// Source: `docs/navigation.md`, SEARCH-5.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) {
            token(editableTokens.element($0))
        }
    }

    /// Adds a search field with a localized prompt to the toolbar, whose tokens can be changed by their views.
    ///
    /// Matches: SwiftUI.View.searchable(text:editableTokens:placement:prompt:token:)
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with a prompt from a resource to the toolbar, whose tokens can be changed by their views.
    ///
    /// Matches: SwiftUI.View.searchable(text:editableTokens:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with a prompt, which is not localized, to the toolbar, whose tokens can be changed by their views.
    ///
    /// Matches: SwiftUI.View.searchable(text:editableTokens:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol,
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with tokens to the toolbar, and suggests further tokens below it.
    ///
    /// - Parameters:
    ///   - text: The text of the search.
    ///   - tokens: The tokens before the text.
    ///   - suggestedTokens: The tokens that are suggested while the field has the focus.
    ///   - placement: The place of the field.
    ///   - prompt: The text of an empty field; `nil` for "Search".
    ///   - token: Makes the view of a token.
    /// - Returns: This view with a search field.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:placement:prompt:token:)
    /// Source: `docs/navigation.md`, SEARCH-5.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
            .suggests(suggestedTokens, token)
    }

    /// Adds a search field with tokens and a localized prompt to the toolbar, and suggests further tokens below it.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:placement:prompt:token:)
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt from a resource to the toolbar, and suggests further tokens below it.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt, which is not localized, to the toolbar, and suggests further tokens below it.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens to the toolbar, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:isPresented:placement:prompt:token:)
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, placement: placement, prompt: prompt, isPresented: isPresented,
                tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field with tokens and a localized prompt to the toolbar, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:isPresented:placement:prompt:token:)
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt from a resource to the toolbar, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:isPresented:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt, which is not localized, to the toolbar, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:isPresented:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens to the toolbar, suggests further ones, and says if the user is searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: prompt, token: token
        )
        .suggests(suggestedTokens, token)
    }

    /// Adds a search field with tokens and a localized prompt to the toolbar, suggests further ones, and says if the user is
    /// searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt from a resource to the toolbar, suggests further ones, and says if the user is
    /// searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt, which is not localized, to the toolbar, suggests further ones, and says if the user is
    /// searching.
    ///
    /// Matches: SwiftUI.View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    private func suggests<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchSuggestions {
            ForEach(Array(tokens.wrappedValue)) { token($0).searchCompletion($0) }
        }
    }
}

nonisolated extension Binding where Value: MutableCollection, Value.Element: Identifiable {
    /// Returns a binding to an element, wherever it is; the element itself once it is gone.
    fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue.first { $0.id == element.id } ?? element },
            set: { changed in
                guard let index = wrappedValue.firstIndex(where: { $0.id == element.id })
                else { return }
                wrappedValue[index] = changed
            })
    }
}
