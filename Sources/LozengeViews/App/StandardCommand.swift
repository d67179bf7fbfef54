import LozengeCore

/// A command that every app has, with its name and its key.
package struct StandardCommand {
    let title: LocalizedStringKey
    package let key: KeyEvent

    package init(_ title: LocalizedStringKey, _ key: Character, shift: Bool = false) {
        self.title = title
        self.key = KeyEvent(
            .character(key), modifiers: shift ? [.control, .shift] : .control)
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

    /// Returns true if a key event is the key of this command, whatever the state of Caps Lock.
    package func isMeant(by key: KeyEvent) -> Bool {
        key.modifiers.subtracting(.capsLock) == self.key.modifiers && key.matches(self.key.key)
    }

    /// The command in a menu.
    func button(_ action: @escaping () -> Void) -> some View {
        let modifiers: EventModifiers =
            key.modifiers.contains(.shift) ? [.command, .shift] : .command
        return Button(title, action: action)
            .keyboardShortcut(KeyEquivalent(key.key), modifiers: modifiers)
    }
}
