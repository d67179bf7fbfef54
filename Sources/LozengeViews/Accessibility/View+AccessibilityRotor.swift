import LozengeCore

nonisolated extension View {
    /// Adds a list of places, to which assistive technology jumps.
    ///
    /// ```swift
    /// ScrollView { ForEach(messages) { MessageRow($0) } }
    ///     .accessibilityRotor("Important") {
    ///         ForEach(messages) { message in
    ///             if message.isImportant { AccessibilityRotorEntry(message.title, id: message.id) }
    ///         }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - label: The name of the list.
    ///   - entries: The places.
    /// - Returns: A view with actions that go to the next and the previous place.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:)
    /// Differs: two actions of the view, “Next …” and “Previous …”: screen readers of Linux have no rotors.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorEffect(label: label, content: entries))
    }

    /// Adds a list of places with a localized name.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:)
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }

    /// Adds a list of places with a name that is not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:)
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// Adds a list of places of a kind that readers know.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:)
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(systemRotor.title), entries: entries) }

    /// Adds a list of the views with the ids of models.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:entryLabel:)
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a list of the views with the ids of models, with a localized name.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:entryLabel:)
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of the views with the ids of models, of a kind that readers know.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:entryLabel:)
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(systemRotor.title), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of the views with ids of models.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:entryID:entryLabel:)
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        let found = entries.map {
            _RotorEntry(
                label: Text(verbatim: $0[keyPath: entryLabel]),
                id: AnyHashable($0[keyPath: entryID]), namespace: nil, prepare: {})
        }
        return modifier(RotorEffect(label: rotorLabel) { RotorEntries(entries: found) })
    }

    /// Adds a list of the views with ids of models, with a localized name.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:entryID:entryLabel:)
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a list of the views with ids of models, of a kind that readers know.
    ///
    /// Matches: SwiftUI.View.accessibilityRotor(_:entries:entryID:entryLabel:)
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(systemRotor.title), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Marks this view as the place of an entry.
    ///
    /// Matches: SwiftUI.View.accessibilityRotorEntry(id:in:)
    public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(RotorTarget(key: LinkKey(id, namespace)))
    }
}

/// Entries that are known.
nonisolated private struct RotorEntries {
    let entries: [_RotorEntry]
}

extension RotorEntries: AccessibilityRotorContent {
    typealias Body = Never

    func _append(to entries: inout [_RotorEntry]) { entries += self.entries }
}

nonisolated extension AccessibilitySystemRotor {
    fileprivate var title: LocalizedStringKey { LocalizedStringKey(name) }
}
