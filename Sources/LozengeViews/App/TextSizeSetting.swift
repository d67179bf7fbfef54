import LozengeCore

/// The user's text size in one app, which all its windows share.
///
/// It is the desktop's until the user changes it; the change is remembered until Ctrl 0.
package final class TextSizeSetting {
    /// The size that the user has chosen in the app; `nil` to follow the desktop.
    private var chosen: DynamicTypeSize?
    /// The size that the desktop wishes; `nil` if it does not say.
    private var desktop: DynamicTypeSize?
    private let store: ValueStore?
    var observers: [WeakWindow] = []

    package var value: DynamicTypeSize { chosen ?? desktop ?? .large }

    package init(_ value: DynamicTypeSize = .large) {
        store = nil
        chosen = value == .large ? nil : value
    }

    /// Creates a setting that is remembered in `store`.
    package init(rememberedIn store: ValueStore) {
        self.store = store
        if case .int(let number) = store[Self.key] { chosen = DynamicTypeSize(rawValue: number) }
    }

    private static let key = "LozengeTextSize"

    /// Sets the size that the user has chosen; `nil` to follow the desktop.
    package func set(_ size: DynamicTypeSize?) {
        store?[Self.key] = size.map { .int($0.rawValue) }
        change { chosen = size }
    }

    /// Takes on the size that the desktop wishes.
    func follow(desktop size: DynamicTypeSize?) { change { desktop = size } }

    private func change(_ body: () -> Void) {
        let old = value
        body()
        guard value != old else { return }
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
        case .reset: set(nil)
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
