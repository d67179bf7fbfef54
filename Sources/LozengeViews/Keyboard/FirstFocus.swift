import Foundation
import LozengeCore

nonisolated extension View {
    /// Gives the keyboard to the first view in sight that is for the keyboard, a field or a list, when this view appears,
    /// unless the program has focused a view.
    ///
    /// Source: `docs/navigation.md`, FOCUS-2.
    package func focusesFirst() -> some View { modifier(FirstFocusEffect(target: nil)) }

    /// Makes `target` that of this view.
    package func focusTarget(_ target: FocusTarget) -> some View {
        modifier(FirstFocusEffect(target: target))
    }
}

/// A part of a window that gets the keyboard from outside: the results of a search from its field.
nonisolated package final class FocusTarget {
    fileprivate weak var node: Node?

    package init() {}

    /// Gives the keyboard to the first view inside that is for the keyboard.
    ///
    /// - Returns: False if there is none.
    @MainActor package func focus() -> Bool {
        guard let node, node.isAlive, node.isReachable, let first = node.forKeyboard.first else {
            return false
        }
        node.tree.focus.move(to: first, byKeyboard: true)
        return true
    }
}

extension Node {
    /// The views inside that are for the keyboard: fields and lists.
    fileprivate final var forKeyboard: [Node] {
        focusables.filter { $0.isTabStop && $0.holder?.takesFirstFocus == true }
    }
}

/// A layout-neutral modifier that focuses the first field or list inside: once, or when its target is asked.
nonisolated private struct FirstFocusEffect {
    let target: FocusTarget?
}

extension FirstFocusEffect: PrimitiveModifier {
    static var unresolved: Bool { false }
    static var affectsLayout: Bool { false }

    /// True once the view was looked for.
    func resolve(_ context: UpdateContext<Self>) -> Bool {
        if let target {
            target.node = context.node
            return true
        }
        guard !context.resolved else { return true }
        // Views in lists exist after the layout.
        context.tree.performAfterLayout { [weak node = context.node] in
            guard let node, node.isAlive, node.isReachable else { return }
            let focus = node.tree.focus
            guard focus.node == nil || focus.isInherited else { return }
            let frame = node.frameInWindow
            if let first = node.forKeyboard.first(where: { $0.frameInWindow.intersects(frame) }) {
                focus.move(to: first)
            }
        }
        return true
    }
}

nonisolated extension EnvironmentValues {
    /// False for fields that do not have the keyboard when their window opens: those of a search.
    package var takesFirstFocus: Bool {
        get { self[TakesFirstFocusKey.self] }
        set { self[TakesFirstFocusKey.self] = newValue }
    }
}

nonisolated private struct TakesFirstFocusKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
