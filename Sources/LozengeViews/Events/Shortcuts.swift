import LozengeCore

/// The views of a window with keyboard shortcuts.
final class Shortcuts: WindowService {
    private var boxes = WeakList<Node>()

    init(_ tree: ViewTree) {}

    func add(_ node: Node) { if !boxes.contains(node) { boxes.add(node) } }

    /// Activates the first box in the tree whose shortcut is `key`.
    ///
    /// - Returns: True if there is one.
    func perform(_ key: KeyEvent) -> Bool {
        var found: (any PrimitiveHolder)?
        boxes.forEach { node in
            guard found == nil, node.isAlive, !node.isHidden, let holder = node.holder,
                holder.isShortcut(key)
            else { return }
            found = holder
        }
        found?.activate()
        return found != nil
    }
}

extension ViewTree {
    /// The views with keyboard shortcuts.
    var shortcuts: Shortcuts { self[Shortcuts.self] }
}
