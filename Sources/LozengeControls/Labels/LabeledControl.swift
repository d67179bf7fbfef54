import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Hides the labels of controls in this view.
    ///
    /// A hidden label still names its control for assistive technology if it is a ``Text``.
    ///
    /// Matches: SwiftUI.View.labelsHidden()
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

    /// Returns this label of a control; nothing if labels are hidden here.
    func hiddenLabel() -> some View { modifier(ControlLabelModifier()) }
}

nonisolated extension EnvironmentValues {
    /// True if controls hide their labels.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

nonisolated private struct AreLabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct ControlLabelModifier {
    @Environment(\.areLabelsHidden) private var areLabelsHidden
}

extension ControlLabelModifier: ViewModifier {
    func body(content: Content) -> some View {
        if !areLabelsHidden { content }
    }
}

/// A label with its control at the trailing edge, side by side if there is space.
nonisolated struct LabeledControl<Label: View, Control: View> {
    @ViewBuilder let label: Label
    @ViewBuilder let control: Control
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.isEnabled) private var isEnabled
}

extension LabeledControl: View {
    var body: some View {
        if areLabelsHidden {
            control
        } else {
            HStack(spacing: 8) {
                label.opacity(isEnabled ? 1 : 0.4)
                Spacer(minLength: 0)
                control.fixedSize(horizontal: true, vertical: false)
            }
        }
    }
}
