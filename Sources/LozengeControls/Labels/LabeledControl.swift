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

    /// Sets whether the labels of controls in this view are shown; `automatic` leaves it to the views around.
    ///
    /// Matches: SwiftUI.View.labelsVisibility(_:)
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.areLabelsHidden) {
            if visibility != .automatic { $0 = visibility == .hidden }
        }
    }

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
