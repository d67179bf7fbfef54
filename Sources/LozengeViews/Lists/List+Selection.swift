import LozengeCore

// The rows of data, with a selection: of any number of rows, or of one at most.
nonisolated extension List {
    /// Creates a list with a row for each element of `data`, identified by its `id`; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)
    // A binding to a collection is a collection, too; the form for bindings is meant then.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.init(
            selection.map { ListSelection(set: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of `data`, identified by its `id`; one row or none can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)
    // A binding to a collection is a collection, too; the form for bindings is meant then.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.init(
            selection.map { ListSelection(optional: $0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of `data`, identified by the value at `id`; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:id:selection:rowContent:)
    // A binding to a collection is a collection, too; the form for bindings is meant then.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(
            selection.map { ListSelection(set: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element of `data`, identified by the value at `id`; one row or none can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:id:selection:rowContent:)
    // A binding to a collection is a collection, too; the form for bindings is meant then.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>
    {
        self.init(
            selection.map { ListSelection(optional: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)-Range
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>
    {
        self.init(
            selection.map { ListSelection(set: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each number of a range; one row or none can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)-Range
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>
    {
        self.init(
            selection.map { ListSelection(optional: $0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by its `id`; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)-Binding
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection.map { ListSelection(set: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by its `id`; one row or none can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:selection:rowContent:)-Binding
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection.map { ListSelection(optional: $0) },
            content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:id:selection:rowContent:)-Binding
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection.map { ListSelection(set: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`; one row or none can be selected.
    ///
    /// Matches: SwiftUI.List.init(_:id:selection:rowContent:)-Binding
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            selection.map { ListSelection(optional: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }
}
