import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts a bar along the top or bottom of this view, which gets the rest of the space.
    ///
    /// - Parameters:
    ///   - edge: The edge of the bar.
    ///   - alignment: The horizontal alignment of bar and view.
    ///   - spacing: The space between bar and view, in points; `nil` for their default, mostly 8.
    ///   - content: The bar.
    /// - Returns: A view as large as bar and view together. The bar is proposed the height that this view's
    ///   minimum leaves, this view the height that the bar leaves. Content that scrolls in this view does so
    ///   under the bar; views that ignore safe areas extend below it.
    ///
    /// Matches: SwiftUI.View.safeAreaInset(edge:alignment:spacing:content:)-VerticalEdge
    public func safeAreaInset<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        modifier(
            AccessoryModifier(
                rule: BarLayout(
                    axis: .vertical, isAtStart: edge == .top, alignment: alignment.key,
                    spacing: spacing), accessory: content()))
    }

    /// Puts a bar along the leading or trailing edge of this view, which gets the rest of the space.
    ///
    /// Matches: SwiftUI.View.safeAreaInset(edge:alignment:spacing:content:)-HorizontalEdge
    public func safeAreaInset<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        modifier(
            AccessoryModifier(
                rule: BarLayout(
                    axis: .horizontal, isAtStart: edge == .leading, alignment: alignment.key,
                    spacing: spacing), accessory: content()))
    }
}

/// The rule behind ``View/safeAreaInset(edge:alignment:spacing:content:)`` (SAFE-1).
nonisolated struct BarLayout {
    let axis: Axis
    let isAtStart: Bool
    let alignment: AlignmentKey
    let spacing: CGFloat?
}

extension BarLayout: PrimitiveModifier {
    /// The length of the bar and its distance to the content.
    final class Inset {
        var length: CGFloat = 0
    }

    static var unresolved: Inset { Inset() }

    func resolve(_ context: UpdateContext<Self>) -> Inset {
        context.tree.safeAreas.exist = true
        return context.resolved
    }

    func guides(of child: Node) -> GuideSet { [] }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        guard let bar = context.bar else { return context.child.size(offered: proposal) }
        let (content, inset) = share(proposal, of: context.child, bar)
        let length = content.size[axis] + gap(context.child, bar) + inset.size[axis]
        let across = max(content.size[axis.cross], inset.size[axis.cross])
        return CGSize(length, along: axis, cross: across)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let size = context.size
        guard let bar = context.bar else {
            context.resolved.length = 0
            return context.child.place(at: .zero, size: size, proposal: context.proposal)
        }
        var proposal = context.proposal
        if proposal[axis.cross].isNaN { proposal[axis.cross] = size[axis.cross] }
        let (content, inset) = share(proposal, of: context.child, bar)
        context.resolved.length = inset.size[axis] + gap(context.child, bar)
        var contentOrigin = CGPoint.zero
        var barOrigin = CGPoint.zero
        contentOrigin[axis.cross] = (size[axis.cross] - content.size[axis.cross]) / 2
        contentOrigin[axis] = isAtStart ? size[axis] - content.size[axis] : 0
        barOrigin[axis] = isAtStart ? 0 : size[axis] - inset.size[axis]
        barOrigin[axis.cross] =
            contentOrigin[axis.cross] + content[alignment] - inset[alignment]
        context.child.place(
            at: contentOrigin, size: content.size, proposal: content.proposal)
        bar.place(at: barOrigin, size: inset.size, proposal: inset.proposal)
    }

    /// The bar itself is outside of the safe area that it makes.
    func space(_ context: LayoutContext<Self>) -> LayoutSpace? {
        let edges: Edge.Set =
            switch axis {
            case .horizontal: isAtStart ? .leading : .trailing
            case .vertical: isAtStart ? .top : .bottom
            }
        return .safeArea(EdgeInsets(context.resolved.length, on: edges))
    }

    /// A view with a bar has no guide of its content's.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat { .nan }

    func priority(_ context: LayoutContext<Self>) -> Double { 0 }
    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing { ViewSpacing() }
    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }

    /// Proposes to the bar the length that the content can spare, then to the content the rest.
    private func share(
        _ proposal: ProposedViewSize, of content: LayoutSubview, _ bar: LayoutSubview
    ) -> (content: ViewDimensions, bar: ViewDimensions) {
        let length = proposal[axis]
        guard !length.isNaN else {
            return (content.dimensions(offered: proposal), bar.dimensions(offered: proposal))
        }
        let gap = gap(content, bar)
        var offer = proposal
        offer[axis] = 0
        let least = content.sizeThatFits(offer, .least(axis))[axis]
        offer[axis] = max(0, max(0, length - gap) - least)
        let inset = bar.dimensions(in: offer, .beside)
        offer[axis] = max(0, length - inset.size[axis] - gap)
        return (content.dimensions(in: offer, .beside), inset)
    }

    private func gap(_ content: LayoutSubview, _ bar: LayoutSubview) -> CGFloat {
        if let spacing { return spacing }
        // Distances are between edges on the screen.
        let isMirrored = axis == .horizontal && content.isInRightToLeft
        let (first, second) = isAtStart != isMirrored ? (bar, content) : (content, bar)
        return first.reference.spacing.distance(to: second.reference.spacing, along: axis)
    }
}

extension LayoutContext<BarLayout> {
    fileprivate var bar: LayoutSubview? { boxes.count > 1 ? boxes[1] : nil }
}
