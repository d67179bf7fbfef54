import LozengeCore
import LozengeViews

/// The items of a toolbar.
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///     let save: () -> Void
///
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ToolbarContent
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The items that these consist of.
    ///
    /// Matches: SwiftUI.ToolbarContent.Body
    associatedtype Body: ToolbarContent

    /// Matches: SwiftUI.ToolbarContent.body
    @ToolbarContentBuilder var body: Body { get }

    /// Views without a size that declare the items. For the engine.
    var _declarations: AnyView { get }
}

/// The items of a toolbar that is customizable on other systems.
///
/// Matches: SwiftUI.CustomizableToolbarContent
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
    public var _declarations: AnyView {
        AnyView(ToolbarContentView(connected: Connected(content: self)))
    }
}

/// A view of items with a body, which connects their `@State` and other properties.
nonisolated private struct ToolbarContentView<Content: ToolbarContent> {
    var connected: Connected<Content>
}

extension ToolbarContentView: View {
    var body: some View { connected.content.body._declarations }
}

extension ToolbarContent {
    /// Shows or hides the ground that an item shares with its neighbours.
    ///
    /// Matches: SwiftUI.ToolbarContent.sharedBackgroundVisibility(_:)
    /// Differs: items stand on the bar, without a ground of their own; nothing changes.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        self
    }
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: CustomizableToolbarContent {}

/// Makes the content of a toolbar from several statements.
///
/// Matches: SwiftUI.ToolbarContentBuilder
@resultBuilder
nonisolated public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    // Not for an empty block: `toolbar {}` is one of views.
    @_disfavoredOverload
    public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ content: repeat each Content
    ) -> _ToolbarContentList {
        var all: [any ToolbarContent] = [first]
        repeat all.append(each content)
        return _ToolbarContentList(all: all)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<Content: ToolbarContent>(
        first: Content
    ) -> _ToolbarContentList { _ToolbarContentList(all: [first]) }

    public static func buildEither<Content: ToolbarContent>(
        second: Content
    ) -> _ToolbarContentList { _ToolbarContentList(all: [second]) }

    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _ToolbarContentList { _ToolbarContentList(all: [content]) }
}

/// The items of several statements.
///
/// Extension: made by ``ToolbarContentBuilder``.
nonisolated public struct _ToolbarContentList {
    let all: [any ToolbarContent]
}

extension _ToolbarContentList: CustomizableToolbarContent {
    public typealias Body = Never

    public var _declarations: AnyView {
        AnyView(ForEach(all.indices, id: \.self) { AnyView(all[$0]._declarations) })
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var _declarations: AnyView { AnyView(map(\._declarations)) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never
    public var _declarations: AnyView { content._declarations }
}

extension Group where Content: ToolbarContent {
    /// Creates a group of items.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(content(), ())
    }
}
