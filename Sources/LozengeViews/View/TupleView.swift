/// Several views as one, as ``ViewBuilder`` makes from several statements.
///
/// Matches: SwiftUI.TupleView
nonisolated public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        repeat (each content)._visit(&visitor)
    }

    public func _list(_ list: inout _SubviewList) {
        repeat (each content)._list(&list)
    }
}
