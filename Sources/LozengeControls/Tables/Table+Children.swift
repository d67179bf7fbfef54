import Foundation
import LozengeCore
import LozengeViews

// The rows of a tree. Without a customization the user neither hides nor moves columns.
nonisolated extension Table {
    /// Creates a table with a row for each element of a tree.
    ///
    /// - Parameters:
    ///   - data: The elements of the first level.
    ///   - children: The elements below an element; `nil` if it cannot be expanded.
    ///   - columnCustomization: The columns that the user has hidden and moved; `nil` for columns that stay.
    ///   - columns: Makes the columns.
    ///
    /// Matches: SwiftUI.Table.init(_:children:columns:)
    /// Matches: SwiftUI.Table.init(_:children:columnCustomization:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value
    {
        self.init(
            columns(), TableTreeContent(data: data, children: children), .none,
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:children:selection:columns:)
    /// Matches: SwiftUI.Table.init(_:children:selection:columnCustomization:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value
    {
        self.init(
            columns(), TableTreeContent(data: data, children: children), .one(selection),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:children:selection:columns:)
    /// Matches: SwiftUI.Table.init(_:children:selection:columnCustomization:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value
    {
        self.init(
            columns(), TableTreeContent(data: data, children: children), .many(selection),
            customization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, which the headers sort.
    ///
    /// Matches: SwiftUI.Table.init(_:children:sortOrder:columns:)
    /// Matches: SwiftUI.Table.init(_:children:sortOrder:columnCustomization:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value, Sort.Compared == Value
    {
        self.init(
            columns(), TableTreeContent(data: data, children: children), .none,
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, which the headers sort; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:children:selection:sortOrder:columns:)
    /// Matches: SwiftUI.Table.init(_:children:selection:sortOrder:columnCustomization:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value, Sort.Compared == Value
    {
        self.init(
            columns(), TableTreeContent(data: data, children: children), .one(selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Creates a table with a row for each element of a tree, which the headers sort; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:children:selection:sortOrder:columns:)
    /// Matches: SwiftUI.Table.init(_:children:selection:sortOrder:columnCustomization:columns:)
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value, Sort.Compared == Value
    {
        self.init(
            columns(), TableTreeContent(data: data, children: children), .many(selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
}
