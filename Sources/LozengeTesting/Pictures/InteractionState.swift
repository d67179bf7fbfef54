import LozengeCore
import LozengeViews

/// The states in which a control looks different.
public enum InteractionState: CaseIterable, Sendable {
    /// The control by itself.
    case normal
    /// The pointer is over it.
    case hovered
    /// The primary button is pressed on it.
    case pressed
    /// The Tab key has focused it.
    case focused
    /// It is disabled.
    case disabled
    /// Another window is active.
    case inactive
}

extension Screen {
    /// Brings the view in the middle of the window into a state, and waits for its motion to end.
    ///
    /// A view is disabled by its content, not by a user: nothing happens for ``InteractionState/disabled``.
    public func enter(_ state: InteractionState) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        switch state {
        case .normal, .disabled: break
        case .hovered: send(.pointerMoved(to: middle))
        case .pressed:
            send(.pointerMoved(to: middle))
            send(.pointerDown(.primary, at: middle))
        case .focused: press(.tab)
        case .inactive: send(.focused(false))
        }
        // A tooltip and a caret's blinking begin later.
        advance(by: .milliseconds(300))
    }
}
