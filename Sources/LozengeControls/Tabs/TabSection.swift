import Foundation
import LozengeCore
import LozengeViews

/// A titled group of tabs, which a sidebar shows as a section.
///
/// ```swift
/// TabSection("Library") {
///     Tab("Artists", systemImage: "music.mic", value: .artists) { ArtistsPage() }
///     Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumsPage() }
/// }
/// ```
///
/// Matches: SwiftUI.TabSection
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

extension TabSection: TabContent where SelectionValue: Hashable {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    public var _tabs: AnyView {
        let tabs = (content as? any TabContent)?._tabs ?? AnyView(EmptyView())
        let title = (header as? any View).map { AnyView($0) }
        return AnyView(
            Group(subviews: tabs) { all in
                let section = all.first.map { TabGroup(id: $0.id, header: title) }
                ForEach(all) { $0.containerValue(\.tabSection, section) }
            })
    }
}

nonisolated extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
    /// Creates a group of tabs with a header.
    ///
    /// Matches: SwiftUI.TabSection.init(content:header:)
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content())
    }
}

nonisolated extension TabSection
where
    Header == EmptyView, Content: TabContent, Footer == EmptyView,
    SelectionValue == Content.TabValue
{
    /// Creates a group of tabs without a title.
    ///
    /// Matches: SwiftUI.TabSection.init(content:)
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: EmptyView(), content: content())
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

    /// Creates a group of tabs with a title from a resource.
    ///
    /// Matches: SwiftUI.TabSection.init(_:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleResource), content: content())
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

/// The section of a tab.
nonisolated struct TabGroup {
    /// The identity of its first tab.
    let id: Subview.ID
    let header: AnyView?
    /// The name for changes by the user; `nil` for a section that is not changed.
    var customizationID: String?
    /// The actions below its tabs in a sidebar; `nil` for none.
    var actions: AnyView?
}

extension Subview {
    /// Returns this tab with changes of its section; `nil` for a tab that is in none.
    func changingTabSection(_ change: (inout TabGroup) -> Void) -> AnyView? {
        guard var section = containerValues.tabSection else { return nil }
        change(&section)
        return AnyView(containerValue(\.tabSection, section))
    }
}

extension TabContent {
    /// Adds actions below the tabs of this section in a sidebar.
    ///
    /// ```swift
    /// TabSection("Playlists") { … }
    ///     .sectionActions { Button("New Playlist", systemImage: "plus") { add() } }
    /// ```
    ///
    /// - Parameter content: The actions, each of which is a row. A tab that is no section does not show them.
    /// - Returns: This section.
    ///
    /// Matches: SwiftUI.TabContent.sectionActions(content:)
    public func sectionActions<C: View>(
        @ViewBuilder content: () -> C
    ) -> some TabContent<TabValue> {
        let actions = AnyView(content())
        return changed { tab in
            tab.changingTabSection { $0.actions = actions } ?? AnyView(tab)
        }
    }
}
