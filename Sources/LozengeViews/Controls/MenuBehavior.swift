import LozengeCore

/// The order of the items of a menu.
///
/// Matches: SwiftUI.MenuOrder
/// Differs: a menu of a desktop has the order in which its items are written.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// The effect of an item's action on its menu.
///
/// Matches: SwiftUI.MenuActionDismissBehavior
nonisolated public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let closes: Bool?

    /// The menu is closed.
    ///
    /// Matches: SwiftUI.MenuActionDismissBehavior.automatic
    public static let automatic = MenuActionDismissBehavior(closes: nil)
    /// The menu is closed.
    ///
    /// Matches: SwiftUI.MenuActionDismissBehavior.enabled
    public static let enabled = MenuActionDismissBehavior(closes: true)
    /// The menu stays open.
    ///
    /// Matches: SwiftUI.MenuActionDismissBehavior.disabled
    public static let disabled = MenuActionDismissBehavior(closes: false)
}

nonisolated extension View {
    /// Sets the order of the items of menus in this view.
    ///
    /// Matches: SwiftUI.View.menuOrder(_:)
    /// Differs: the items have the order in which they are written, whatever is set; on a phone, a menu that opens upwards may
    /// turn it.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether the actions of items in this view close their menu.
    ///
    /// Matches: SwiftUI.View.menuActionDismissBehavior(_:)
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}

nonisolated extension EnvironmentValues {
    /// The order of the items of menus.
    ///
    /// Matches: SwiftUI.EnvironmentValues.menuOrder
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The effect of items' actions on their menu, and of buttons in a dialog on the dialog.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

nonisolated private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}
nonisolated private struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}
