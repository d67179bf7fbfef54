import Foundation
import LozengeCore
import LozengeViews

/// The tabs of a ``TabView``.
///
/// Matches: SwiftUI.TabContent
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection.
    ///
    /// Matches: SwiftUI.TabContent.TabValue
    associatedtype TabValue: Hashable

    /// The views of the tabs. For the engine.
    var _tabs: AnyView { get }
}

/// The role of a tab.
///
/// Matches: SwiftUI.TabRole
nonisolated public struct TabRole: Hashable, Sendable {
    /// The tab with the search.
    public static var search: TabRole { TabRole() }
}

/// The label of a tab with a title and an icon.
///
/// Matches: SwiftUI.DefaultTabLabel
nonisolated public struct DefaultTabLabel {
    let content: AnyView
}

extension DefaultTabLabel: View {
    public var body: some View { content }
}

/// A tab of a ``TabView``.
///
/// Matches: SwiftUI.Tab
nonisolated public struct Tab<Value, Content, Label> {
    /// The value of the tab; `nil` for a tab of a view that keeps its selection itself.
    let value: Value?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public var _tabs: AnyView {
        let tab = content.containerValue(\.tabLabel, AnyView(label))
        return if let value { AnyView(tab.tag(value)) } else { AnyView(tab) }
    }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a label made of views.
    ///
    /// Matches: SwiftUI.Tab.init(value:content:label:)
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }

    /// Creates a tab with a role and a label made of views.
    ///
    /// Matches: SwiftUI.Tab.init(value:role:content:label:)
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// Creates a tab without a label, for a view whose tabs are chosen elsewhere.
    ///
    /// Matches: SwiftUI.Tab.init(value:content:)
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: EmptyView())
    }
}

nonisolated extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a role and a label made of views, for a view that keeps its selection itself.
    ///
    /// Matches: SwiftUI.Tab.init(role:content:label:)
    public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }

    /// Creates a tab with a label made of views, for a view that keeps its selection itself.
    ///
    /// Matches: SwiftUI.Tab.init(content:label:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}

/// A titled group of tabs, which a sidebar shows as a section.
///
/// Matches: SwiftUI.TabSection
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

extension TabSection: TabContent where SelectionValue: Hashable {
    public typealias TabValue = SelectionValue

    public var _tabs: AnyView {
        let tabs = (content as? any TabContent)?._tabs ?? AnyView(EmptyView())
        let title = header as? Text
        return AnyView(
            ForEach(subviews: tabs) { tab in tab.containerValue(\.tabSection, title) })
    }
}

nonisolated extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
    /// Creates a group of tabs with a localized title.
    ///
    /// Matches: SwiftUI.TabSection.init(_:content:)
    public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content())
    }

    /// Creates a group of tabs with a title, which is not localized.
    ///
    /// Matches: SwiftUI.TabSection.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(title), content: content())
    }
}

/// The tabs of several statements.
///
/// Matches: SwiftUI.TupleTabContent
nonisolated public struct TupleTabContent<SelectionValue: Hashable> {
    let all: [any TabContent]
}

extension TupleTabContent: TabContent {
    public typealias TabValue = SelectionValue

    public var _tabs: AnyView { AnyView(ForEach(all.indices, id: \.self) { all[$0]._tabs }) }
}

/// The views of the tabs.
///
/// Extension: SwiftUI nests it in the builder.
nonisolated public struct TabContentBuilderContent<C: TabContent> {
    let content: C
}

extension TabContentBuilderContent: View {
    public var body: some View { content._tabs }

    public func _list(_ list: inout _SubviewList) { content._tabs._list(&list) }
}

/// Makes tabs from several statements.
///
/// Matches: SwiftUI.TabContentBuilder
@resultBuilder
nonisolated public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    public static func buildPartialBlock<C: TabContent>(first: C) -> C
    where C.TabValue == TabValue { first }

    public static func buildPartialBlock<C0: TabContent, C1: TabContent>(
        accumulated: C0, next: C1
    ) -> TupleTabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
        TupleTabContent(all: [accumulated, next])
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C?
    where C.TabValue == TabValue { content }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    public var _tabs: AnyView { AnyView(map(\._tabs)) }
}

nonisolated extension TabView {
    /// Creates tabs with a selection.
    ///
    /// Matches: SwiftUI.TabView.init(selection:content:)
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where SelectionValue == C.TabValue, Content == TabContentBuilderContent<C> {
        self.init(selection: selection, _content: TabContentBuilderContent(content: content()))
    }

    /// Creates tabs that keep their selection themselves.
    ///
    /// Matches: SwiftUI.TabView.init(content:)
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where
        SelectionValue == Never, Content == TabContentBuilderContent<C>, C.TabValue == Never
    {
        self.init(selection: nil, _content: TabContentBuilderContent(content: content()))
    }
}

extension TabContent {
    /// Sets the badge of this tab; 0 for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Sets the badge of this tab; `nil` for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        changed { AnyView($0.containerValue(\.badge, label)) }
    }

    /// Sets the badge of this tab, which is localized; `nil` for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Leaves this tab out.
    ///
    /// Matches: SwiftUI.TabContent.hidden(_:)
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { AnyView($0.containerValue(\.isTabHidden, hidden)) }
    }

    /// Disables this tab.
    ///
    /// Matches: SwiftUI.TabContent.disabled(_:)
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { AnyView($0.containerValue(\.isTabDisabled, disabled)) }
    }

    /// Returns this tab: tabs cannot be customized by the user.
    ///
    /// Matches: SwiftUI.TabContent.customizationID(_:)
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    private func changed(
        _ change: @escaping (Subview) -> AnyView
    ) -> ChangedTabContent<TabValue> {
        ChangedTabContent(tabs: _tabs, change: change)
    }
}

/// Tabs with other values for the view around them.
nonisolated private struct ChangedTabContent<TabValue: Hashable> {
    let tabs: AnyView
    let change: (Subview) -> AnyView
}

extension ChangedTabContent: TabContent {
    var _tabs: AnyView {
        AnyView(ForEach(subviews: tabs) { change($0) })
    }
}

nonisolated extension ContainerValues {
    /// The label of a tab; `nil` for a view that has none.
    var tabLabel: AnyView? {
        get { self[TabLabelKey.self] }
        set { self[TabLabelKey.self] = newValue }
    }

    /// The title of the section that begins with a tab; `nil` for none.
    var tabSection: Text? {
        get { self[TabSectionKey.self] }
        set { self[TabSectionKey.self] = newValue }
    }

    var isTabHidden: Bool {
        get { self[IsTabHiddenKey.self] }
        set { self[IsTabHiddenKey.self] = newValue }
    }

    var isTabDisabled: Bool {
        get { self[IsTabDisabledKey.self] }
        set { self[IsTabDisabledKey.self] = newValue }
    }
}

nonisolated private struct TabLabelKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}
nonisolated private struct TabSectionKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}
nonisolated private struct IsTabHiddenKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}
nonisolated private struct IsTabDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

nonisolated extension View {
    /// Sets the label of the tab with this content.
    ///
    /// Matches: SwiftUI.View.tabItem(_:)
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        containerValue(\.tabLabel, AnyView(label()))
    }
}
