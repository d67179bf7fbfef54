import Foundation
import LozengeCore

extension EnvironmentValues {
    /// Returns the environment of a popup: without what the views around its opener have set for their own content.
    func forPopup() -> EnvironmentValues {
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
        inner.dividerInset = 0
        return inner
    }
}
