import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Leaves out the labels of controls in this view.
    ///
    /// A hidden label still names its control for assistive technology if it is a ``Text``.
    ///
    /// Matches: SwiftUI.View.labelsHidden()
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

    /// A label of a control, unless labels are left out here.
    func hiddenLabel() -> some View { modifier(ControlLabelModifier()) }
}

nonisolated extension EnvironmentValues {
    /// Whether controls leave out their labels.
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

/// A label, and at the trailing edge what it is about; side by side where there is room.
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
