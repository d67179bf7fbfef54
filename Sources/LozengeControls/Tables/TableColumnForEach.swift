import Foundation
import LozengeCore
import LozengeViews

/// A column, or several ones, for each element of a collection.
///
/// ```swift
/// Table(of: Student.self) {
///     TableColumn("Name", value: \.name)
///     TableColumnForEach(exams) { exam in
///         TableColumn(exam.title) { student in Text(student.grade(in: exam)) }
///     }
/// } rows: {
///     ForEach(students)
/// }
/// ```
///
/// Matches: SwiftUI.TableColumnForEach
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
> where Content.TableRowValue == RowValue {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates columns for elements with an identity.
    ///
    /// Matches: SwiftUI.TableColumnForEach.init(_:content:)
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.content) = (data, content)
    }

    /// Creates columns for elements with an identity at a key path.
    ///
    /// Matches: SwiftUI.TableColumnForEach.init(_:id:content:)
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
    }
}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public func _addColumns(to columns: inout [_TableColumn<RowValue>]) {
        for element in data { content(element)._addColumns(to: &columns) }
    }
}
