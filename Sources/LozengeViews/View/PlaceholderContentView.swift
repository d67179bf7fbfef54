/// The view that a closure or a transition changes, in the place where it puts it.
///
/// Matches: SwiftUI.PlaceholderContentView
nonisolated public struct PlaceholderContentView<Value> {
    private let content: any View

    /// Stands for `content`.
    init(_ content: any View) { self.content = content }
}

extension PlaceholderContentView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { content._visit(&visitor) }

    public func _list(_ list: inout _SubviewList) { content._list(&list) }
}
