import LozengeCore

nonisolated extension View {
    /// Gives the keyboard to the first view inside that is for the keyboard, a field or a list, when this view appears,
    /// unless the program has focused a view.
    ///
    /// Source: `docs/navigation.md`, FOCUS-2.
    package func focusesFirst() -> some View { modifier(FirstFocusEffect()) }
}

/// A layout-neutral modifier that focuses the first field or list inside once.
nonisolated private struct FirstFocusEffect {}

extension FirstFocusEffect: PrimitiveModifier {
    static var unresolved: Bool { false }
    static var affectsLayout: Bool { false }

    /// True once the view was looked for.
    func resolve(_ context: UpdateContext<Self>) -> Bool {
        guard !context.resolved else { return true }
        // Views in lists exist after the layout.
        context.tree.performAfterLayout { [weak node = context.node] in
            guard let node, node.isAlive, node.isReachable else { return }
            let focus = node.tree.focus
            guard focus.node == nil || focus.isInherited else { return }
            let first = node.focusables.first {
                $0.isTabStop && $0.holder?.takesFirstFocus == true
            }
            if let first { focus.move(to: first, byKeyboard: focus.isVisible) }
        }
        return true
    }
}
