import LozengeCore

// The rows of data, without a selection.
nonisolated extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of `data`, identified by its `id`.
    ///
    /// Matches: SwiftUI.List.init(_:rowContent:)
    // A binding to a collection is a collection, too; the form for bindings is meant then.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of `data`, identified by the value at `id`.
    ///
    /// Matches: SwiftUI.List.init(_:id:rowContent:)
    // A binding to a collection is a collection, too; the form for bindings is meant then.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range.
    ///
    /// Matches: SwiftUI.List.init(_:rowContent:)-Range
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by its `id`.
    ///
    /// Matches: SwiftUI.List.init(_:rowContent:)-Binding
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(nil, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`.
    ///
    /// Matches: SwiftUI.List.init(_:id:rowContent:)-Binding
    public init<
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }
}
