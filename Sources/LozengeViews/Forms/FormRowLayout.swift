import Foundation
import LozengeCore

/// A row with a label at its leading edge and a control at its trailing edge; the control stands below a label that
/// would not have enough room beside it, or whose words would be broken there.
nonisolated struct FormRowLayout {
    /// True for a control that takes all the room the label leaves.
    let fillsRow: Bool
    /// True for large text: a label that needs several lines beside the control stands above it.
    let isLarge: Bool
}

extension FormRowLayout: Layout {
    /// The part of the row that a label gets at least beside a control, unless it needs less.
    private static let labelPart: CGFloat = 0.3
    /// The least part of the row for a control that fills it, unless a word of the label needs more.
    ///
    /// Source: `docs/metrics.md`, FORM-2.
    private static let fillingPart: CGFloat = 0.55

    private struct Sizes {
        var label: CGSize
        var control: CGSize
        var isStacked = false
    }

    /// The least distance between the two, in points.
    private var gap: CGFloat { fillsRow ? formGap : 2 * formGap }

    private func sizes(_ width: CGFloat?, _ subviews: Subviews) -> Sizes {
        func size(_ index: Int, in width: CGFloat?) -> CGSize {
            subviews[index].sizeThatFits(
                ProposedViewSize(width: width.map { max(0, $0) }, height: nil))
        }
        let label = size(0, in: nil)
        guard let width, width.isFinite else {
            return Sizes(label: label, control: size(1, in: nil))
        }
        let ideal = label.width
        let control = fillsRow ? nil : size(1, in: nil).width
        let word = subviews[0][LongestWordKey.self]
        let beside =
            control.map { width - $0 - gap }
            ?? max(width * (1 - Self.fillingPart) - gap, min(word, width * (1 - Self.labelPart)))
        // A label without words needs no line of its own.
        let least = isLarge ? ideal : max(min(ideal, width * Self.labelPart), word)
        let narrow = size(0, in: fillsRow ? min(ideal, beside) : beside)
        if ideal > 0 && beside < least || fillsRow && narrow.width > beside + 1 {
            return Sizes(label: size(0, in: width), control: size(1, in: width), isStacked: true)
        }
        return Sizes(
            label: narrow, control: size(1, in: control ?? width - narrow.width - gap))
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
        let content = label.width + gap + control.width
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
