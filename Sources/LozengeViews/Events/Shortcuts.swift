import LozengeCore

/// The views of a window with keyboard shortcuts.
final class Shortcuts: WindowService {
    private unowned let tree: ViewTree
    private var boxes = WeakList<Node>()
    /// The boxes that leave a key to those among ``boxes``.
    private var fallbacks = WeakList<Node>()

    init(_ tree: ViewTree) { self.tree = tree }

    func add(_ node: Node, isFallback: Bool = false) {
        if isFallback {
            if !fallbacks.contains(node) { fallbacks.add(node) }
        } else if !boxes.contains(node) {
            boxes.add(node)
        }
    }

    /// Activates the first box in the tree whose shortcut is `key`.
    ///
    /// - Returns: True if there is one.
    func perform(_ key: KeyEvent) -> Bool {
        perform(activating: { $0.activate(by: key) }, where: { $0.isShortcut(key) })
    }

    /// Activates the first box in the tree whose shortcut is a button of the pointer.
    ///
    /// - Returns: True if there is one.
    func perform(_ button: PointerButton) -> Bool {
        perform(activating: { $0.activate() }, where: { $0.isShortcut(button) })
    }

    private func perform(
        activating activate: (any PrimitiveHolder) -> Void,
        where isMeant: (any PrimitiveHolder) -> Bool
    ) -> Bool {
        var found: (any PrimitiveHolder)?
        for list in [boxes, fallbacks] {
            list.forEach { node in
                guard found == nil, node.isAlive, !node.isHidden, !node.isOutOfReach,
                    let holder = node.holder, isMeant(holder)
                else { return }
                found = holder
            }
        }
        guard let found else { return false }
        tree.focus.commit()
        activate(found)
        return true
    }
}

extension ViewTree {
    /// The views with keyboard shortcuts.
    var shortcuts: Shortcuts { self[Shortcuts.self] }
}

extension Node {
    /// True if something in front of this box waits for an answer, or this box or one around it is leaving.
    fileprivate var isOutOfReach: Bool {
        sequence(first: self, next: \.superbox).contains {
            $0.isLeaving || $0.holder?.isInert == true
        }
    }
}
