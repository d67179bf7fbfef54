import LozengeCore

nonisolated extension View {
    /// Calls `action` for an arrow key that no view inside has handled, while the focus is in this view.
    ///
    /// - Parameter action: The action; `nil` for none.
    /// - Returns: This view with the action.
    ///
    /// Matches: SwiftUI.View.onMoveCommand(perform:)
    public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        modifier(
            KeyCommandEffect { key in
                guard let action, let direction = MoveCommandDirection(key.key) else {
                    return false
                }
                action(direction)
                return true
            })
    }

    /// Calls `action` for Escape while the focus is in this view.
    ///
    /// - Parameter action: The action; `nil` for none.
    /// - Returns: This view with the action.
    ///
    /// Matches: SwiftUI.View.onExitCommand(perform:)
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        keyCommand([.escape], action)
    }

    /// Calls `action` for Delete and Backspace while the focus is in this view, unless a view inside deletes something.
    ///
    /// - Parameter action: The action; `nil` for none.
    /// - Returns: This view with the action.
    ///
    /// Matches: SwiftUI.View.onDeleteCommand(perform:)
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        keyCommand([.delete, .deleteForward], action)
    }

    private func keyCommand(_ keys: Set<Key>, _ action: (() -> Void)?) -> some View {
        modifier(
            KeyCommandEffect { key in
                guard let action, keys.contains(key.key) else { return false }
                action()
                return true
            })
    }
}

/// A layout-neutral modifier that handles keys without modifiers which no view inside has handled.
///
/// Source: `docs/state.md`, FOCUS-3.
nonisolated private struct KeyCommandEffect {
    let perform: (KeyEvent) -> Bool
}

extension KeyCommandEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard key.phase != .up, key.modifiers.subtracting(.capsLock).isEmpty,
            context.read(\.isEnabled)
        else { return false }
        return perform(key)
    }
}
