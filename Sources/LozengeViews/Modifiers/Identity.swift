nonisolated extension View {
    /// Makes this another view when `id` is another: its state begins anew.
    ///
    /// Matches: SwiftUI.View.id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}

nonisolated struct IdentityModifier<ID: Hashable> {
    let id: ID
}

extension IdentityModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.branch(id) { content._visit(&$0) }
    }
}
