import Foundation
import LozengeCore

/// A label with its control in a row of a form.
nonisolated package struct FormRow<Label: View, Control: View> {
    private let label: Label
    private let control: Control
    private let fillsColumn: Bool
    @Environment(\.formLayout) private var layout
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.controlOpacity) private var opacity

    /// - Parameters:
    ///   - fillsColumn: True for a control that takes all the width it gets.
    ///   - label: The label.
    ///   - control: The control.
    package init(
        fillsColumn: Bool = false, @ViewBuilder label: () -> Label,
        @ViewBuilder control: () -> Control
    ) {
        self.fillsColumn = fillsColumn
        self.label = label()
        self.control = control()
    }
}

extension FormRow: View {
    package var body: some View {
        if areLabelsHidden {
            control
        } else if layout == .columns {
            HStack(alignment: .firstLineCenter, spacing: formGap) {
                shownLabel.fixedSize()
                control.alignmentGuide(.formControls) { $0[.leading] }
            }
        } else if fillsColumn {
            PartLayout {
                shownLabel; control
            }
        } else {
            HStack(spacing: formGap) {
                shownLabel
                Spacer(minLength: 0)
                control.fixedSize(horizontal: true, vertical: false)
            }
        }
    }

    private var shownLabel: some View { label.opacity(opacity) }
}

/// The distance of a label from its control, in points.
///
/// Source: `docs/metrics.md`, FORM-1.
nonisolated private let formGap: CGFloat = 8

/// A row with a label, and a control that takes the greater part of it.
nonisolated private struct PartLayout {}

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
        guard subviews.count == 2 else { return .zero }
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
        guard subviews.count == 2 else { return }
        let (label, control) = widths(bounds.width, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: label, height: nil))
        subviews[1].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: control, height: nil))
    }
}
