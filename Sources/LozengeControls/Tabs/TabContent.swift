import Foundation
import LozengeCore
import LozengeViews

/// The tabs of a ``TabView``.
///
/// ```swift
/// struct LibraryTabs: TabContent {
///     var body: some TabContent<Page> {
///         Tab("Artists", systemImage: "music.mic", value: .artists) { ArtistsPage() }
///         Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumsPage() }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.TabContent
/// Differs: `@State`, `@Environment` and their like keep their first values in it; it is reported once.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection.
    ///
    /// Matches: SwiftUI.TabContent.TabValue
    associatedtype TabValue: Hashable = Body.TabValue

    /// The tabs that these consist of.
    ///
    /// Matches: SwiftUI.TabContent.Body
    associatedtype Body: TabContent

    /// Matches: SwiftUI.TabContent.body
    @TabContentBuilder<TabValue> var body: Body { get }

    /// The views of the tabs. For the engine.
    var _tabs: AnyView { get }
}

extension TabContent {
    public var _tabs: AnyView {
        if Connected<Self>.hasProperties {
            report(
                "Properties such as @State and @Environment keep their first values in \(Self.self), as it is no view. "
                    + "Declare them in the view of the tabs.")
        }
        return body._tabs
    }
}

extension TabContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// The tabs of several statements.
///
/// Matches: SwiftUI.TupleTabContent
nonisolated public struct TupleTabContent<SelectionValue: Hashable> {
    let all: [any TabContent]
}

extension TupleTabContent: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

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

    public static func buildEither<C: TabContent>(first: C) -> TupleTabContent<TabValue>
    where C.TabValue == TabValue { TupleTabContent(all: [first]) }

    public static func buildEither<C: TabContent>(second: C) -> TupleTabContent<TabValue>
    where C.TabValue == TabValue { TupleTabContent(all: [second]) }

    public static func buildLimitedAvailability<C: TabContent>(
        _ content: C
    ) -> TupleTabContent<TabValue> where C.TabValue == TabValue { TupleTabContent(all: [content]) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    public var _tabs: AnyView { AnyView(map(\._tabs)) }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var _tabs: AnyView { content._tabs }
}

nonisolated extension Group where Content: TabContent {
    /// Creates a group of tabs.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    @_disfavoredOverload
    public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.init(content(), ())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var _tabs: AnyView { AnyView(views { $0._tabs }) }
}

nonisolated extension ForEach where Content: TabContent {
    /// Creates the tabs of each element of `data`, identified by its `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)-TabContent
    public init<V>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
        self.init(elements: data, id: { $0.id }, content: content)
    }

    /// Creates the tabs of each element of `data`, identified by the value at `id`.
    ///
    /// Matches: SwiftUI.ForEach.init(_:id:content:)-TabContent
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates the tabs of each number of a range.
    ///
    /// Matches: SwiftUI.ForEach.init(_:content:)-Range-TabContent
    public init<V>(
        _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
        self.init(elements: data, id: { $0 }, content: content)
    }
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
