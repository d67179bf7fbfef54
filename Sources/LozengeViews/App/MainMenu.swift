import Foundation
import LozengeCore

/// The menu of a window without a menu bar: the commands that every app has.
///
/// Source: `docs/navigation.md`, MENU-1.
package struct MainMenu {
    package let items: () -> AnyView
}

nonisolated extension EnvironmentValues {
    /// The menu for a button in the window's bar; `nil` if the window has a menu bar, or no commands.
    package var mainMenu: MainMenu? {
        get { self[MainMenuKey.self] }
        set { self[MainMenuKey.self] = newValue }
    }

    /// True in the windows of an app, which have menus in a bar of their own or behind a button.
    package var hasMenus: Bool {
        get { self[HasMenusKey.self] }
        set { self[HasMenusKey.self] = newValue }
    }
}

nonisolated private struct HasMenusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct MainMenuKey: EnvironmentKey {
    static var defaultValue: MainMenu? { nil }
}

/// A window's content whose main menu opens by F10, and by the secondary button where nothing else has a menu.
nonisolated struct MainMenuFrame {
    let menu: MainMenu
    let content: AnyView
}

extension MainMenuFrame: View {
    var body: some View {
        content
            .environment(\.mainMenu, menu)
            .modifier(MainMenuEffect(menu: menu, opener: .key))
            .modifier(MainMenuEffect(menu: menu, opener: .secondaryButton))
    }
}

/// A layout-neutral modifier that opens the main menu of a window.
nonisolated private struct MainMenuEffect {
    enum Opener { case key, secondaryButton }

    let menu: MainMenu
    let opener: Opener
}

extension MainMenuEffect: PopupModifier {
    func resolve(_ context: UpdateContext<Self>) -> PopupSlot {
        context.tree.shortcuts.add(context.node, isFallback: true)
        return context.resolved
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        opener == .key && key.opensMenus
    }

    func isShortcut(_ button: PointerButton, _ context: EventContext<Self>) -> Bool {
        opener == .secondaryButton && button == .secondary
    }

    func activate(_ context: EventContext<Self>) {
        var anchor = context.frameInWindow
        anchor.size.height = 0
        if opener == .secondaryButton, let pointer = context.tree.pointer.location {
            anchor = CGRect(origin: pointer, size: .zero)
        }
        context.resolved.openMenu(
            menu.items, of: context.node, at: anchor, isAtEnd: opener == .key)
        if opener == .key { context.resolved.menu?.selectFirst() }
    }
}
