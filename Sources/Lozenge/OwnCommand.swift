import LozengeX11

/// A command that every app has, unless the app replaces its group.
enum OwnCommand: CaseIterable {
    case newWindow, closeWindow, settings, quit

    var group: CommandGroupPlacement {
        switch self {
        case .newWindow: .newItem
        case .closeWindow: .saveItem
        case .settings: .appSettings
        case .quit: .appTermination
        }
    }

    var command: StandardCommand {
        switch self {
        case .newWindow: StandardCommand("New Window", "n")
        case .closeWindow: StandardCommand("Close Window", "w")
        case .settings: StandardCommand("Settings…", ",")
        case .quit: StandardCommand("Quit", "q")
        }
    }

    /// Returns the commands for a kind of window.
    static func all(in kind: WindowDescription.Kind, of app: AppGraph) -> [OwnCommand] {
        allCases.filter { command in
            switch command {
            case .newWindow: kind == .group
            case .settings: app.windows.contains { $0.kind == .settings }
            case .closeWindow, .quit: true
            }
        }
    }

    /// Returns the menus of a window, in a bar if the app has commands; `nil` for a window without menus.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - app: The app.
    ///   - showAbout: Shows information about the app.
    /// - Returns: The menus.
    static func menus(
        of window: WindowDescription, in app: AppGraph, showAbout: @escaping () -> Void
    ) -> WindowMenus? {
        guard window.kind != .settings else { return nil }
        var commands = Dictionary(grouping: all(in: window.kind, of: app), by: \.group)
            .mapValues { $0.map(\.command) }
        commands[.appInfo] = [StandardCommand("About \(appName)", action: showAbout)]
        return WindowMenus(commands, areInBar: !app.commands.isEmpty)
    }
}
