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
    @Environment(\.dynamicTypeSize) private var textSize

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
        } else {
            FormRowLayout(fillsRow: fillsColumn, isLarge: textSize.isAccessibilitySize) {
                shownLabel
                // Beside a label, values stand at the trailing edge, whatever the length of their labels.
                control.transformEnvironment(\.multilineTextAlignment) {
                    if fillsColumn, !textSize.isAccessibilitySize, $0 == .leading { $0 = .trailing }
                }
            }
        }
    }

    private var shownLabel: some View { label.arranged.opacity(opacity) }
}

/// The distance of a label from its control, in points.
///
/// Source: `docs/metrics.md`, FORM-1.
nonisolated let formGap: CGFloat = 8
