import Foundation

/// An icon in the desktop's panel that stands for an app, with a menu or a window.
public struct StatusItem: Equatable, Sendable {
    /// The icon in the panel.
    public enum Icon: Equatable, Sendable {
        /// An icon of the desktop's theme.
        case named(String)
        /// Pictures in several sizes.
        case pictures([Picture])
    }

    /// The name of the item, which the panel shows in a tooltip.
    public var title: String
    public var icon: Icon
    /// The items of its menu; `nil` if it opens a window.
    public var menu: [MenuEntry]?

    public init(title: String, icon: Icon, menu: [MenuEntry]?) {
        (self.title, self.icon, self.menu) = (title, icon, menu)
    }
}

/// An item of a menu that the desktop shows.
public struct MenuEntry: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case command
        /// An item that is on or off.
        case mark(isOn: Bool)
        /// One of several options.
        case option(isOn: Bool)
        case separator
        case submenu([MenuEntry])
    }

    /// The identity of the item in its menu and all submenus: a positive number.
    public var id: Int32
    public var kind: Kind
    public var title: String
    public var isEnabled: Bool

    public init(id: Int32, kind: Kind, title: String = "", isEnabled: Bool = true) {
        (self.id, self.kind, self.title, self.isEnabled) = (id, kind, title, isEnabled)
    }

    /// The items of its submenu.
    public var children: [MenuEntry] { if case .submenu(let items) = kind { items } else { [] } }
}

extension [MenuEntry] {
    /// The items and those of all submenus, each before those inside.
    public var flattened: [MenuEntry] { flatMap { [$0] + $0.children.flattened } }
}
