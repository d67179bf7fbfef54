import LozengeCore

/// The contents of a window's menus: the app's commands among the standard ones.
final class MenuBarContent: Dependency {
    /// A menu of the bar.
    struct Menu {
        let title: Text
        let items: () -> AnyView
    }

    /// The present commands of the app.
    private var entries: [CommandEntry] = []
    /// Performs a key.
    private let press: (KeyEvent) -> Void
    /// Returns false for a key that would have no effect now.
    private let isUseful: (KeyEvent) -> Bool
    /// The standard commands of this app.
    private let standard: () -> [CommandGroupPlacement: [StandardCommand]]

    init(
        _ standard: @escaping () -> [CommandGroupPlacement: [StandardCommand]],
        press: @escaping (KeyEvent) -> Void, isUseful: @escaping (KeyEvent) -> Bool
    ) {
        self.standard = standard
        (self.press, self.isUseful) = (press, isUseful)
    }

    /// True if a view of the window can be reloaded.
    var canReload = false {
        didSet { if canReload != oldValue { noteChange() } }
    }

    func update(to entries: [CommandEntry]) {
        guard !entries.elementsEqual(self.entries, by: { $0.content === $1.content }) else {
            return
        }
        self.entries = entries
        noteChange()
    }

    /// The menus in order, without empty ones.
    var menus: [Menu] {
        noteRead()
        let own = entries.compactMap { entry in
            if case .menu(let name) = entry.place { Menu(title: name) { entry.view } } else { nil }
        }
        return [
            menu(
                "File",
                [
                    .newItem, .saveItem, .importExport, .printItem, .appSettings,
                    .systemServices, .appVisibility, .appTermination,
                ]),
            menu("Edit", [.undoRedo, .pasteboard, .textEditing, .textFormatting]),
            menu("View", [.toolbar, .sidebar, .utilityWindows, .textSize]),
        ].compactMap { $0 } + own
            + [
                menu(
                    "Window",
                    [.windowSize, .windowList, .singleWindowList, .windowArrangement]),
                menu("Help", [.help, .keyboardShortcuts, .appInfo]),
            ].compactMap { $0 }
    }

    /// The commands of a window without a menu bar, in one menu.
    ///
    /// Source: `docs/navigation.md`, MENU-1.
    var mainMenu: AnyView {
        noteRead()
        let groups: [CommandGroupPlacement] = [
            .newItem, .toolbar, .utilityWindows, .textSize, .singleWindowList, .appSettings,
            .keyboardShortcuts, .appInfo, .saveItem, .appTermination,
        ]
        return sections(of: groups)
    }

    private func menu(_ title: LocalizedStringKey, _ groups: [CommandGroupPlacement]) -> Menu? {
        let commands = standard()
        guard groups.contains(where: { !items(of: $0, among: commands).isEmpty }) else {
            return nil
        }
        // The commands are those at the time when the menu opens.
        return Menu(title: Text(title)) { self.sections(of: groups) }
    }

    private func sections(of groups: [CommandGroupPlacement]) -> AnyView {
        let commands = standard()
        let sections = groups.map { items(of: $0, among: commands) }.filter { !$0.isEmpty }
        return AnyView(
            ForEach(sections.indices, id: \.self) { section in
                if section > 0 { Divider() }
                ForEach(sections[section].indices, id: \.self) { sections[section][$0] }
            })
    }

    /// Returns the commands of a group, with those of the app before, after or in its place.
    private func items(
        of group: CommandGroupPlacement,
        among standard: [CommandGroupPlacement: [StandardCommand]]
    ) -> [AnyView] {
        var (before, instead, after): ([AnyView], [AnyView]?, [AnyView]) = ([], nil, [])
        for entry in entries {
            switch entry.place {
            case .before(group): before.append(entry.view)
            case .replacing(group): instead = (instead ?? []) + [entry.view]
            case .after(group): after.append(entry.view)
            default: break
            }
        }
        let (press, isUseful) = (press, isUseful)
        let reload = group == .toolbar && canReload ? [StandardCommand.reload] : []
        let own = (standard[group, default: []] + reload).map { command in
            AnyView(StandardItem(command: command, press: press, isUseful: isUseful))
        }
        return before + (instead ?? own) + after
    }
}

extension CommandEntry.Place {
    fileprivate static func ~= (pattern: Self, place: Self) -> Bool {
        switch (pattern, place) {
        case (.before(let one), .before(let other)), (.replacing(let one), .replacing(let other)),
            (.after(let one), .after(let other)):
            one == other
        default: false
        }
    }
}

/// The item of a standard command, disabled if its key has no effect when the menu opens.
nonisolated private struct StandardItem {
    let command: StandardCommand
    let press: (KeyEvent) -> Void
    let isUseful: (KeyEvent) -> Bool
}

extension StandardItem: View {
    var body: some View {
        command.button(press).disabled(command.key.map { !isUseful($0) } ?? false)
    }
}
