import LozengeCore

/// The type of an argument for which the compiler prefers every other form of a function that takes it.
///
/// Each conversion to an optional ranks lower. A selection of one row or none has one such conversion, and another one
/// if it is a constant.
///
/// Extension: part of the forms of lists that require a selection.
public typealias _LastChoice<Argument> = Argument???

// The rows of data, of which one is always selected.
nonisolated extension List {
    /// Creates a list with a row for each element of `data`, identified by its `id`; one row is always selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)
    /// Differs: takes `nil`, for a list without a selection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: _LastChoice<Binding<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.init(
            selection.flatMap { $0 }.flatMap { $0 }.map { ListSelection(required: $0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of `data`, identified by the value at `id`; one row is always selected.
    ///
    /// Matches: SwiftUI.List.init(_:id:selection:rowContent:)
    /// Differs: takes `nil`, for a list without a selection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        selection: _LastChoice<Binding<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(
            selection.flatMap { $0 }.flatMap { $0 }.map { ListSelection(required: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range; one row is always selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)-Range
    @_disfavoredOverload
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>
    {
        self.init(
            ListSelection(required: selection),
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by its `id`; one row is always selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)-Binding
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            ListSelection(required: selection),
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`; one row is always selected.
    ///
    /// Matches: SwiftUI.List.init(_:id:selection:rowContent:)-Binding
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            ListSelection(required: selection),
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves; one row is
    /// always selected.
    ///
    /// Matches: SwiftUI.List.init(_:editActions:selection:rowContent:)
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
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

    /// Creates a list with a row for each element of a bound collection, which the user deletes or moves; one row is
    /// always selected.
    ///
    /// Elements are identified by the value at `id`.
    ///
    /// Matches: SwiftUI.List.init(_:id:editActions:selection:rowContent:)
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    {
        self.init(
            ListSelection(required: selection),
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
