import Foundation
import LozengeCore

/// A layout with exactly one child, as of most modifiers.
///
/// By default the box is that of the child.
@MainActor
package protocol UnaryLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize

    /// Returns the child's position and proposal in a box of `size` that was offered `proposal`.
    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement

    /// Returns the preferred spacing between the box and its neighbours.
    func spacing(of child: LayoutSubview) -> ViewSpacing

    /// True if the child's layout priority is also that of the box (PRIO-1, PRIO-2).
    static var keepsPriority: Bool { get }
}

/// The position of a child and the proposal for it.
package struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

extension Placement {
    /// The middle of a box of `size` for a child that takes `taken` of a proposal.
    init(centering taken: CGSize, in size: CGSize, proposal: ProposedViewSize) {
        self.init(
            origin: CGPoint(
                x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2),
            proposal: proposal)
    }
}

extension UnaryLayout {
    package func spacing(of child: LayoutSubview) -> ViewSpacing { child.reference.spacing }
    package static var keepsPriority: Bool { false }
}

extension Alignment {
    /// Returns the origin of a child that is aligned in a box of `size` (FRAME-1.4).
    func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let box = ViewDimensions(box: size)
        return CGPoint(
            x: box[horizontal.key] - child[horizontal.key],
            y: box[vertical.key] - child[vertical.key])
    }
}
