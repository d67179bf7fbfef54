/// Several views as one, without a box of their own: a modifier applies to each of them.
///
/// Matches: SwiftUI.Group
nonisolated public struct Group<Content: View> {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        content._visit(&visitor)
    }
}
