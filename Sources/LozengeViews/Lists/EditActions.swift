import Foundation
import LozengeCore

/// The changes of a collection that its rows offer.
///
/// Matches: SwiftUI.EditActions
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Rows are moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Rows are deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element of a collection that is edited by its rows.
///
/// Matches: SwiftUI.EditableCollectionContent
nonisolated public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let edits: RowEditEffect
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content.modifier(edits) }
}

nonisolated extension ForEach where Content: View {
    /// Creates a view for each element of the bound collection, which its rows in a list delete or move.
    ///
    /// ```swift
    /// List {
    ///     ForEach($tasks, editActions: .all) { $task in Toggle(task.title, isOn: $task.isDone) }
    /// }
    /// ```
    ///
    /// Matches: SwiftUI.ForEach.init(_:editActions:content:)
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a view for each element of the bound collection, which its rows in a list delete or move.
    ///
    /// Elements are identified by the value at `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:id:editActions:content:)
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C.Index: Hashable
    {
        let edits = RowEditEffect(data, editActions)
        self.init(data, id: id) {
            EditableCollectionContent<R, C>(content: content($0), edits: edits)
        }
    }
}

nonisolated extension RowEditEffect {
    /// Creates the actions that change a bound collection.
    fileprivate init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) {
        isInRow = true
        if actions.contains(.delete) {
            delete = .some { indices in data.wrappedValue.removeElements(at: indices) }
        }
        if actions.contains(.move) {
            move = .some { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

nonisolated extension MutableCollection {
    /// Removes elements; a collection that cannot change its length stays as it is, with a report.
    fileprivate mutating func removeElements(at offsets: IndexSet) {
        guard var shorter = self as? any (MutableCollection & RangeReplaceableCollection) else {
            return report(
                "Cannot delete from \(Self.self): its length is fixed. Nothing is deleted. "
                    + "Use an array, or leave out editActions: .delete.")
        }
        shorter.remove(atOffsets: offsets)
        if let shorter = shorter as? Self { self = shorter }
    }
}
