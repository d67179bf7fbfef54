import LozengeCore

/// The standard commands in the menus of a window.
package struct WindowMenus {
    let commands: () -> [CommandGroupPlacement: [StandardCommand]]
    /// True for menus in a bar, false for one menu.
    let areInBar: Bool

    /// - Parameters:
    ///   - commands: The commands of the app and the window, besides those for texts and their size.
    ///   - areInBar: True for menus in a bar, false for one menu.
    package init(
        _ commands: @escaping () -> [CommandGroupPlacement: [StandardCommand]] = { [:] },
        areInBar: Bool
    ) {
        self.commands = {
            commands().merging(StandardCommand.editing) { $1 }
                .merging(StandardCommand.textSize) { $1 }
        }
        self.areInBar = areInBar
    }
}

extension KeyEvent {
    /// True for the key that opens the menus of a window.
    ///
    /// Source: F10 opens the menus of GTK and Qt.
    var opensMenus: Bool { key == .function(10) && modifiers.subtracting(.capsLock).isEmpty }
}
