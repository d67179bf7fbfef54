import LozengeCore

extension KeyEvent {
    /// True for the keys that press what has the focus: Space and Return.
    var isPress: Bool {
        (key == .space || key == .return) && modifiers.subtracting(.capsLock).isEmpty
    }
}
