import Foundation
import LozengeCore

nonisolated extension View {
    /// Fixes this view at its ideal size, whatever is proposed.
    ///
    /// Matches: SwiftUI.View.fixedSize()
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes this view at its ideal length on the given axes, whatever is proposed.
    ///
    /// Matches: SwiftUI.View.fixedSize(horizontal:vertical:)
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
}

/// The rule behind ``View/fixedSize(horizontal:vertical:)`` (FIXED-1).
nonisolated struct FixedSizeLayout {
    var horizontal: Bool
    var vertical: Bool
}

extension FixedSizeLayout: LayoutModifier {
    static var keepsPriority: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.sizeThatFits(offer(proposal), .ideal)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let offer = offer(proposal)
        let taken = child.sizeThatFits(offer, .ideal)
        return Placement(centering: taken, in: size, proposal: offer)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}
