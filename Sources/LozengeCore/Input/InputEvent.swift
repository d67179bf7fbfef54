import Foundation

/// A user input in a window.
///
/// Positions are in points from the window's top-left corner, y growing downwards.
public enum InputEvent: Equatable, Sendable {
    /// A button went down: for the `clicks`th time, fast and near enough for a double click.
    ///
    /// A finger is a pointer whose primary button is down as long as it touches the screen.
    case pointerDown(
        PointerButton, at: CGPoint, clicks: Int = 1, modifiers: KeyModifiers = [],
        isTouch: Bool = false)
    case pointerUp(PointerButton, at: CGPoint)
    case pointerMoved(to: CGPoint)
    case pointerExited

    /// Two fingers move against each other. They are `scale` times as far from each other as when they
    /// began, and have turned by `rotation`, clockwise; the scale is `nil` when they are lifted.
    case pinch(scale: Double?, rotation: Angle = .zero, at: CGPoint)

    /// The wheel or touchpad moved the content by `delta` points; a positive height shows what is
    /// below.
    case scroll(by: CGSize, at: CGPoint)

    case key(KeyEvent)
    /// Text from an input method for the focused view.
    case text(TextInput)

    /// Other modifier keys are held than before.
    case modifiers(KeyModifiers)

    /// The window gained (true) or lost the focus.
    case focused(Bool)

    /// The window came onto the screen, or left it: it is minimised, or on another desktop.
    case shown(Bool)
}

/// A mouse button, numbered as X11 numbers it.
public enum PointerButton: Int, Hashable, Sendable {
    case primary = 1
    case middle
    case secondary
    /// The thumb button for the page before.
    case back = 8
    /// The thumb button for the page after.
    case forward
}
