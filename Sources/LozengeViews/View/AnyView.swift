/// A type-erased view.
///
/// ```swift
/// func icon(isKnown: Bool) -> AnyView {
///     isKnown ? AnyView(Circle()) : AnyView(Text("?"))
/// }
/// ```
///
/// If the type of the content changes, it is another view, and the state of the former one ends. A
/// ``ViewBuilder`` with `if` or `switch` keeps more state and is faster.
///
/// Matches: SwiftUI.AnyView
nonisolated public struct AnyView {
    let content: any View

    public init(_ view: some View) {
        content = (view as? AnyView)?.content ?? view
    }

    public init(erasing view: some View) {
        self.init(view)
    }
}

extension AnyView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.branch(ObjectIdentifier(type(of: content))) { content._visit(&$0) }
    }

    public func _list(_ list: inout _SubviewList) {
        list.append(id: ObjectIdentifier(type(of: content))) { content._list(&$0) }
    }
}
