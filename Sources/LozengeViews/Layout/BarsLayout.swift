import Foundation
import LozengeCore

/// The parts of a window or a sheet.
nonisolated package enum FramePartKey: LayoutValueKey {
    package enum Part { case top, content, bottom }
    package static var defaultValue: Part { .content }
}

/// The layout of a content between two bars, which are as wide as the window.
///
/// Without bars it has the sizes of the content, which is in the middle of a larger window. In a window that is too
/// small for the content, the bars stay at its edges.
nonisolated package struct BarsLayout: Layout {
    package init() {}

    private func offer(_ proposal: ProposedViewSize, less height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - height) })
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
        -> CGSize
    {
        let bars = subviews.filter { $0[FramePartKey.self] != .content }
        guard let content = subviews.first(where: { $0[FramePartKey.self] == .content }) else {
            return .zero
        }
        guard !bars.isEmpty else { return content.sizeThatFits(proposal) }
        let width = ProposedViewSize(width: proposal.width, height: nil)
        let height = bars.reduce(0) { $0 + $1.sizeThatFits(width).height }
        var size = content.sizeThatFits(offer(proposal, less: height))
        size.height += height
        for bar in bars { size.width = max(size.width, bar.sizeThatFits(.zero).width) }
        return size.filling(proposal)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let frame = bounds.middle(proposal)
        var (top, bottom) = (frame.minY, frame.maxY)
        let width = ProposedViewSize(width: frame.width, height: nil)
        for subview in subviews {
            switch subview[FramePartKey.self] {
            case .content: break
            case .top:
                subview.place(at: CGPoint(x: frame.minX, y: top), proposal: width)
                top += subview.sizeThatFits(width).height
            case .bottom:
                bottom -= subview.sizeThatFits(width).height
                subview.place(at: CGPoint(x: frame.minX, y: bottom), proposal: width)
            }
        }
        let bars = (top - frame.minY) + (frame.maxY - bottom)
        for subview in subviews where subview[FramePartKey.self] == .content {
            subview.place(
                at: CGPoint(x: frame.midX, y: (top + bottom) / 2), anchor: .center,
                proposal: offer(proposal, less: bars))
        }
    }
}

nonisolated extension CGRect {
    /// Returns the middle of this rectangle, of the size that is proposed: what a window shows of content that is too
    /// large for it.
    fileprivate func middle(_ proposal: ProposedViewSize) -> CGRect {
        let shown = CGSize(
            width: min(width, max(0, proposal.width ?? width)),
            height: min(height, max(0, proposal.height ?? height)))
        return insetBy(dx: (width - shown.width) / 2, dy: (height - shown.height) / 2)
    }
}

nonisolated extension CGSize {
    /// Returns this size, at least the lengths that are proposed: bars and layers reach to the edges of the window.
    package func filling(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            guard let proposed, proposed.isFinite else { return own }
            return max(own, proposed)
        }
        return CGSize(
            width: length(width, proposal.width), height: length(height, proposal.height))
    }
}
