import Foundation
import LozengeCore

/// A modifier whose box differs from its child's: all a file has to write is the rule.
@MainActor
package protocol LayoutModifier: PrimitiveModifier, UnaryLayout {}

extension LayoutModifier {
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>
    ) -> CGSize {
        sizeThatFits(proposal, child: node.child)
    }

    package func placeChildren(of node: PrimitiveNode<Self>) {
        let placement = placement(
            of: node.child, in: node.frame.size, proposal: node.proposal)
        node.child.place(
            at: placement.origin, size: node.child.size(offered: placement.proposal),
            proposal: placement.proposal)
    }

    /// The child's line, moved to where the child is (UNARY-1).
    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat {
        let placement = placement(
            of: node.child, in: dimensions.size, proposal: dimensions.proposal)
        let child = node.child.dimensions(offered: placement.proposal)
        return placement.origin[key.axis] + child.explicit(key)
    }

    package func priority(_ node: PrimitiveNode<Self>) -> Double {
        Self.keepsPriority ? node.child.reference.priority : 0
    }

    package func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing { spacing(of: node.child) }
    package func isSpacer(_ node: PrimitiveNode<Self>) -> Bool { false }
}

extension PrimitiveNode {
    /// The one view inside a modifier.
    final var child: LayoutSubview { boxes[0] }
}
