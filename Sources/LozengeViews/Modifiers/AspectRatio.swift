import Foundation
import LozengeCore

/// The way in which a view with a fixed aspect ratio uses its proposal: fitting into it or filling it.
///
/// Matches: SwiftUI.ContentMode
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

nonisolated extension View {
    /// Proposes to this view the largest box of an aspect ratio that fits into the proposal, or the smallest
    /// that fills it.
    ///
    /// ```swift
    /// Color.orange.aspectRatio(16 / 9, contentMode: .fit)
    /// ```
    ///
    /// - Parameters:
    ///   - aspectRatio: Width divided by height; `nil`, zero, negative and NaN for the ratio of this view's
    ///     ideal size.
    ///   - contentMode: Fit or fill.
    /// - Returns: A view with the size that this one takes of that box. An unspecified proposal is passed on.
    ///
    /// Matches: SwiftUI.View.aspectRatio(_:contentMode:)
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(
            AspectRatioLayout(
                ratio: aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
                contentMode: contentMode))
    }

    /// Proposes to this view a box with the aspect ratio of a size.
    ///
    /// Matches: SwiftUI.View.aspectRatio(_:contentMode:)-CGSize
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales this view to fit into the proposal, with its own aspect ratio.
    ///
    /// Matches: SwiftUI.View.scaledToFit()
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to fill the proposal, with its own aspect ratio.
    ///
    /// Matches: SwiftUI.View.scaledToFill()
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The rule behind ``View/aspectRatio(_:contentMode:)`` (ASPECT-1 to ASPECT-4).
nonisolated struct AspectRatioLayout {
    var ratio: CGFloat?
    var contentMode: ContentMode
}

extension AspectRatioLayout: LayoutModifier {
    static var remembersSizes: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.sizeThatFits(offer(proposal, child), .proportioned)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let offer = offer(proposal, child)
        let taken = child.sizeThatFits(offer, .proportioned)
        return Placement(centering: taken, in: size, proposal: offer)
    }

    private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        let (width, height) = (proposal[.horizontal], proposal[.vertical])
        if width.isNaN && height.isNaN { return proposal }
        var shape =
            ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified, .ideal)
        if shape.width == shape.height { shape = CGSize(width: 1, height: 1) }
        let (horizontal, vertical) = (width / shape.width, height / shape.height)
        let scale =
            if horizontal.isNaN { vertical } else if vertical.isNaN { horizontal } else {
                contentMode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
            }
        return ProposedViewSize(lengths: SIMD2(shape.width * scale, shape.height * scale))
    }
}
