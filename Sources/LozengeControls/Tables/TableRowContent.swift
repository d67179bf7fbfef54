import Foundation
import LozengeCore
import LozengeViews

/// The rows of a table.
///
/// Matches: SwiftUI.TableRowContent
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    ///
    /// Matches: SwiftUI.TableRowContent.TableRowValue
    associatedtype TableRowValue: Identifiable = Never
    /// The views of the rows.
    ///
    /// Extension: for the engine.
    associatedtype _Rows: View

    /// Makes the views of the rows. For the engine.
    func _rows(in table: _TableCells<TableRowValue>) -> _Rows
}

/// The cells of the columns of a table, for its rows.
///
/// Extension: for the engine.
nonisolated public struct _TableCells<RowValue> {
    let columns: [NamedColumn<RowValue>]
    let layout: TableRowLayout
    /// The number of rows around these that expand to show them; `nil` for rows in no outline.
    var level: Int?

    /// The cells of a row that expands.
    var ofOutline: Self {
        var outer = self
        outer.level = level ?? 0
        return outer
    }

    /// The cells of the rows that such a row shows.
    var inside: Self {
        var inside = self
        inside.level = (level ?? 0) + 1
        return inside
    }
}

/// The rows of a collection.
///
/// Matches: SwiftUI.DynamicTableRowContent
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
    associatedtype Data: Collection

    var data: Data { get }
}

/// A row of a table.
///
/// Matches: SwiftUI.TableRow
nonisolated public struct TableRow<Value: Identifiable> {
    private let value: Value

    /// Creates a row of a value; the columns of the table make its cells.
    ///
    /// Matches: SwiftUI.TableRow.init(_:)
    public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(in table: _TableCells<Value>) -> some View {
        TableRowCells(value: value, table: table).tag(value.id)
    }
}

/// The cells of a row, side by side.
nonisolated struct TableRowCells<Value: Identifiable> {
    let value: Value
    let table: _TableCells<Value>
    @Environment(\.textGrowth) private var growth

    init(value: Value, table: _TableCells<Value>) { (self.value, self.table) = (value, table) }
}

extension TableRowCells: View {
    var body: some View {
        let layout = table.level.map(layout(ofLevel:)) ?? table.layout
        return layout {
            ForEach(table.columns, id: \.name) { column in
                HStack { column.column.cell(value) }
            }
        }
    }

    private func layout(ofLevel level: Int) -> TableRowLayout {
        var layout = table.layout
        layout.indentation = growth * outlineIndentation(level: level)
        layout.leadingMargin = 0
        return layout
    }
}

/// A row for each element of a collection.
///
/// Matches: SwiftUI.TableForEachContent
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
    public var data: Data
}

extension TableForEachContent: DynamicTableRowContent {
    public typealias TableRowValue = Data.Element

    public func _rows(in table: _TableCells<Data.Element>) -> some View {
        ForEach(data) { TableRowCells(value: $0, table: table) }
    }
}

/// Makes the rows of a table from several statements.
///
/// Matches: SwiftUI.TableRowBuilder
@resultBuilder
nonisolated public struct TableRowBuilder<Value: Identifiable> {
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    public static func buildPartialBlock<C: TableRowContent>(first: C) -> C
    where C.TableRowValue == Value { first }

    public static func buildPartialBlock<C0: TableRowContent, C1: TableRowContent>(
        accumulated: C0, next: C1
    ) -> TupleTableRowContent<Value>
    where C0.TableRowValue == Value, C1.TableRowValue == Value {
        nonisolated(unsafe) let (first, second) = (accumulated, next)
        return TupleTableRowContent { table in
            AnyView(
                Group {
                    first._rows(in: table)
                    second._rows(in: table)
                })
        }
    }

    public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
    where Value == C.TableRowValue { content }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first content: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(storage: .first(content))
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second content: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(storage: .second(content))
    }
}

extension _ConditionalContent: TableRowContent
where
    First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue
{
    public typealias TableRowValue = First.TableRowValue

    @ViewBuilder
    public func _rows(in table: _TableCells<First.TableRowValue>) -> some View {
        switch storage {
        case .first(let content): content._rows(in: table)
        case .second(let content): content._rows(in: table)
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(in table: _TableCells<Content.TableRowValue>) -> some View {
        content._rows(in: table)
    }
}

nonisolated extension Group where Content: TableRowContent {
    /// Creates a group of rows.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    @_disfavoredOverload
    public init<R>(@TableRowBuilder<R> content: () -> Content)
    where R == Content.TableRowValue {
        self.init(content(), ())
    }
}

/// No rows.
///
/// Matches: SwiftUI.EmptyTableRowContent
nonisolated public struct EmptyTableRowContent<Value: Identifiable> {}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(in table: _TableCells<Value>) -> EmptyView { EmptyView() }
}

/// Several kinds of rows.
///
/// Matches: SwiftUI.TupleTableRowContent
nonisolated public struct TupleTableRowContent<Value: Identifiable> {
    let rows: @MainActor (_TableCells<Value>) -> AnyView
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public func _rows(in table: _TableCells<Value>) -> some View { rows(table) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue

    public func _rows(in table: _TableCells<Wrapped.TableRowValue>) -> some View {
        self.map { $0._rows(in: table) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(in table: _TableCells<Content.TableRowValue>) -> some View {
        views { $0._rows(in: table) }
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

nonisolated extension ForEach where Content: TableRowContent {
    /// Creates the rows of the elements of `data`, identified by their `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)-TableRowContent
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(elements: data, id: { $0.id }, content: content)
    }

    /// Creates a row of each element of `data`, identified by its `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:)-TableRowContent
    public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(elements: data, id: { $0.id }, content: { TableRow($0) })
    }
}
