import LozengeCore

nonisolated extension View {
    /// Sets a value that the container of this view can read.
    ///
    /// Set on a group, it is set for each of its members.
    ///
    /// Matches: SwiftUI.View.containerValue(_:_:)
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// A modifier that sets a value for the container; it makes no node.
nonisolated private struct ContainerValueModifier<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        content._visit(&visitor)
    }

    func _list<Modified: View>(_ list: inout _SubviewList, content: Modified) {
        list.append(content._list) { $0[keyPath: keyPath] = value }
    }
}
