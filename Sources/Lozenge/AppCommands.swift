import LozengeX11

/// The commands that every app has in a window, unless it replaces their groups.
struct AppCommands {
    /// A command without its title.
    enum Command {
        case newWindow(WindowKind), show(WindowKind), hide(WindowKind)
        case settings, shortcuts, about, quit
        case manage(WindowAction)
    }

    /// The kinds of windows of the app.
    let kinds: [WindowKind]
    /// The kind of the window.
    let kind: WindowKind
    /// Returns true if a window of a kind is open.
    let isOpen: (WindowKind) -> Bool
    let perform: (Command) -> Void

    var groups: [CommandGroupPlacement: [StandardCommand]] {
        var groups: [CommandGroupPlacement: [StandardCommand]] = [:]
        groups[.newItem] = newWindows
        groups[.saveItem] = [command("Close Window", KeyboardShortcut("w"), .manage(.close))]
        groups[.appInfo] = [command(Text("About \(appName)"), nil, .about)]
        groups[.keyboardShortcuts] = [
            command("Keyboard Shortcuts", KeyboardShortcut("?"), .shortcuts)
        ]
        if kinds.contains(where: { $0.description.kind == .settings }) {
            groups[.appSettings] = [command("Settings…", KeyboardShortcut(","), .settings)]
        }
        groups[.appTermination] = [command("Quit", KeyboardShortcut("q"), .quit)]
        groups[.windowSize] = [
            command("Minimize", nil, .manage(.minimize)),
            command("Zoom", nil, .manage(.maximize)),
            command("Full Screen", .fullScreen, .manage(.fullScreen)),
        ]
        groups[.singleWindowList] = singles(.single).map {
            command($0.title, $0.description.shortcut ?? nil, .show($0))
        }
        groups[.utilityWindows] = singles(.utility).map {
            let isOpen = isOpen($0)
            return command(
                isOpen ? Text("Hide \($0.title)") : Text("Show \($0.title)"),
                $0.description.shortcut ?? nil, isOpen ? .hide($0) : .show($0))
        }
        return groups
    }

    /// The commands that open windows of groups; Ctrl N opens one of the same kind if there is one.
    ///
    /// Source: `docs/windows.md`, WINDOW-2.
    private var newWindows: [StandardCommand] {
        let groups = singles(.group).filter { $0.description.document?.makesDocuments != false }
        let main = groups.first { $0.key == kind.key } ?? groups.first
        return groups.map { group in
            let usual = group.key == main?.key ? KeyboardShortcut("n") : nil
            let single = group.description.document == nil ? Text("New Window") : Text("New")
            return command(
                groups.count > 1 && group.description.document == nil
                    ? Text("New \(group.title) Window") : single,
                group.description.shortcut ?? usual, .newWindow(group))
        }
    }

    private func singles(_ kind: WindowDescription.Kind) -> [WindowKind] {
        kinds.filter { $0.description.kind == kind && !$0.description.removesCommands }
    }

    private func command(
        _ title: LocalizedStringKey, _ shortcut: KeyboardShortcut?, _ command: Command
    ) -> StandardCommand { self.command(Text(title), shortcut, command) }

    private func command(
        _ title: Text, _ shortcut: KeyboardShortcut?, _ command: Command
    ) -> StandardCommand {
        let perform = perform
        return StandardCommand(title, shortcut) { perform(command) }
    }
}

extension KeyboardShortcut {
    /// F11, as in other programs for X11.
    fileprivate static let fullScreen = KeyboardShortcut("\u{F70E}", modifiers: [])
}

/// A kind of window of the app, and its identity.
struct WindowKind {
    let key: String
    let description: WindowDescription

    /// Returns the kinds of windows of an app.
    static func all(of app: AppGraph) -> [WindowKind] {
        var counts: [String: Int] = [:]
        return app.windows.map { window in
            let name = "\(window.kind.rawValue) \(window.id ?? "")"
            counts[name, default: 0] += 1
            return WindowKind(key: "\(name) \(counts[name] ?? 1)", description: window)
        }
    }

    var title: Text { description.title ?? Text(verbatim: appName) }
}
