import LozengeCore

/// A command that every app has, with its name and its key.
package struct StandardCommand {
    let title: Text
    let shortcut: KeyboardShortcut?
    /// The key that performs it; `nil` for a command with an action.
    let key: KeyEvent?
    private let action: (() -> Void)?

    /// Creates a command that sends its key to the window.
    package init(_ title: LocalizedStringKey, _ key: Character, shift: Bool = false) {
        self.title = Text(title)
        let event = KeyEvent(.character(key), modifiers: shift ? [.control, .shift] : .control)
        self.key = event
        shortcut = KeyboardShortcut(
            KeyEquivalent(event.key), modifiers: shift ? [.command, .shift] : .command)
        action = nil
    }

    /// Creates a command with an action; `nil` for no keys.
    package init(
        _ title: Text, _ shortcut: KeyboardShortcut? = nil, action: @escaping () -> Void
    ) {
        (self.title, self.shortcut, self.action) = (title, shortcut, action)
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
    package func isMeant(by event: KeyEvent) -> Bool {
        guard let key else { return shortcut?.matches(event) == true }
        return event.modifiers.subtracting(.capsLock) == key.modifiers && event.matches(key.key)
    }

    /// Performs the command of a key, or of a menu.
    ///
    /// - Parameter press: Sends a key to the window.
    package func perform(_ press: (KeyEvent) -> Void = { _ in }) {
        action?()
        if let key { press(key) }
    }

    /// Returns the command in a menu.
    ///
    /// - Parameter press: Sends a key to the window.
    /// - Returns: The item.
    func button(_ press: @escaping (KeyEvent) -> Void) -> some View {
        Button {
            perform(press)
        } label: {
            title
        }
        .keyboardShortcut(shortcut)
    }
}
