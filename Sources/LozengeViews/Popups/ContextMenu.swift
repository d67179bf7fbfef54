import Foundation
import LozengeCore

nonisolated extension View {
    /// Adds a context menu to this view, opened by the secondary button or the menu key.
    ///
    /// ```swift
    /// Row(file).contextMenu {
    ///     Button("Rename…") { rename(file) }
    ///     Divider()
    ///     Button("Delete", role: .destructive) { delete(file) }
    /// }
    /// ```
    ///
    /// - Parameter menuItems: Buttons, toggles, submenus and dividers; if empty, no menu opens.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.contextMenu(menuItems:)
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        let items = menuItems()
        return modifier(ContextMenuEffect { AnyView(items) })
    }

    /// Adds a context menu to this view, with a picture of what it is for above the items.
    ///
    /// - Parameters:
    ///   - menuItems: Buttons, toggles, submenus and dividers.
    ///   - preview: The picture; it takes no clicks.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.contextMenu(menuItems:preview:)
    /// Differs: the picture is a part of the menu.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        let (items, preview) = (menuItems(), preview())
        return contextMenu {
            preview
                .padding(8)
                .frame(maxWidth: .infinity)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            Divider()
            items
        }
    }
}

/// A layout-neutral modifier with a context menu.
nonisolated struct ContextMenuEffect {
    let items: () -> AnyView

    init(_ items: @escaping () -> AnyView) { self.items = items }
}

extension ContextMenuEffect: PopupModifier {
    func resolve(_ context: UpdateContext<Self>) -> PopupSlot {
        context.resolved.popup?.update(to: items)
        return context.resolved
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .pointerDown(.secondary, let place, _, _, _) = event else { return false }
        return open(context, at: CGRect(origin: place, size: .zero))
    }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard key.phase == .down, key.isForMenu, let focused = context.tree.focus.node else {
            return false
        }
        return open(context, below: focused)
    }

    func actionInside(_ context: SemanticsContext<Self>) -> ElementAction? {
        guard context.read(\.isEnabled) else { return nil }
        let actions = context.actions
        return { view in
            SemanticAction(.showMenu) { [weak view] in
                if let view { _ = open(actions, below: view) }
            }
        }
    }

    /// Opens the menu for a key: with its first item selected.
    fileprivate func open(_ context: some RequestContext<Self>, below node: Node) -> Bool {
        guard open(context, at: node.frameInWindow) else { return false }
        context.resolved.menu?.selectFirst()
        return true
    }

    fileprivate func open(_ context: some RequestContext<Self>, at anchor: CGRect) -> Bool {
        guard context.read(\.isEnabled) else { return false }
        let (items, node) = (self.items, context.node)
        let extended = context.read(\.menuExtension)
        context.resolved.openMenu(
            { [weak node] in
                let own = items()
                return node.flatMap { extended?.items(own, $0) } ?? own
            }, of: node, at: anchor, onClose: { extended?.mark(nil) })
        if context.resolved.isOpen { extended?.mark(node) }
        return context.resolved.isOpen
    }
}

extension Node {
    /// Opens the context menu that the modifiers of the content have: for a key, or for a press beside the content.
    ///
    /// - Parameter point: The point of the press in the window; `nil` for a key.
    /// - Returns: False if they have none.
    final func openOwnContextMenu(at point: CGPoint? = nil) -> Bool {
        guard let menu = ownContextMenu else { return false }
        let context = EventContext(menu)
        return point.map {
            menu.content.open(context, at: CGRect(origin: $0, size: .zero))
        } ?? menu.content.open(context, below: self)
    }

    /// The context menu that the modifiers of the content have; `nil` for none.
    final var ownContextMenu: ContentNode<ContextMenuEffect>? {
        var node: Node? = self
        while let current = node, current === self || current.role == .modifier {
            if let menu = current as? ContentNode<ContextMenuEffect> { return menu }
            node = current.innerBox
        }
        return nil
    }
}

/// The items that a container adds to the context menus of its views.
final class MenuExtension {
    /// Returns the items of a menu, with those of the container, for the node of the view.
    let items: (AnyView, Node) -> AnyView
    /// Marks the part of the container that the open menu of a view is for; `nil` once the menu is closed.
    let mark: (Node?) -> Void

    init(items: @escaping (AnyView, Node) -> AnyView, mark: @escaping (Node?) -> Void) {
        self.items = items
        self.mark = mark
    }
}

nonisolated extension EnvironmentValues {
    /// The items that the container around adds to context menus; `nil` for none.
    var menuExtension: MenuExtension? {
        get { self[MenuExtensionKey.self] }
        set { self[MenuExtensionKey.self] = newValue }
    }
}

nonisolated private struct MenuExtensionKey: EnvironmentKey {
    static var defaultValue: MenuExtension? { nil }
}

extension KeyEvent {
    /// True for the keys that open a context menu: the menu key and Shift F10.
    var isForMenu: Bool {
        let held = modifiers.subtracting(.capsLock)
        return key == .menu && held.isEmpty || key == .function(10) && held == .shift
    }
}
