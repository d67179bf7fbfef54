import Foundation
import LozengeCore

/// A modifier with one child and another frame; a conforming type writes the rule only.
@MainActor
package protocol LayoutModifier: PrimitiveModifier, UnaryLayout {}

extension LayoutModifier {
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Self>
    ) -> CGSize {
        sizeThatFits(proposal, child: context.child)
    }

    package func placeChildren(_ context: LayoutContext<Self>) {
        let placement = placement(
            of: context.child, in: context.size, proposal: context.proposal)
        context.child.place(
            at: placement.origin, size: context.child.size(offered: placement.proposal),
            proposal: placement.proposal)
    }

    /// Returns the child's guide in the coordinates of this box (UNARY-1).
    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        let placement = placement(
            of: context.child, in: dimensions.size, proposal: dimensions.proposal)
        let child = context.child.dimensions(offered: placement.proposal)
        return placement.origin[key.axis] + child.explicit(key)
    }

    package func priority(_ context: LayoutContext<Self>) -> Double {
        Self.keepsPriority ? context.child.reference.priority : 0
    }

    package func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        spacing(of: context.child)
    }
    package func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }
}
