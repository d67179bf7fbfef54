import Foundation
import LozengeCore
import LozengeViews

/// A column of a table: its header, and the cells of all rows.
///
/// ```swift
/// Table(people, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///         .width(60)
/// }
/// ```
///
/// Matches: SwiftUI.TableColumn
nonisolated public struct TableColumn<
    RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {
    private var column: _TableColumn<RowValue>

    init(
        _ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content
    ) {
        column = _TableColumn(
            label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
    }

    private func changing(
        _ change: (inout _TableColumn<RowValue>) -> Void
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var changed = self
        change(&changed.column)
        return changed
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public func _addColumns(to columns: inout [_TableColumn<RowValue>]) { columns.append(column) }
}

nonisolated extension TableColumn {
    /// Sets the width of this column, which the user cannot change.
    ///
    /// - Parameter width: The width in points; `nil` for a width that follows from the table's; negative, infinite
    ///   and no number count as 0, and more than a million as a million.
    /// - Returns: This column with the width.
    ///
    /// Matches: SwiftUI.TableColumn.width(_:)
    public func width(
        _ width: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        let length = width.map { $0.isFinite ? min(max(0, $0), ColumnWidth.limit) : 0 }
        return changing { $0.width = length.map(ColumnWidth.init(fixed:)) ?? ColumnWidth() }
    }

    /// Sets the limits of the width of this column, in points; `nil` for those of a column without limits.
    ///
    /// Matches: SwiftUI.TableColumn.width(min:ideal:max:)
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        changing { $0.width = ColumnWidth(least: min, ideal: ideal, greatest: max) }
    }

    /// Sets the alignment of the header and the cells.
    ///
    /// Matches: SwiftUI.TableColumn.alignment(_:)
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        changing { $0.alignment = alignment }
    }

    /// Hides this column, unless the user has chosen to see it.
    ///
    /// Matches: SwiftUI.TableColumn.defaultVisibility(_:)
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        changing { $0.defaultVisibility = visibility }
    }

    /// Sets the name by which a ``TableColumnCustomization`` knows this column.
    ///
    /// Matches: SwiftUI.TableColumn.customizationID(_:)
    public func customizationID(_ id: String) -> TableColumn<RowValue, Sort, Content, Label> {
        changing { $0.customizationID = id }
    }

    /// Keeps the user from changing this column in some ways.
    ///
    /// A column that cannot be hidden is seen unless its default is to be hidden; one that cannot be moved is not passed by
    /// others.
    ///
    /// Matches: SwiftUI.TableColumn.disabledCustomizationBehavior(_:)
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        changing { $0.fixed = behavior }
    }
}
