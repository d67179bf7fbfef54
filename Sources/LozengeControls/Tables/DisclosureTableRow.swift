import Foundation
import LozengeCore
import LozengeViews

/// A row of a table that expands to show more rows, indented by one level.
///
/// ```swift
/// Table(of: Place.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     ForEach(continents) { continent in
///         DisclosureTableRow(continent) {
///             ForEach(continent.countries) { TableRow($0) }
///         }
///     }
/// }
/// ```
///
/// It is collapsed at first, unless a binding says otherwise.
///
/// Matches: SwiftUI.DisclosureTableRow
/// Source: `docs/lists.md`, TABLE-9.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
}

nonisolated extension DisclosureTableRow {
    /// Creates a row of a value.
    ///
    /// - Parameters:
    ///   - value: The value; the columns of the table make its cells.
    ///   - isExpanded: True while the rows below are shown; `nil` if the table keeps it.
    ///   - content: Makes the rows below.
    ///
    /// Matches: SwiftUI.DisclosureTableRow.init(_:isExpanded:content:)
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        self.init(label: TableRow(value), content: content, isExpanded: isExpanded)
    }

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - isExpanded: True while the rows below are shown; `nil` if the table keeps it.
    ///   - content: Makes the rows below.
    ///   - label: Makes the row itself.
    ///
    /// Matches: SwiftUI.DisclosureTableRow.init(isExpanded:content:label:)
    public init<Value: Identifiable>(
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content,
        @TableRowBuilder<Value> label: () -> Label
    ) where Value == Content.TableRowValue {
        self.init(label: label(), content: content, isExpanded: isExpanded)
    }
}

extension DisclosureTableRow: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(in table: _TableCells<Content.TableRowValue>) -> some View {
        TableDisclosure(label: label._rows(in: table.ofOutline), isExpanded: isExpanded) {
            content()._rows(in: table.inside)
        }
        .outlineInset()
    }
}

nonisolated extension View {
    /// Moves the rows of an outline in by the margin that a row of a table has inside.
    fileprivate func outlineInset() -> some View { listRowInsets(.leading, TableRowLayout.margin) }
}

/// A row that expands, and the rows below.
nonisolated private struct TableDisclosure<Label: View, Rows: View> {
    let label: Label
    let isExpanded: Binding<Bool>?
    let rows: () -> Rows

    init(label: Label, isExpanded: Binding<Bool>?, rows: @escaping () -> Rows) {
        (self.label, self.isExpanded, self.rows) = (label, isExpanded, rows)
    }
}

extension TableDisclosure: View {
    var body: some View {
        if let isExpanded {
            DisclosureGroup(isExpanded: isExpanded, content: rows) { label }
        } else {
            DisclosureGroup(content: rows) { label }
        }
    }
}

/// The rows of a tree.
///
/// Extension: SwiftUI has rows of several types for it.
nonisolated public struct TableTreeContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
}

extension TableTreeContent: TableRowContent {
    public typealias TableRowValue = Data.Element

    public func _rows(in table: _TableCells<Data.Element>) -> some View {
        ForEach(data) { element in
            if let inner = element[keyPath: children] {
                TableDisclosure(
                    label: TableRow(element)._rows(in: table.ofOutline), isExpanded: nil
                ) {
                    AnyView(
                        TableTreeContent(data: inner, children: children)._rows(in: table.inside))
                }
            } else {
                TableRowCells(value: element, table: table.ofOutline).outlineRows()
            }
        }
        .outlineInset()
    }
}
