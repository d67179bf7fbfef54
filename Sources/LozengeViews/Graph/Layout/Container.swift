import Foundation
import LozengeCore

/// A size container: the window or a scroll view, to which lengths inside are relative.
///
/// They are relative to the proposal of the box, not to its size, which may depend on them.
package final class Container {
    fileprivate private(set) var offer = ProposedViewSize.unspecified

    /// Sets the proposal with which `node`, the box of the container, is measured or placed.
    ///
    /// If it differs, all boxes with lengths relative to the container clear their size caches.
    func update(to proposal: ProposedViewSize, of node: Node) {
        guard proposal != offer else { return }
        offer = proposal
        node.tree.relatives.forEach { if $0.isInside(node) { $0.forgetAnswers(inside: node) } }
    }
}

extension Node {
    /// Returns the length that the nearest container with a finite proposal along `axis` is offered.
    final func containerLength(along axis: Axis) -> CGFloat? {
        var box = superbox
        while let current = box {
            if case .container(let container)? = current.space {
                let length = container.offer[axis]
                if length.isFinite { return length }
            }
            box = current.superbox
        }
        return nil
    }

    /// True if this box is inside `container`.
    fileprivate final func isInside(_ container: Node) -> Bool {
        var box = superbox
        while let current = box, current !== container { box = current.superbox }
        return box != nil
    }
}
