import Foundation
import LozengeCore

/// A row with a label, and a control that takes the greater part of it.
nonisolated struct PartLayout {}

extension PartLayout: Layout {
    /// The part of the row that the control takes at least.
    ///
    /// Source: `docs/metrics.md`, FORM-2.
    private static let part: CGFloat = 0.55

    private func widths(
        _ width: CGFloat?, _ subviews: Subviews
    ) -> (label: CGFloat, control: CGFloat) {
        let ideal = subviews[0].sizeThatFits(.unspecified).width
        guard let width, width.isFinite else {
            return (ideal, subviews[1].sizeThatFits(.unspecified).width)
        }
        let label = min(ideal, max(0, width * (1 - Self.part) - formGap))
        return (label, max(width * Self.part, width - label - formGap))
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        guard subviews.count == 2 else { return subviews.last?.sizeThatFits(proposal) ?? .zero }
        let (label, control) = widths(proposal.width, subviews)
        let heights = [
            subviews[0].sizeThatFits(ProposedViewSize(width: label, height: nil)).height,
            subviews[1].sizeThatFits(ProposedViewSize(width: control, height: nil)).height,
        ]
        return CGSize(
            width: proposal.width ?? (label + formGap + control), height: heights.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else {
            subviews.last?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            return
        }
        let (label, control) = widths(bounds.width, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: label, height: nil))
        subviews[1].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: control, height: nil))
    }
}

/// A row with a label at its leading edge and a control at its trailing edge; the control stands below a label that
/// would not have enough room beside it.
nonisolated struct EndsLayout {
    /// True for large text: a label that needs several lines beside the control stands above it.
    let isLarge: Bool
}

extension EndsLayout: Layout {
    /// The part of the row that a label gets at least beside a control, unless it needs less.
    private static let labelPart: CGFloat = 0.3

    /// The least distance between the two, in points.
    private static let gap = 2 * formGap

    private struct Sizes {
        var label: CGSize
        var control: CGSize
        var isStacked = false
    }

    private func sizes(_ width: CGFloat?, _ subviews: Subviews) -> Sizes {
        let ideal = Sizes(
            label: subviews[0].sizeThatFits(.unspecified),
            control: subviews[1].sizeThatFits(.unspecified))
        guard let width, width.isFinite else { return ideal }
        let beside = width - ideal.control.width - Self.gap
        // A label without words needs no line of its own.
        let least =
            isLarge ? ideal.label.width : min(ideal.label.width, width * Self.labelPart)
        let isStacked = ideal.label.width > 0 && beside < least
        func size(_ index: Int, in width: CGFloat) -> CGSize {
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
        return Sizes(
            label: size(0, in: isStacked ? width : max(0, beside)),
            control: size(1, in: isStacked ? width : ideal.control.width), isStacked: isStacked)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        guard subviews.count == 2 else { return subviews.last?.sizeThatFits(proposal) ?? .zero }
        let sizes = sizes(proposal.width, subviews)
        let (label, control) = (sizes.label, sizes.control)
        if sizes.isStacked {
            return CGSize(
                width: max(label.width, control.width, proposal.width ?? 0),
                height: label.height + formGap + control.height)
        }
        let content = label.width + Self.gap + control.width
        let width = proposal.width.map { $0.isFinite ? max($0, content) : content }
        return CGSize(width: width ?? content, height: max(label.height, control.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else {
            subviews.last?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            return
        }
        let sizes = sizes(bounds.width, subviews)
        let y = sizes.isStacked ? bounds.minY + sizes.label.height / 2 : bounds.midY
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: y), anchor: .leading,
            proposal: ProposedViewSize(sizes.label))
        if sizes.isStacked {
            subviews[1].place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading,
                proposal: ProposedViewSize(width: bounds.width, height: sizes.control.height))
        } else {
            subviews[1].place(
                at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
                proposal: ProposedViewSize(sizes.control))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        guard subviews.count == 2 else { return nil }
        let sizes = sizes(bounds.width, subviews)
        return subviews.first?.dimensions(in: ProposedViewSize(sizes.label))[explicit: guide]
            .map { bounds.minX + $0 }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        guard subviews.count == 2, let label = subviews.first else { return nil }
        let sizes = sizes(bounds.width, subviews)
        let top = sizes.isStacked ? 0 : (bounds.height - sizes.label.height) / 2
        return label.dimensions(in: ProposedViewSize(sizes.label))[explicit: guide]
            .map { bounds.minY + top + $0 }
    }
}
