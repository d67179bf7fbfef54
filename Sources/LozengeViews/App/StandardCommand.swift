import LozengeCore

/// A command that every app has, with its name and its key.
package struct StandardCommand {
    let title: LocalizedStringKey
    /// The key that performs it; `nil` for none.
    let key: KeyEvent?
    /// Performs it; `nil` to send its key to the window.
    private let action: (() -> Void)?

    package init(_ title: LocalizedStringKey, _ key: Character, shift: Bool = false) {
        self.title = title
        self.key = KeyEvent(
            .character(key), modifiers: shift ? [.control, .shift] : .control)
        action = nil
    }

    /// Creates a command without a key.
    package init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.title = title
        self.action = action
        key = nil
    }

    static let undo = StandardCommand("Undo", "z")
    /// The commands that redo: that of the menu, and one with another key.
    static let redo = [StandardCommand("Redo", "z", shift: true), StandardCommand("Redo", "y")]

    /// The commands for edited text.
    static let editing: [CommandGroupPlacement: [StandardCommand]] = [
        .undoRedo: [undo, redo[0]],
        .pasteboard: [
            StandardCommand("Cut", "x"), StandardCommand("Copy", "c"),
            StandardCommand("Paste", "v"), StandardCommand("Select All", "a"),
        ],
    ]

    /// The commands for the text size.
    static let textSize: [CommandGroupPlacement: [StandardCommand]] = [
        .textSize: [
            StandardCommand("Larger Text", "+"), StandardCommand("Smaller Text", "-"),
            StandardCommand("Normal Text Size", "0"),
        ]
    ]

    /// Returns true if a key event is the key of this command, whatever the state of Caps Lock.
    package func isMeant(by key: KeyEvent) -> Bool {
        guard let own = self.key else { return false }
        return key.modifiers.subtracting(.capsLock) == own.modifiers && key.matches(own.key)
    }

    /// Returns the command in a menu.
    ///
    /// - Parameter press: Sends a key to the window.
    /// - Returns: The item.
    func button(_ press: @escaping (KeyEvent) -> Void) -> some View {
        Button(title) {
            action?()
            if action == nil, let key { press(key) }
        }
        .keyboardShortcut(shortcut)
    }

    private var shortcut: KeyboardShortcut? {
        key.map { key in
            KeyboardShortcut(
                KeyEquivalent(key.key),
                modifiers: key.modifiers.contains(.shift) ? [.command, .shift] : .command)
        }
    }
}
