import Foundation
import LozengeCore

/// A box that lengths inside are relative to: the window, or one whose content is moved.
///
/// They are relative to what the box is offered, not to what it takes, which may depend on them.
package final class Container {
    fileprivate private(set) var offer = ProposedViewSize.unspecified

    /// Notes the proposal that the box, `node`, is measured or placed with; boxes whose lengths are
    /// relative to it forget their sizes if it differs.
    func update(to proposal: ProposedViewSize, of node: Node) {
        guard proposal != offer else { return }
        offer = proposal
        node.tree.relatives.forEach { if $0.isInside(node) { $0.forgetAnswers(inside: node) } }
    }
}

extension Node {
    /// What the nearest container that is offered a length along `axis` is offered.
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

    /// Whether this box is inside `container`.
    fileprivate final func isInside(_ container: Node) -> Bool {
        var box = superbox
        while let current = box, current !== container { box = current.superbox }
        return box != nil
    }
}
