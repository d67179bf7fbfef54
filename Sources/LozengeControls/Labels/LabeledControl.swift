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

nonisolated private struct ControlLabelModifier {
    @Environment(\.areLabelsHidden) private var areLabelsHidden
}

extension ControlLabelModifier: ViewModifier {
    func body(content: Content) -> some View {
        if !areLabelsHidden { content }
    }
}
