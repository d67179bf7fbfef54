import Foundation
import LozengeCore
import LozengeViews

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(
        in table: _TableCells<Content.TableRowValue>
    ) -> Section<Parent, Content._Rows, EmptyView> {
        Section<Parent, Content._Rows, EmptyView>(
            header: header, content: content._rows(in: table), footer: footer,
            isExpanded: isExpanded)
    }
}

nonisolated extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Creates rows of a table that belong together, below a header.
    ///
    /// Matches: SwiftUI.Section.init(content:header:)-TableRowContent
    public init<V: Identifiable>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where V == Content.TableRowValue {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates rows of a table that the user can collapse, below a header.
    ///
    /// Matches: SwiftUI.Section.init(isExpanded:content:header:)-TableRowContent
    public init<V: Identifiable>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) where V == Content.TableRowValue {
        self.init(
            header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

nonisolated extension Section
where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// Creates rows of a table that belong together.
    ///
    /// Matches: SwiftUI.Section.init(content:)-TableRowContent
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Creates rows of a table that belong together, below a title.
    ///
    /// Matches: SwiftUI.Section.init(_:content:)-TableRowContent
    public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates rows of a table that belong together, below a title from a resource.
    ///
    /// Matches: SwiftUI.Section.init(_:content:)-TableRowContent
    @_disfavoredOverload
    public init<V: Identifiable>(
        _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }

    /// Creates rows of a table that belong together, below a title.
    ///
    /// Matches: SwiftUI.Section.init(_:content:)-TableRowContent
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates rows of a table that the user can collapse, below a title.
    ///
    /// Matches: SwiftUI.Section.init(_:isExpanded:content:)-TableRowContent
    public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates rows of a table that the user can collapse, below a title from a resource.
    ///
    /// Matches: SwiftUI.Section.init(_:isExpanded:content:)-TableRowContent
    @_disfavoredOverload
    public init<V: Identifiable>(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(
            header: Text(titleResource), content: content(), footer: EmptyView(),
            isExpanded: isExpanded)
    }

    /// Creates rows of a table that the user can collapse, below a title.
    ///
    /// Matches: SwiftUI.Section.init(_:isExpanded:content:)-TableRowContent
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    ) where V == Content.TableRowValue {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
