import Foundation
import LozengeCore
import LozengeViews

/// The columns that the user has hidden or moved.
///
/// ```swift
/// @State private var columns = TableColumnCustomization<Person>()
///
/// Table(people, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name).customizationID("name")
///     TableColumn("Town", value: \.town).customizationID("town")
/// }
/// ```
///
/// The menu of the header hides and shows columns and moves them. Only columns with a
/// ``TableColumn/customizationID(_:)`` change.
///
/// Matches: SwiftUI.TableColumnCustomization
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable,
    Codable
{
    private var visibilities: [String: Bool] = [:]
    private var order: [String] = []

    public init() {}

    /// The visibility of a column; automatic for one that the user has neither hidden nor shown.
    ///
    /// Matches: SwiftUI.TableColumnCustomization.subscript(visibility:)
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Shows the columns in their original order.
    ///
    /// Matches: SwiftUI.TableColumnCustomization.resetOrder()
    public mutating func resetOrder() { order = [] }

    /// Returns true if a column is visible.
    func shows(_ column: _TableColumn<RowValue>) -> Bool {
        let chosen = column.customizationID.map { self[visibility: $0] } ?? .automatic
        return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
    }

    /// Returns columns in the order that the user has chosen; others stay where they are.
    func arranged(_ columns: [NamedColumn<RowValue>]) -> [NamedColumn<RowValue>] {
        var moved = order.compactMap { id in
            columns.first { $0.column.customizationID == id }
        }[...]
        let ids = Set(moved.compactMap(\.column.customizationID))
        return columns.map { column in
            guard let id = column.column.customizationID, ids.contains(id) else { return column }
            return moved.popFirst() ?? column
        }
    }

    /// Moves a column by a place among those that can be moved.
    mutating func move(_ id: String, by step: Int, among ids: [String]) {
        var changed = order.filter(ids.contains) + ids.filter { !order.contains($0) }
        if order.isEmpty { changed = ids }
        guard let index = changed.firstIndex(of: id), changed.indices.contains(index + step)
        else { return }
        changed.swapAt(index, index + step)
        order = changed
    }
}

/// The customization of a table, for its header.
nonisolated struct AnyColumnCustomization {
    struct Column {
        let id: String
        let label: AnyView
        let isVisible: Binding<Bool>
        let move: (Int) -> Void
    }

    let columns: [Column]
    let reset: () -> Void

    init<Value: Identifiable>(
        _ binding: Binding<TableColumnCustomization<Value>>, _ all: [NamedColumn<Value>]
    ) {
        let ids = all.compactMap(\.column.customizationID)
        columns = binding.wrappedValue.arranged(all).compactMap { named in
            guard let id = named.column.customizationID else { return nil }
            return Column(
                id: id, label: named.column.label,
                isVisible: Binding(
                    get: { binding.wrappedValue.shows(named.column) },
                    set: { binding.wrappedValue[visibility: id] = $0 ? .visible : .hidden }),
                move: { binding.wrappedValue.move(id, by: $0, among: ids) })
        }
        reset = { binding.wrappedValue = TableColumnCustomization() }
    }
}

/// The menu that hides, shows and moves columns.
nonisolated struct ColumnMenu {
    let customization: AnyColumnCustomization
}

extension ColumnMenu: View {
    var body: some View {
        ForEach(customization.columns.indices, id: \.self) { index in
            let column = customization.columns[index]
            Toggle(isOn: column.isVisible) { column.label }
        }
        Divider()
        Menu("Move Column") {
            ForEach(customization.columns.indices, id: \.self) { index in
                let column = customization.columns[index]
                Menu {
                    Button("Move Forward") { column.move(-1) }.disabled(index == 0)
                    Button("Move Back") { column.move(1) }
                        .disabled(index == customization.columns.count - 1)
                } label: {
                    column.label
                }
            }
        }
        Button("Reset Columns", action: customization.reset)
    }
}
