/// Several views, scenes or commands as one, without a box of their own: a modifier applies to each of
/// them.
///
/// Matches: SwiftUI.Group
nonisolated public struct Group<Content> {
    let content: Content
}

nonisolated extension Group where Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        content._visit(&visitor)
    }
}
