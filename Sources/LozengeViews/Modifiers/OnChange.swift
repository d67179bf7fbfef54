import LozengeCore

nonisolated extension View {
    /// Calls `action` when `value` differs from its value at the last update.
    ///
    /// Changes by the action are part of the same frame.
    ///
    /// ```swift
    /// PageView(page).onChange(of: page) { old, new in history.append(old) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The observed value.
    ///   - initial: True if the action is also called for the first value.
    ///   - action: Called with the old and the new value; for the first value, with that value twice.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onChange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls `action` when `value` differs from its value at the last update.
    ///
    /// Matches: SwiftUI.View.onChange(of:initial:_:)-Void
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value when `value` differs from its value at the last update.
    ///
    /// Matches: SwiftUI.View.onChange(of:perform:)
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

/// A modifier that observes a value; it makes no node for layout.
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

/// The node of an observed value.
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
