import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts this view into a frame with fixed lengths.
    ///
    /// The frame proposes its size to this view, which may take another size.
    ///
    /// ```swift
    /// Text("Score").frame(width: 120, alignment: .trailing)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width in points; `nil` for this view's width. Negative and infinite widths are reported
    ///     and count as `nil`.
    ///   - height: The height in points, likewise.
    ///   - alignment: The alignment of this view in the frame.
    /// - Returns: The frame.
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
    /// Returns the spacing of this view in a frame that fixes the given axes; a spacer keeps its own
    /// (SPACE-5).
    func spacing(resetting horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var spacing = spacing
        guard !isSpacer else { return spacing }
        if horizontal { spacing.reset(.horizontal) }
        if vertical { spacing.reset(.vertical) }
        return spacing
    }
}
