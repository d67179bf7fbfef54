import LozengeCore

nonisolated extension View {
    /// Gives the keyboard to the first text field of this view when it appears, unless the program has focused a view.
    ///
    /// Source: `docs/navigation.md`, FOCUS-2.
    package func focusesFirstField() -> some View { modifier(FirstFieldEffect()) }
}

/// A layout-neutral modifier that focuses the first text field inside once.
nonisolated private struct FirstFieldEffect {}

extension FirstFieldEffect: PrimitiveModifier {
    static var unresolved: Bool { false }
    static var affectsLayout: Bool { false }

    /// True once the field was looked for.
    func resolve(_ context: UpdateContext<Self>) -> Bool {
        guard !context.resolved else { return true }
        // Views in lists exist after the layout.
        context.tree.performAfterLayout { [weak node = context.node] in
            guard let node, node.isAlive, node.isReachable else { return }
            let focus = node.tree.focus
            guard focus.node == nil || focus.isInherited else { return }
            let field = node.focusables.first { $0 is ContentNode<TextFieldBox> && $0.isTabStop }
            if let field { focus.move(to: field, byKeyboard: focus.isVisible) }
        }
        return true
    }
}
