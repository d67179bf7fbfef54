import Foundation
import LozengeCore

/// The popup of a view.
final class PopupSlot {
    private(set) var popup: PopupRuntime?

    var isOpen: Bool { popup != nil }
    /// The open menu; `nil` if the popup is no menu.
    var menu: MenuRuntime? { popup as? MenuRuntime }

    /// Opens a popup in front of its window, in place of the open one.
    ///
    /// - Parameters:
    ///   - made: The popup.
    ///   - options: The kind and the position.
    ///   - onClose: Called when it is closed, by the user or the app.
    func open(
        _ made: PopupRuntime, _ options: PopupOptions, onClose: @escaping () -> Void = {}
    ) {
        close()
        made.onClose = { [weak self] in
            self?.popup = nil
            onClose()
        }
        if made.open(options) { popup = made }
    }

    /// Opens a menu that belongs to `node`.
    ///
    /// - Parameters:
    ///   - items: The items; if empty, no menu opens.
    ///   - node: The node of the view with the menu.
    ///   - anchor: The rectangle beside the menu, in the window.
    ///   - isBeside: True to open beside the rectangle in reading direction; false to open below.
    ///   - isAtEnd: True to align the ends of the menu and the rectangle, false for their starts.
    ///   - besides: Handles events outside of the menu; returns true if it handled one.
    ///   - onClose: Called when it is closed.
    func openMenu(
        _ items: @escaping () -> AnyView, of node: Node, at anchor: CGRect,
        isBeside: Bool = false, isAtEnd: Bool = false,
        besides: @escaping (InputEvent) -> Bool = { _ in false },
        onClose: @escaping () -> Void = {}
    ) {
        let isTurned = node.isRightToLeft
        let menu = MenuRuntime(over: node.tree, node.environment, content: items)
        menu.besides = besides
        let side: PopupOptions.Side = isBeside ? (isTurned ? .left : .right) : .below
        open(
            menu,
            PopupOptions(.menu, anchor: anchor, side: side, isRightToLeft: isTurned != isAtEnd),
            onClose: onClose)
    }

    func close() { popup?.close() }
}

/// A primitive with a popup, which is closed with the view and has the view's environment.
@MainActor
protocol PopupOwner: Primitive {
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot
}

/// A modifier with a popup.
@MainActor
protocol PopupModifier: PopupOwner, PrimitiveModifier {}

extension PopupModifier {
    static var affectsLayout: Bool { false }
}

extension PopupOwner {
    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues {
        popupSlot(context).popup?.setEnvironment(environment)
        return environment
    }

    func disappear(_ context: UpdateContext<Self>) { popupSlot(context).close() }
}

extension PopupModifier where Resolved == PopupSlot {
    static var unresolved: PopupSlot { PopupSlot() }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved }
}
