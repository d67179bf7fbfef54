import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the text by whose first letters this row of a list is selected.
    ///
    /// - Parameter text: The text; `nil` for the first one in the row.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.typeSelectEquivalent(_:)
    /// Differs: a row of a table is found by its first text.
    /// Source: `docs/lists.md`, LIST-14.
    public func typeSelectEquivalent(_ text: Text?) -> some View {
        listRowTraits { $0.typeSelectText = text }
    }

    /// Sets the localized text by whose first letters this row of a list is selected.
    ///
    /// Matches: SwiftUI.View.typeSelectEquivalent(_:)
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text from a resource by whose first letters this row of a list is selected.
    ///
    /// Matches: SwiftUI.View.typeSelectEquivalent(_:)
    @_disfavoredOverload
    public func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View {
        typeSelectEquivalent(Text(resource))
    }

    /// Sets the text, which is not localized, by whose first letters this row of a list is selected.
    ///
    /// Matches: SwiftUI.View.typeSelectEquivalent(_:)
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

extension ListRow {
    /// The text by whose first letters the row is selected: one that it has for this, or its first text; without a text,
    /// the first words of a control.
    var typeSelectText: String {
        if let text = traits.typeSelectText, let node { return text.string(in: node.environment) }
        let elements = node?.boxes.first?.node.elements.flatMap(\.flattened) ?? []
        let named = elements.filter { !$0.label.isEmpty }
        return (named.first { $0.role == .text } ?? named.first)?.label ?? ""
    }
}
