import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts this view in a box of the given size.
    ///
    /// The frame is a box around this view, which is proposed the frame's size and may take another.
    ///
    /// - Parameters:
    ///   - width: The box's width in points; this view's where `nil`. A negative or endless width is
    ///     reported and reads as `nil`.
    ///   - height: The box's height in points, in the same way.
    ///   - alignment: Where this view goes in the box.
    /// - Returns: The box. This view is offered the box's size.
    ///
    /// Matches: SwiftUI.View.frame(width:height:alignment:)
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameLayout(
                width: FrameLayout.valid(width, "width"),
                height: FrameLayout.valid(height, "height"), alignment: alignment))
    }
}

/// The rule behind ``View/frame(width:height:alignment:)`` (FRAME-1).
nonisolated struct FrameLayout {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment
}

extension FrameLayout: LayoutModifier {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal), .fixed)
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let offer = offer(proposal)
        return Placement(
            origin: alignment.origin(of: child.dimensions(in: offer, .fixed), in: size),
            proposal: offer)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        child.spacing(
            resetting: width != nil, vertical: height != nil)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    nonisolated static func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
        guard let length, !(length >= 0 && length.isFinite) else { return length }
        report("Invalid frame \(name) \(length). Using the content's \(name).")
        return nil
    }
}

extension LayoutSubview {
    /// This view's wishes in a frame that fixes the given axes; a spacer's stay (SPACE-5).
    func spacing(resetting horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var spacing = spacing
        guard !isSpacer else { return spacing }
        if horizontal { spacing.reset(.horizontal) }
        if vertical { spacing.reset(.vertical) }
        return spacing
    }
}
