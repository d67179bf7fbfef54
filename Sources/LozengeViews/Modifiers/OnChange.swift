import LozengeCore

nonisolated extension View {
    /// Calls `action` when `value` is another than it was at the update before.
    ///
    /// Changes by the action are part of the same frame.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - initial: Whether the action is called for the first value, too.
    ///   - action: Takes the old value and the new one; the same twice for the first.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onChange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls `action` when `value` is another than it was at the update before.
    ///
    /// Matches: SwiftUI.View.onChange(of:initial:_:)-Void
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value when `value` is another than at the update before.
    ///
    /// Matches: SwiftUI.View.onChange(of:perform:)
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

/// A modifier that makes no box: it watches a value.
nonisolated struct ChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        // Actions of inner views come first.
        visitor.within {
            ChangeNode<Value>(in: $0)
        } content: {
            content._visit(&$0)
        }.update(to: self)
    }
}

/// The node of a value that is watched.
final class ChangeNode<Value: Equatable>: Node {
    private var last: Value?

    func update(to change: ChangeModifier<Value>) {
        let (old, new) = (last, change.value)
        guard old != new else { return }
        last = new
        guard old != nil || change.isInitial else { return }
        let action = change.action
        tree.perform(for: self) { action(old ?? new, new) }
    }
}
