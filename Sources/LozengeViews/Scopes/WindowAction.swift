import LozengeCore

nonisolated extension View {
    /// Performs `action` for a key, wherever the focus is in the window, while this view can be operated.
    ///
    /// - Parameters:
    ///   - shortcuts: The keys.
    ///   - button: A button of the pointer that does the same; `nil` for none.
    ///   - isFallback: True to leave the keys to controls that have one of them as their shortcut.
    ///   - action: The action.
    /// - Returns: This view.
    package func windowAction(
        _ shortcuts: [KeyboardShortcut], button: PointerButton? = nil, isFallback: Bool = false,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(
            WindowActionEffect(
                shortcuts: shortcuts, button: button, isFallback: isFallback, action: action))
    }
}

/// A layout-neutral modifier with keys for an action that no control has.
nonisolated private struct WindowActionEffect {
    let shortcuts: [KeyboardShortcut]
    let button: PointerButton?
    let isFallback: Bool
    let action: @MainActor () -> Void
}

extension WindowActionEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree.shortcuts.add(context.node, isFallback: isFallback)
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        shortcuts.contains { $0.matches(key) } && context.read(\.isEnabled)
    }

    func isShortcut(_ button: PointerButton, _ context: EventContext<Self>) -> Bool {
        button == self.button && context.read(\.isEnabled)
    }

    func activate(_ context: EventContext<Self>) { action() }
}
