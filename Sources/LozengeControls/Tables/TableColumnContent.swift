import Foundation
import LozengeCore
import LozengeViews

/// The columns of a table.
///
/// Matches: SwiftUI.TableColumnContent
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The value of a row.
    ///
    /// Matches: SwiftUI.TableColumnContent.TableRowValue
    associatedtype TableRowValue: Identifiable = Never
    /// The way in which rows are compared.
    ///
    /// Matches: SwiftUI.TableColumnContent.TableColumnSortComparator
    associatedtype TableColumnSortComparator: SortComparator = Never

    /// Adds the columns to those of a table. For the engine.
    func _addColumns(to columns: inout [_TableColumn<TableRowValue>])
}

/// A column of a table without its types.
///
/// Extension: for the engine.
nonisolated public struct _TableColumn<RowValue> {
    let label: AnyView
    let cell: (RowValue) -> AnyView
    /// The comparator of the column, for rows in ascending order; `nil` for a column that does not sort.
    let comparator: Any?
    var width = ColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var defaultVisibility = Visibility.automatic
    /// The name by which a customization knows the column; `nil` for none.
    var customizationID: String?
    /// The changes that the user cannot make.
    var fixed: TableColumnCustomizationBehavior = []
}

/// The width of a column, in points.
nonisolated struct ColumnWidth: Equatable {
    var least: CGFloat = 20
    var ideal: CGFloat = 100
    var greatest: CGFloat = .infinity

    init() {}

    init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
        func valid(_ length: CGFloat?) -> CGFloat? {
            length.flatMap { $0.isNaN ? nil : max(0, $0) }
        }
        self.least = min(valid(least) ?? self.least, Self.limit)
        self.greatest = max(self.least, valid(greatest) ?? .infinity)
        self.ideal = clamped(min(valid(ideal) ?? max(self.ideal, self.least), Self.limit))
    }

    /// A width that the user cannot change.
    init(fixed width: CGFloat) {
        (least, ideal, greatest) = (width, width, width)
    }

    /// The limit of least and ideal widths: sums of greater ones lose points.
    static let limit: CGFloat = 1e6

    func clamped(_ width: CGFloat) -> CGFloat { min(max(width, least), greatest) }
}

/// The alignment of the cells of a column.
///
/// Matches: SwiftUI.TableColumnAlignment
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    let alignment: HorizontalAlignmentName

    enum HorizontalAlignmentName: Hashable {
        case leading, center, trailing
    }

    public static var automatic: TableColumnAlignment { .leading }
    public static var leading: TableColumnAlignment { TableColumnAlignment(alignment: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(alignment: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(alignment: .trailing) }
    /// The trailing edge, for numbers.
    public static var numeric: TableColumnAlignment { .trailing }

    /// The part of the free width before the cell.
    var unit: CGFloat {
        switch alignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

/// Makes the columns of a table from several statements.
///
/// Matches: SwiftUI.TableColumnBuilder
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    // Gives the columns of a group the type of the rows.
    public static func buildExpression<Columns: TableColumnContent>(
        _ group: Group<Columns>
    ) -> Group<Columns>
    where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort { group }

    @_disfavoredOverload
    public static func buildExpression<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> Columns where Columns.TableRowValue == RowValue { columns }

    public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
    where C.TableRowValue == RowValue { first }

    public static func buildPartialBlock<C0: TableColumnContent, C1: TableColumnContent>(
        accumulated: C0, next: C1
    ) -> TupleTableColumnContent<RowValue, Sort>
    where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
        nonisolated(unsafe) let (first, second) = (accumulated, next)
        return TupleTableColumnContent { columns in
            first._addColumns(to: &columns)
            second._addColumns(to: &columns)
        }
    }

    public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
    where RowValue == C.TableRowValue { column }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first column: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(storage: .first(column))
    }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second column: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(storage: .second(column))
    }
}

extension _ConditionalContent: TableColumnContent
where
    First: TableColumnContent, Second: TableColumnContent,
    First.TableRowValue == Second.TableRowValue
{
    public typealias TableRowValue = First.TableRowValue
    public typealias TableColumnSortComparator = First.TableColumnSortComparator

    public func _addColumns(to columns: inout [_TableColumn<First.TableRowValue>]) {
        switch storage {
        case .first(let content): content._addColumns(to: &columns)
        case .second(let content): content._addColumns(to: &columns)
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    public func _addColumns(to columns: inout [_TableColumn<Content.TableRowValue>]) {
        content._addColumns(to: &columns)
    }
}

nonisolated extension Group where Content: TableColumnContent {
    /// Creates a group of columns.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    @_disfavoredOverload
    public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.init(content(), ())
    }
}

/// Several columns.
///
/// Matches: SwiftUI.TupleTableColumnContent
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator> {
    let add: @MainActor (inout [_TableColumn<RowValue>]) -> Void
}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public func _addColumns(to columns: inout [_TableColumn<RowValue>]) { add(&columns) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    public func _addColumns(to columns: inout [_TableColumn<Wrapped.TableRowValue>]) {
        self?._addColumns(to: &columns)
    }
}
