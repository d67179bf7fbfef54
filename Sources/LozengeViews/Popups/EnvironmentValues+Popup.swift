import Foundation
import LozengeCore

nonisolated extension EnvironmentValues {
    /// Returns the environment of a popup or a sheet: without what the views around its opener have set for their own content.
    package func forPopup() -> EnvironmentValues {
        var inner = self
        inner.font = nil
        inner.foreground = nil
        inner.isEnabled = true
        inner.isFaint = false
        inner.keyboardShortcut = nil
        inner.controlSize = .regular
        inner.menuRows = nil
        inner.menuActionDismissBehavior = .automatic
        inner.formLayout = nil
        inner.areButtonsFramed = true
        inner.areLabelsHidden = false
        inner.dividesMenu = false
        return inner
    }
}
