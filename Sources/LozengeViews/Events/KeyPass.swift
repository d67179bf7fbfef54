import Foundation
import LozengeCore

/// Delivers a key event.
///
/// First to the focused view and those around it, then to shortcuts, then to the commands of the window:
/// copying, moving the focus, scrolling.
enum KeyPass {
    /// Offers the key until it is handled; `outer` comes after the shortcuts.
    static func run(_ key: KeyEvent, on root: Node, else outer: (KeyEvent) -> Bool) {
        let tree = root.tree
        if tree.focus.offer(key) || key.phase == .up { return }
        _ =
            tree.shortcuts.perform(key) || outer(key) || copy(key, tree) || move(key, root)
            || scroll(key, root)
    }

    /// Copies the selection for Ctrl C, and for Ctrl Insert as in older X11 programs.
    private static func copy(_ key: KeyEvent, _ tree: ViewTree) -> Bool {
        guard key.modifiers.subtracting(.capsLock) == .control,
            key.matches(.character("c")) || key.matches(.insert),
            let text = tree.selection?.text, !text.isEmpty
        else { return false }
        tree.backend?.offer(text, on: .copied)
        return true
    }

    private static func move(_ key: KeyEvent, _ root: Node) -> Bool {
        let focus = root.tree.focus
        switch (key.key, key.modifiers.subtracting(.capsLock)) {
        case (.tab, []), (.tab, .control): return focus.advance(forward: true, in: root)
        case (.tab, .shift), (.tab, [.control, .shift]):
            return focus.advance(forward: false, in: root)
        case (let arrow, []):
            return MoveCommandDirection(arrow).map { focus.advance($0, in: root) } ?? false
        default: return false
        }
    }

    /// Scrolls the first scroll view inside the focus, as in a list, or the nearest around it; without a focus, the first
    /// that can scroll.
    private static func scroll(_ key: KeyEvent, _ root: Node) -> Bool {
        guard let step = ScrollStep(key) else { return false }
        let focus = root.tree.focus.node
        var isDone = false
        (focus ?? root).forEachBox { box in
            if !isDone { isDone = box.holder?.scroll(by: step) ?? false }
        }
        var box = focus
        while !isDone, let current = box {
            isDone = current.holder?.scroll(by: step) ?? false
            box = current.superbox
        }
        return isDone
    }
}
