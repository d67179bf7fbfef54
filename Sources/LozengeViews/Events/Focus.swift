import Foundation
import LozengeCore

/// Which box of a window has the keyboard.
package final class Focus: WindowService {
    private unowned let tree: ViewTree

    package private(set) var node: Node?
    /// Whether the user is shown which box it is: who moves by keyboard has to see it.
    package private(set) var isVisible = false
    /// The box and those around it, as they were told.
    private var chain: [Node] = []
    /// Who was next when it was chosen, to go on from where it was when it is gone.
    private var next: [ObjectIdentifier] = []

    package init(_ tree: ViewTree) { self.tree = tree }

    /// Gives the keyboard to `new`, or to nobody.
    ///
    /// - Parameters:
    ///   - new: The box that is to have it.
    ///   - isByKeyboard: Whether the user did it by the keyboard; `nil` for not the user.
    func move(to new: Node?, byKeyboard isByKeyboard: Bool? = nil) {
        if let isByKeyboard { isVisible = isByKeyboard }
        node?.setNeedsPaint()
        new?.setNeedsPaint()
        new?.tree.performAfterLayout { [weak self] in
            guard let self, let node else { return }
            node.reveal(node.bounds)
        }
        guard new !== node else { return }
        let (before, old) = (chain, node)
        node = new
        chain = new.map { sequence(first: $0, next: \.superbox).map { $0 } } ?? []
        let now = chain
        for left in before where !now.contains(where: { $0 === left }) {
            left.holder?.focusChanged(isInside: false)
        }
        for box in now
        where box === old || box === new || !before.contains(where: { $0 === box }) {
            box.holder?.focusChanged(isInside: true)
        }
    }

    /// Shows the box that has the keyboard, or not any more.
    func show(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        node?.setNeedsPaint()
    }

    func has(_ node: Node) -> Bool { self.node === node }

    /// Whether the keyboard is with `outer` or a box inside of it.
    func isInside(_ outer: Node) -> Bool { chain.contains { $0 === outer } }

    package func forget(_ gone: Node) {
        guard gone === node else { return }
        let left = chain
        (node, chain) = (nil, [])
        gone.tree.perform { for node in left { node.holder?.focusChanged(isInside: false) } }
    }

    /// Removes the focus from an alternative that is no longer shown.
    package func layoutEnds() { if let node, node.isHidden { move(to: nil) } }

    package func windowActivityChanged() {
        node?.setNeedsPaint()
        // A caret blinks again.
        if tree.isActive { node?.setNeedsUpdate() }
    }

    package func retains(_ row: Node) -> Bool { node?.isBelow(row) == true }

    /// `node` cannot have the keyboard now.
    func resign(_ node: Node) { if has(node) { move(to: nil) } }

    /// Moves on in the order of reading.
    ///
    /// - Returns: Whether there is anybody.
    func advance(forward isForward: Bool, in root: Node) -> Bool {
        let all = root.focusables
        guard let first = all.first, let last = all.last else { return false }
        func position(of name: ObjectIdentifier) -> Int? {
            all.firstIndex { ObjectIdentifier($0) == name }
        }
        let new: Node
        if let node, let index = position(of: ObjectIdentifier(node)) {
            new = all[(index + (isForward ? 1 : all.count - 1)) % all.count]
        } else if let index = next.lazy.compactMap(position).first {
            // Whoever had it is gone: the one after it has its place.
            new = isForward ? all[index] : all[(index + all.count - 1) % all.count]
        } else {
            new = isForward ? first : last
        }
        note(all, at: new)
        move(to: new, byKeyboard: true)
        return true
    }

    /// Moves to the nearest in a direction.
    ///
    /// - Returns: Whether there is anybody.
    func advance(_ direction: FocusDirection, in root: Node) -> Bool {
        guard isVisible, let node else { return false }
        let all = root.focusables
        guard let new = direction.nearest(to: node, of: all) else { return false }
        note(all, at: new)
        move(to: new, byKeyboard: true)
        return true
    }

    private func note(_ all: [Node], at node: Node) {
        let index = all.firstIndex { $0 === node } ?? 0
        next = (all[(index + 1)...] + all[..<index]).map(ObjectIdentifier.init)
    }

    /// Offers a key to the box that has the keyboard, and to those around it.
    ///
    /// - Returns: Whether one of them took it.
    func offer(_ key: KeyEvent) -> Bool {
        var box = node
        while let current = box {
            if current.holder?.handle(key) == true { return true }
            box = current.superbox
        }
        return false
    }
}

extension ViewTree {
    /// The focus of the window.
    package var focus: Focus { self[Focus.self] }
}

extension PaintContext {
    /// True if this box is focused.
    var isFocused: Bool { node.tree.focus.has(node) }
}
