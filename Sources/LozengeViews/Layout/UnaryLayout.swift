import Foundation
import LozengeCore

/// A layout with exactly one child; most modifiers are one.
///
/// The default is a box that is exactly its child.
@MainActor
package protocol UnaryLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize

    /// What the child is offered and where it goes, in a box of `size` that was offered `proposal`.
    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement

    /// What the box wants between itself and its neighbours.
    func spacing(of child: LayoutSubview) -> ViewSpacing

    /// Whether the child's layout priority is the box's own (PRIO-1, PRIO-2).
    static var keepsPriority: Bool { get }
}

/// Where a child goes and what it is offered there.
package struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

extension UnaryLayout {
    package func spacing(of child: LayoutSubview) -> ViewSpacing { child.reference.spacing }
    package static var keepsPriority: Bool { false }
}

extension Alignment {
    /// Where a child's corner goes so that it lines up with a box of `size` (FRAME-1.4).
    func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let box = ViewDimensions(box: size)
        return CGPoint(
            x: box[horizontal.key] - child[horizontal.key],
            y: box[vertical.key] - child[vertical.key])
    }
}
