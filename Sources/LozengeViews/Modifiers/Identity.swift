nonisolated extension View {
    /// Sets the identity of this view; a change replaces the view and its state.
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

    func _list<Modified: View>(_ list: inout _SubviewList, content: Modified) {
        list.append({ $0.append(id: AnyHashable(id), content._list) }) { modified($0) }
    }

    private func modified(_ view: some View) -> any View { view.modifier(self) }
}
