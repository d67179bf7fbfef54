/// A modifier of an app: it makes a view from another one.
///
/// ```swift
/// struct Framed: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().border(Color.gray)
///     }
/// }
///
/// extension View {
///     func framed() -> some View { modifier(Framed()) }
/// }
/// ```
///
/// `@State`, `@Environment` and similar properties work in it as in a view.
///
/// Matches: SwiftUI.ViewModifier
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body

    /// Enters `content`, modified by this, in the update pass. For the engine.
    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified)

    /// Adds the views of `content`, each modified by this, to the list of a container. For the engine.
    func _list<Modified: View>(_ list: inout _SubviewList, content: Modified)

    /// True for modifiers that draw a ground for their content. For the engine.
    nonisolated static var _drawsGround: Bool { get }
}

extension ViewModifier {
    public func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.composite(self, content: content)
    }

    public func _list<Modified: View>(_ list: inout _SubviewList, content: Modified) {
        list.append(content._list) { modified($0) }
    }

    private func modified(_ view: some View) -> any View { view.modifier(self) }
}

/// The view that a ``ViewModifier`` is applied to.
///
/// Matches: SwiftUI._ViewModifier_Content
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: ContentSource
}

extension _ViewModifier_Content: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { source.visit(&visitor) }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body.")
    }
}

nonisolated extension View {
    /// Applies `modifier` to this view.
    ///
    /// Matches: SwiftUI.View.modifier(_:)
    public func modifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier applied to it.
///
/// Matches: SwiftUI.ModifiedContent
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        modifier._visit(&visitor, content: content)
    }

    public func _list(_ list: inout _SubviewList) { modifier._list(&list, content: content) }
}

/// A modifier without effect, for a condition at compile time.
///
/// ```swift
/// #if DEBUG
///     let highlight = Highlight()
/// #else
///     let highlight = EmptyModifier()
/// #endif
/// ```
///
/// Matches: SwiftUI.EmptyModifier
nonisolated public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    public func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        content._visit(&visitor)
    }

    public func _list<Modified: View>(_ list: inout _SubviewList, content: Modified) {
        content._list(&list)
    }
}
