import Foundation
import LozengeCore

/// The popup of a view.
final class PopupSlot {
    private(set) var popup: PopupRuntime?

    var isOpen: Bool { popup != nil }
    /// The menu, if that is what is open.
    var menu: MenuRuntime? { popup as? MenuRuntime }

    /// Opens it in front of its window, in the place of what is open.
    ///
    /// - Parameters:
    ///   - made: What shows it.
    ///   - options: What it is, and where.
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
    ///   - items: What is in it; nothing opens where that is nothing.
    ///   - node: The box of the view that has the menu.
    ///   - anchor: What it is beside, in the window.
    ///   - isBeside: Whether it opens beside that in the direction of reading, and not below.
    ///   - besides: Takes what happens beside the menu: whether it has a use for it.
    ///   - onClose: Called when it is closed.
    func openMenu(
        _ items: @escaping () -> AnyView, of node: Node, at anchor: CGRect,
        isBeside: Bool = false, besides: @escaping (InputEvent) -> Bool = { _ in false },
        onClose: @escaping () -> Void = {}
    ) {
        let isTurned = node.isRightToLeft
        let menu = MenuRuntime(over: node.tree, node.environment, content: items)
        menu.besides = besides
        let side: PopupOptions.Side = isBeside ? (isTurned ? .left : .right) : .below
        open(
            menu, PopupOptions(.menu, anchor: anchor, side: side, isRightToLeft: isTurned),
            onClose: onClose)
    }

    func close() { popup?.close() }
}

/// A primitive with a popup, which is closed with the view and has the view's environment.
@MainActor
protocol PopupOwner: Primitive {
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot
}

/// A modifier that may.
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
