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

    fileprivate init(
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

// Columns that do not sort.
nonisolated extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:content:)
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), nil, content)
    }

    /// Creates a column with a title, which is not localized.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), nil, content)
    }

    /// Creates a column with a title.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:content:)-Text
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, nil, content)
    }

    /// Creates a column of texts with a localized title.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:)
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(Text(titleKey), nil, { Text($0[keyPath: value]) })
    }

    /// Creates a column of texts with a title, which is not localized.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(Text(title), nil, { Text($0[keyPath: value]) })
    }
}

// Columns that sort by a value.
nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized title that sorts by a value.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:content:)
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    /// Creates a column with a title, which is not localized, that sorts by a value.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:content:)
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value), content)
    }

    /// Creates a column with a localized title that sorts by a value, of which a row may have none.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:content:)-Optional
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    /// Creates a column with a title, which is not localized, that sorts by a value, of which a row may have none.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:content:)-Optional
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value), content)
    }

    /// Creates a column with a localized title that sorts by a value and a comparator of such values.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:content:)
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column with a title, which is not localized, that sorts by a value and a comparator of such values.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:content:)
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column of texts with a localized title, by which it sorts in the order of lists of files.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:)
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.LanguageComparator = .localizedStandard
    ) where Content == Text {
        self.init(
            Text(titleKey), KeyPathComparator(value, comparator: comparator),
            { Text($0[keyPath: value]) })
    }

    /// Creates a column of texts with a title, which is not localized, by which it sorts.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.LanguageComparator = .localizedStandard
    ) where Content == Text {
        self.init(
            Text(title), KeyPathComparator(value, comparator: comparator),
            { Text($0[keyPath: value]) })
    }

    /// Creates a column of texts with a localized title, by which it sorts in the order of a comparator.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:)
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(
            Text(titleKey), KeyPathComparator(value, comparator: comparator),
            { Text($0[keyPath: value]) })
    }

    /// Creates a column of texts with a title, which is not localized, by which it sorts in the order of a comparator.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:)
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(
            Text(title), KeyPathComparator(value, comparator: comparator),
            { Text($0[keyPath: value]) })
    }

    /// Creates a column with a localized title that sorts by a text.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:content:)-String
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.LanguageComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column with a title, which is not localized, that sorts by a text.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:content:)-String
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.LanguageComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
    }
}

// Columns that sort by a comparator of whole rows.
nonisolated extension TableColumn where Label == Text {
    /// Creates a column with a localized title that sorts by a comparator of rows.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:sortUsing:content:)
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content)
    }

    /// Creates a column with a title, which is not localized, that sorts by a comparator of rows.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:sortUsing:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator, content)
    }
}
