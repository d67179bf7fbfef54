import Foundation
import LozengeCore
import LozengeViews

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

    /// Creates a column with a title from a resource.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), nil, content)
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

    /// Creates a column of texts with a title from a resource.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(Text(titleResource), nil, { Text($0[keyPath: value]) })
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

    /// Creates a column with a title from a resource that sorts by a value.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:content:)
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), KeyPathComparator(value), content)
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

    /// Creates a column with a title from a resource that sorts by a value, of which a row may have none.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:content:)-Optional
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), KeyPathComparator(value), content)
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

    /// Creates a column with a title from a resource that sorts by a value and a comparator of such values.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:content:)
    @_disfavoredOverload
    public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(Text(titleResource), KeyPathComparator(value, comparator: comparator), content)
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

    /// Creates a column of texts, sorted as names of files are, with a title from a resource.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.LanguageComparator = .localizedStandard
    ) where Content == Text {
        self.init(
            Text(titleResource), KeyPathComparator(value, comparator: comparator),
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

    /// Creates a column of texts, sorted by a comparator, with a title from a resource.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:)
    @_disfavoredOverload
    public init<C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
        comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(
            Text(titleResource), KeyPathComparator(value, comparator: comparator),
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

    /// Creates a column with a title from a resource that sorts by a text.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:value:comparator:content:)-String
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.LanguageComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), KeyPathComparator(value, comparator: comparator), content)
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

    /// Creates a column with a title from a resource that sorts by a comparator of rows.
    ///
    /// Matches: SwiftUI.TableColumn.init(_:sortUsing:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), comparator, content)
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
