import Foundation
import LozengeCore
import LozengeViews

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

    init(_ label: some View) { content = AnyView(label) }

    /// Creates the label of a role: that of a search, or an empty one.
    init(_ role: TabRole?) {
        self.init(role.map { _ in Label("Search", systemImage: "magnifyingglass") })
    }
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
    public typealias Body = Never

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

nonisolated extension View {
    /// Sets the label of the tab with this content.
    ///
    /// Matches: SwiftUI.View.tabItem(_:)
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        containerValue(\.tabLabel, AnyView(label()))
    }
}
