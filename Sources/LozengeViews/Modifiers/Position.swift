import Foundation
import LozengeCore

nonisolated extension View {
    /// Places the centre of this view at a point of a box that takes the whole proposal.
    ///
    /// - Parameters:
    ///   - x: From the leading edge of the box, in points; 0 is the edge itself.
    ///   - y: From the top of the box, in points.
    /// - Returns: A view as large as its proposal; as this view if unspecified. That size is proposed to
    ///   this view.
    ///
    /// Matches: SwiftUI.View.position(x:y:)
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionLayout(position: CGPoint(x: x, y: y)))
    }

    /// Places the centre of this view at `position` in a box that takes the whole proposal.
    ///
    /// Matches: SwiftUI.View.position(_:)
    public func position(_ position: CGPoint) -> some View {
        modifier(PositionLayout(position: position))
    }
}

/// The rule behind ``View/position(x:y:)`` (POS-1).
nonisolated struct PositionLayout {
    var position: CGPoint
}

extension PositionLayout: LayoutModifier {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: child.size(offered: proposal))
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let offer = ProposedViewSize(size)
        let taken = child.size(offered: offer)
        return Placement(
            origin: CGPoint(
                x: position.x - taken.width / 2, y: position.y - taken.height / 2),
            proposal: offer)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { ViewSpacing() }
}
