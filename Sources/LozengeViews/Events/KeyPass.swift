import Foundation
import LozengeCore

/// Brings a key to whom it is meant for.
///
/// First the view that has the keyboard and those around it, then shortcuts, then what the window
/// does itself: copying, moving the keyboard, scrolling.
enum KeyPass {
    /// Hands the key on until somebody has a use for it; `outer` is asked after the shortcuts.
    static func run(_ key: KeyEvent, on root: Node, else outer: (KeyEvent) -> Bool) {
        let tree = root.tree
        if tree.focus.offer(key) || key.phase == .up { return }
        _ =
            tree.shortcuts.perform(key) || outer(key) || copy(key, tree) || move(key, root)
            || scroll(key, root)
    }

    /// Ctrl C, or Ctrl Insert as X11 programs had it first.
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
            return FocusDirection(arrow).map { focus.advance($0, in: root) } ?? false
        default: return false
        }
    }

    /// Scrolls what is around the view that has the keyboard, or else the first that can be.
    private static func scroll(_ key: KeyEvent, _ root: Node) -> Bool {
        guard let step = ScrollStep(key) else { return false }
        var box = root.tree.focus.node
        while let current = box {
            if current.holder?.scroll(by: step) == true { return true }
            box = current.superbox
        }
        guard root.tree.focus.node == nil else { return false }
        var isDone = false
        root.forEachBox { box in
            if !isDone { isDone = box.holder?.scroll(by: step) ?? false }
        }
        return isDone
    }
}
