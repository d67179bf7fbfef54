import LozengeCore

/// The keys that activate a control, wherever the focus is in its window.
///
/// ```swift
/// Button("Save") { save() }.keyboardShortcut("s")  // Ctrl S
/// ```
///
/// Matches: SwiftUI.KeyboardShortcut
nonisolated public struct KeyboardShortcut: Hashable, Sendable, CustomStringConvertible {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    /// - Parameters:
    ///   - key: The key in the user's keyboard layout. In a layout without Latin letters, a Latin letter
    ///     is found by another layout of the user.
    ///   - modifiers: The modifier keys; Ctrl by default.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Creates a shortcut for some keyboard layouts.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys.
    ///   - localization: Ignored: `key` is that of the user's keyboard layout in any case.
    ///
    /// Matches: SwiftUI.KeyboardShortcut.init(_:modifiers:localization:)
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) { self.init(key, modifiers: modifiers) }

    /// The change of a shortcut for the user's keyboard layout.
    ///
    /// Matches: SwiftUI.KeyboardShortcut.Localization
    /// Differs: no layout changes a shortcut.
    public struct Localization: Hashable, Sendable {
        public static let automatic = Self()
        public static let withoutMirroring = Self()
        public static let custom = Self()
    }

    /// Return: the default action.
    ///
    /// Matches: SwiftUI.KeyboardShortcut.defaultAction
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the cancel action.
    ///
    /// Matches: SwiftUI.KeyboardShortcut.cancelAction
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The labels of the keys, such as `Ctrl+Shift+Z`.
    public var description: String {
        var names: [String] = []
        if !modifiers.isDisjoint(with: [.command, .control]) { names.append("Ctrl") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        return (names + [key.name]).joined(separator: "+")
    }

    /// Returns true if a key event is this shortcut.
    func matches(_ event: KeyEvent) -> Bool {
        let (held, wanted) = (EventModifiers(event.modifiers), modifiers)
        guard held.contains(.command) == !wanted.isDisjoint(with: [.command, .control]),
            held.contains(.option) == wanted.contains(.option),
            !event.modifiers.contains(.command)
        else { return false }
        let isLetter = key.character.isLetter
        let meanings = [event.key] + event.alternatives
        guard let index = meanings.firstIndex(where: { says($0) }) else { return false }
        if held.contains(.shift) == wanted.contains(.shift) { return true }
        // Some characters are typed with Shift; for a letter, Shift makes another shortcut.
        guard case .character = event.key else { return false }
        return held.contains(.shift) && index == 0 && !isLetter
    }

    private func says(_ meaning: Key) -> Bool {
        KeyEquivalent(meaning).character.lowercased() == key.character.lowercased()
    }
}

nonisolated extension View {
    /// Activates the control in this view by a key.
    ///
    /// Matches: SwiftUI.View.keyboardShortcut(_:modifiers:)
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Activates the control in this view by a shortcut for some keyboard layouts.
    ///
    /// Matches: SwiftUI.View.keyboardShortcut(_:modifiers:localization:)
    /// Differs: no layout changes a shortcut.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Activates the control in this view by a shortcut; `nil` for none.
    ///
    /// Matches: SwiftUI.View.keyboardShortcut(_:)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).containerValue(\.keyboardShortcut, shortcut)
    }
}

nonisolated extension ContainerValues {
    /// The shortcut of a view, for a container that makes a control of it, such as a picker in a menu; `nil` for none.
    @Entry package var keyboardShortcut: KeyboardShortcut? = nil
}

nonisolated extension EnvironmentValues {
    /// The shortcut of the control in this view; `nil` for none.
    ///
    /// Matches: SwiftUI.EnvironmentValues.keyboardShortcut
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}
