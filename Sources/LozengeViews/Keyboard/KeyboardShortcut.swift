import LozengeCore

/// Keys that operate a control wherever the keyboard is in its window.
///
/// Matches: SwiftUI.KeyboardShortcut
nonisolated public struct KeyboardShortcut: Hashable, Sendable, CustomStringConvertible {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    /// - Parameters:
    ///   - key: The key, wherever it is on the user's keyboard; on a keyboard without Latin letters
    ///     a Latin letter is where it is on another one of the user's.
    ///   - modifiers: What is held meanwhile; Ctrl if nothing is said.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: what most people want to do next.
    ///
    /// Matches: SwiftUI.KeyboardShortcut.defaultAction
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: leave everything as it was.
    ///
    /// Matches: SwiftUI.KeyboardShortcut.cancelAction
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The keys as they are written on keyboards, such as `Ctrl+Shift+Z`.
    public var description: String {
        var names: [String] = []
        if !modifiers.isDisjoint(with: [.command, .control]) { names.append("Ctrl") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        return (names + [key.name]).joined(separator: "+")
    }

    /// Whether a key says this.
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
        // Shift may be what it takes to type the character; of a letter it makes another one.
        guard case .character = event.key else { return false }
        return held.contains(.shift) && index == 0 && !isLetter
    }

    private func says(_ meaning: Key) -> Bool {
        KeyEquivalent(meaning).character.lowercased() == key.character.lowercased()
    }
}

nonisolated extension View {
    /// Has a key operate the control in this view.
    ///
    /// Matches: SwiftUI.View.keyboardShortcut(_:modifiers:)
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Has a key operate the control in this view; `nil` for none.
    ///
    /// Matches: SwiftUI.View.keyboardShortcut(_:)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

nonisolated extension EnvironmentValues {
    /// The keys that operate the control in this place; `nil` for none.
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
