import Foundation
import LozengeCore
import LozengeViews

// The rows of data. Without a customization the user neither hides nor moves columns.
nonisolated extension Table {
    /// Creates a table with a row for each element of `data`.
    ///
    /// Matches: SwiftUI.Table.init(_:columns:)
    /// Matches: SwiftUI.Table.init(_:columnCustomization:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns(), TableForEachContent(data: data), .none,
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of `data`; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:selection:columns:)
    /// Matches: SwiftUI.Table.init(_:selection:columnCustomization:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns(), TableForEachContent(data: data), .one(selection),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of `data`; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:selection:columns:)
    /// Matches: SwiftUI.Table.init(_:selection:columnCustomization:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns(), TableForEachContent(data: data), .many(selection),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of `data`, which the headers sort.
    ///
    /// Matches: SwiftUI.Table.init(_:sortOrder:columns:)
    /// Matches: SwiftUI.Table.init(_:sortOrder:columnCustomization:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            columns(), TableForEachContent(data: data), .none, sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of `data`, which the headers sort; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:selection:sortOrder:columns:)
    /// Matches: SwiftUI.Table.init(_:selection:sortOrder:columnCustomization:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            columns(), TableForEachContent(data: data), .one(selection),
            sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of `data`, which the headers sort; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:selection:sortOrder:columns:)
    /// Matches: SwiftUI.Table.init(_:selection:sortOrder:columnCustomization:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            columns(), TableForEachContent(data: data), .many(selection),
            sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
}
