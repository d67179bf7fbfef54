import Foundation
import LozengeCore
import LozengeViews

/// Rows of values in columns, which scrolls, and in which the user selects rows and sorts by columns.
///
/// ```swift
/// struct People: View {
///     @State private var people: [Person]
///     @State private var selection: Set<Person.ID> = []
///     @State private var order = [KeyPathComparator(\Person.name)]
///
///     var body: some View {
///         Table(people, selection: $selection, sortOrder: $order) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///         }
///         .onChange(of: order) { people.sort(using: order) }
///     }
/// }
/// ```
///
/// A press on the header of a column sets the sort order; the app sorts. The edges of columns can be dragged; a double
/// click on one makes the column as wide as its widest visible cell. Rows are created as those of a ``List``.
///
/// Matches: SwiftUI.Table
/// Source: `docs/lists.md`, TABLE-1 to TABLE-7.
nonisolated public struct Table<
    Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent
> where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
    private let columns: Columns
    private let rows: Rows
    private let selection: TableSelection<Value.ID>
    private let sorting: TableSorting?
    private var customization: Binding<TableColumnCustomization<Value>>?
    /// The widths that the user has set, by the columns.
    @State private var widths: [ColumnName: CGFloat] = [:]
    @State private var fit: ColumnFit?
    @Environment(\.tableStyle) private var style
    @Environment(\.tableHeaderVisibility) private var headerVisibility

    init(
        _ columns: Columns, _ rows: Rows, _ selection: TableSelection<Value.ID> = .none,
        sorting: TableSorting? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }
}

/// The selection of a table.
nonisolated enum TableSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case many(Binding<Set<ID>>)
}

/// A column among those of its table: by its name for a customization, or else by its position.
nonisolated enum ColumnName: Hashable {
    case id(String)
    case position(Int)
}

extension Table: View {
    public var body: some View {
        let columns = shownColumns
        let layout = TableRowLayout(
            widths: columns.map { width(of: $0.column, $0.name) },
            alignments: columns.map(\.column.alignment), fit: fit)
        let cells = _TableCells(columns: columns, layout: layout)
        ScrollView(.horizontal) {
            VStack(spacing: 0) {
                if headerVisibility != .hidden {
                    TableHeader(
                        columns: columns, layout: layout, sorting: sorting,
                        customization: customization.map { AnyColumnCustomization($0, all) },
                        resize: { columns, index, width in
                            widths[columns[index].name] = columns[index].column.width.clamped(width)
                        },
                        fit: { begin(fitting: $0, $1) })
                }
                list(rows._rows(in: cells))
            }
            .containerRelativeFrame(.horizontal) { length, _ in max(length, layout.idealWidth) }
        }
        .tableLook(style)
    }

    @ViewBuilder private func list(_ rows: Rows._Rows) -> some View {
        switch selection {
        case .none: List { rows }
        case .one(let selection): List(selection: selection) { rows }
        case .many(let selection): List(selection: selection) { rows }
        }
    }

    // MARK: Columns

    /// All columns with their names.
    private var all: [NamedColumn<Value>] {
        var list: [_TableColumn<Value>] = []
        columns._addColumns(to: &list)
        var names: Set<ColumnName> = []
        return list.enumerated().map { index, column in
            let name = column.customizationID.map { ColumnName.id($0) } ?? .position(index)
            return NamedColumn(
                column: column, name: names.insert(name).inserted ? name : .position(index))
        }
    }

    /// The visible columns in their order.
    private var shownColumns: [NamedColumn<Value>] {
        let customization = customization?.wrappedValue ?? TableColumnCustomization()
        return customization.arranged(all).filter(customization.shows)
    }

    private func width(of column: _TableColumn<Value>, _ name: ColumnName) -> ColumnWidth {
        guard let width = widths[name] else { return column.width }
        return ColumnWidth(fixed: width)
    }

    /// Makes a column as wide as its widest visible cell, after the layout that measures them.
    private func begin(fitting columns: [NamedColumn<Value>], _ index: Int) {
        let fit = ColumnFit(column: index)
        fit.finish = {
            guard self.fit == fit else { return }
            widths[columns[index].name] = columns[index].column.width.clamped(fit.width)
            self.fit = nil
        }
        self.fit = fit
    }
}

/// A column with its name.
nonisolated struct NamedColumn<Value> {
    let column: _TableColumn<Value>
    let name: ColumnName

    /// The name by which a customization knows the column; `nil` for none.
    var id: String? { if case .id(let id) = name { id } else { nil } }
}
