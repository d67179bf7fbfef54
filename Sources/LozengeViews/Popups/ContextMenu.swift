import Foundation
import LozengeCore

nonisolated extension View {
    /// Has the secondary button, and the menu key, open a menu for this view.
    ///
    /// - Parameter menuItems: Buttons, toggles, further menus and dividers; nothing opens where there
    ///   are none.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.contextMenu(menuItems:)
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        let items = menuItems()
        return modifier(ContextMenuEffect { AnyView(items) })
    }
}

/// A box that is its child, and has a menu.
nonisolated struct ContextMenuEffect {
    let items: () -> AnyView

    init(_ items: @escaping () -> AnyView) { self.items = items }
}

extension ContextMenuEffect: PopupModifier {
    func resolve(_ node: PrimitiveNode<Self>) -> PopupPlace {
        node.resolved.popup?.take(items)
        return node.resolved
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ node: PrimitiveNode<Self>) -> Bool {
        guard case .pointerDown(.secondary, let place, _, _, _) = event else { return false }
        return open(node, at: CGRect(origin: place, size: .zero))
    }

    func handle(_ key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool {
        guard key.phase == .down, key.isForMenu, let focused = node.tree.focus.node else {
            return false
        }
        guard open(node, at: focused.frameInWindow) else { return false }
        node.resolved.menu?.selectFirst()
        return true
    }

    private func open(_ node: PrimitiveNode<Self>, at anchor: CGRect) -> Bool {
        guard node.read(\.isEnabled) else { return false }
        node.resolved.openMenu(items, of: node, at: anchor)
        return node.resolved.isOpen
    }
}

extension KeyEvent {
    /// Whether the key opens the menu of what has the keyboard: the menu key, or Shift F10.
    var isForMenu: Bool {
        let held = modifiers.subtracting(.capsLock)
        return key == .menu && held.isEmpty || key == .function(10) && held == .shift
    }
}
