/// A view whose type is not told.
///
/// A view of another type in the same place is another view: the state of the first ends.
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
}
