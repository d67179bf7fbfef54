import LozengeCore

/// The user's text size in one app, which all its windows share.
package final class TextSizeSetting {
    package private(set) var value: DynamicTypeSize
    var observers: [WeakWindow] = []

    package init(_ value: DynamicTypeSize = .large) {
        self.value = value
    }

    package func set(_ size: DynamicTypeSize) {
        guard size != value else { return }
        value = size
        observers.removeAll { $0.window == nil }
        for observer in observers { observer.window?.environmentChanged() }
    }

    /// Handles Ctrl +, Ctrl − and Ctrl 0.
    ///
    /// - Returns: True if the event is one of them.
    func handle(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event, let change = TextSizeChange(key) else { return false }
        switch change {
        case .larger: set(value.larger)
        case .smaller: set(value.smaller)
        case .reset: set(.large)
        }
        return true
    }
}

/// The changes of the text size by Ctrl +, Ctrl − and Ctrl 0.
private enum TextSizeChange {
    case larger, smaller, reset

    /// Reads the keys of the main keyboard and the keypad, with and without Shift.
    init?(_ press: KeyEvent) {
        guard press.phase != .up, press.modifiers.subtracting([.shift, .capsLock]) == .control
        else { return nil }
        if press.matches(.character("+")) {
            self = .larger
        } else if press.matches(.character("-")) {
            self = .smaller
        } else if press.matches(.character("0")) {
            self = .reset
        } else {
            return nil
        }
    }
}
