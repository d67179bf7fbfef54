import LozengeCore

// The rows of bound data that the user deletes and moves.
nonisolated extension List {
    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves; any number of
    /// rows can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:editActions:selection:rowContent:)
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
    }

    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves; one row or none
    /// can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:editActions:selection:rowContent:)
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
    }

    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves; any
    /// number of rows can be selected.
    ///
    /// Elements are identified by the value at `id`.
    ///
    /// Matches: SwiftUI.List.init(_:id:editActions:selection:rowContent:)
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection.map { ListSelection(set: $0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves; one row
    /// or none can be selected.
    ///
    /// Elements are identified by the value at `id`.
    ///
    /// Matches: SwiftUI.List.init(_:id:editActions:selection:rowContent:)
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            selection.map { ListSelection(optional: $0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

nonisolated extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves.
    ///
    /// Matches: SwiftUI.List.init(_:editActions:rowContent:)
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, rowContent: rowContent)
    }

    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves.
    ///
    /// Elements are identified by the value at `id`.
    ///
    /// Matches: SwiftUI.List.init(_:id:editActions:rowContent:)
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
