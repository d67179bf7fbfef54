import Foundation
import LozengeCore
import LozengeViews

// Rows that are written out. Without a customization the user neither hides nor moves columns.
nonisolated extension Table {
    /// Creates a table of rows.
    ///
    /// Matches: SwiftUI.Table.init(of:columns:rows:)
    /// Matches: SwiftUI.Table.init(of:columnCustomization:columns:rows:)
    public init(
        of valueType: Value.Type = Value.self,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            columns(), rows(), .none,
            customization: columnCustomization)
    }

    /// Creates a table of rows; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(of:selection:columns:rows:)
    /// Matches: SwiftUI.Table.init(of:selection:columnCustomization:columns:rows:)
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            columns(), rows(), .one(selection),
            customization: columnCustomization)
    }

    /// Creates a table of rows; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(of:selection:columns:rows:)
    /// Matches: SwiftUI.Table.init(of:selection:columnCustomization:columns:rows:)
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            columns(), rows(), .many(selection),
            customization: columnCustomization)
    }

    /// Creates a table of rows, which the headers sort.
    ///
    /// Matches: SwiftUI.Table.init(of:sortOrder:columns:rows:)
    /// Matches: SwiftUI.Table.init(of:sortOrder:columnCustomization:columns:rows:)
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            columns(), rows(), .none, sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table of rows, which the headers sort; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(of:selection:sortOrder:columns:rows:)
    /// Matches: SwiftUI.Table.init(of:selection:sortOrder:columnCustomization:columns:rows:)
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            columns(), rows(), .one(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// Creates a table of rows, which the headers sort; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(of:selection:sortOrder:columns:rows:)
    /// Matches: SwiftUI.Table.init(of:selection:sortOrder:columnCustomization:columns:rows:)
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            columns(), rows(), .many(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
}
