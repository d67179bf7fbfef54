import Foundation
import LozengeCore
import LozengeViews

// The rows of a tree.
nonisolated extension Table {
    /// Creates a table with a row for each element of a tree.
    ///
    /// - Parameters:
    ///   - data: The elements of the first level.
    ///   - children: The elements below an element; `nil` if it cannot be expanded.
    ///   - columns: Makes the columns.
    ///
    /// Matches: SwiftUI.Table.init(_:children:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value
    {
        self.init(columns(), TableTreeContent(data: data, children: children), .none)
    }

    /// Creates a table with a row for each element of a tree; one row or none can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:children:selection:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value
    {
        self.init(columns(), TableTreeContent(data: data, children: children), .one(selection))
    }

    /// Creates a table with a row for each element of a tree; any number of rows can be selected.
    ///
    /// Matches: SwiftUI.Table.init(_:children:selection:columns:)
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableTreeContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Value
    {
        self.init(columns(), TableTreeContent(data: data, children: children), .many(selection))
    }
}
