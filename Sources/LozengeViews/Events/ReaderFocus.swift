import LozengeCore

/// The view that the app has moved a screen reader to, if it is another one than that with the keyboard.
final class ReaderFocus: WindowService {
    private unowned let tree: ViewTree
    private(set) var node: Node?
    /// Called when the focus has moved.
    var observers: [ObjectIdentifier: () -> Void] = [:]

    init(_ tree: ViewTree) { self.tree = tree }

    /// Moves a reader to a view: with the keyboard if the view takes keys.
    func move(to new: Node?) {
        if let target = new?.focusables.first {
            set(nil)
            tree.focus.move(to: target)
        } else {
            set(new)
        }
        tellObservers()
    }

    /// True if the focus of a reader is in a view.
    func isInside(_ outer: Node) -> Bool {
        if let node { node === outer || node.isBelow(outer) } else { tree.focus.isInside(outer) }
    }

    private func set(_ new: Node?) {
        node?.setNeedsPaint()
        node = new
        new?.setNeedsPaint()
    }

    func focusMoved() {
        if node != nil { set(nil) }
        tellObservers()
    }

    func forget(_ gone: Node) {
        if gone === node { node = nil }
        observers[ObjectIdentifier(gone)] = nil
    }

    private func tellObservers() { for tell in Array(observers.values) { tell() } }
}
