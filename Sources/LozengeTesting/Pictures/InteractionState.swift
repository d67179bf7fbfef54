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

    /// Brings the view in the middle of a screen into this state, and waits for its motion to end.
    func act(on screen: Screen) {
        let middle = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
        switch self {
        case .normal, .disabled: break
        case .hovered: screen.send(.pointerMoved(to: middle))
        case .pressed:
            screen.send(.pointerMoved(to: middle))
            screen.send(.pointerDown(.primary, at: middle))
        case .focused: screen.press(.tab)
        case .inactive: screen.send(.focused(false))
        }
        // A tooltip and a caret's blinking begin later.
        screen.advance(by: .milliseconds(300))
    }
}
