/// Several views where one is expected; ``ViewBuilder`` makes it.
///
/// Matches: SwiftUI.TupleView
public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func _visit(_ visitor: inout ViewVisitor) {
        repeat (each content)._visit(&visitor)
    }
}
