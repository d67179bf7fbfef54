import Foundation
import LozengeCore

/// The control of a row of a card that is operated by a press on any part of the row.
///
/// Source: `docs/lists.md`, LIST-17.
extension ListRow {
    /// The only content of the row, if it is a control that a press operates; `nil` for other rows.
    var soleControl: Node? {
        guard isPressedWhole, let content = node?.boxes.first?.node
        else { return nil }
        let elements = content.elements
        guard elements.count == 1, elements[0].role.fillsRow else { return nil }
        let focusable = content.focusables
        return focusable.count == 1 ? focusable[0] : nil
    }

    /// True if a press anywhere on the row is for a control in it.
    var isPressedWhole: Bool {
        (look.kind == .cards || traits.isLink == true) && part.role == .row
    }

    /// Operates the control: performs its action, or moves the focus into a field.
    func operateControl() {
        guard let control = soleControl else { return }
        if control.elements.first?.role == .textField {
            control.tree.focus.move(to: control, byKeyboard: false)
        } else {
            control.holder?.activate()
        }
    }

    /// Shows the row pressed, or not.
    func setPressed(_ isPressed: Bool) {
        guard isPressed != self.isPressed else { return }
        self.isPressed = isPressed
        node?.setNeedsPaint()
    }
}

extension SemanticRole {
    /// True for a control that a press on its row operates.
    fileprivate var fillsRow: Bool {
        switch self {
        case .button, .link, .toggle, .menuButton, .textField: true
        default: false
        }
    }
}
