/// Several views as one, without a box of their own: a modifier applies to each of them.
///
/// Matches: SwiftUI.Group
public struct Group<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _visit(_ visitor: inout ViewVisitor) {
        content._visit(&visitor)
    }
}
