import LozengeCore

/// The rows that stand for controls in a menu; the menu puts them into the environment.
nonisolated package final class MenuRows: Equatable, Sendable {
    /// Makes the row of a button from its role, its action and its label.
    package let button: @MainActor @Sendable (ButtonRole?, @escaping () -> Void, AnyView) -> AnyView
    /// Makes the row of a toggle from its state, its action and its label.
    package let toggle: @MainActor @Sendable (Bool, @escaping () -> Void, AnyView) -> AnyView
    /// Makes the row of one of several options from its state, its action and its label.
    package let option: @MainActor @Sendable (Bool, @escaping () -> Void, AnyView) -> AnyView
    /// Makes the row of a menu from its items and its label; `nil` for a button that opens it.
    package let submenu: Submenu?

    package typealias Submenu = @MainActor @Sendable (@escaping () -> AnyView, AnyView) -> AnyView

    init(
        button:
            @escaping @MainActor @Sendable (ButtonRole?, @escaping () -> Void, AnyView) ->
            AnyView,
        toggle: @escaping @MainActor @Sendable (Bool, @escaping () -> Void, AnyView) -> AnyView,
        option: @escaping @MainActor @Sendable (Bool, @escaping () -> Void, AnyView) -> AnyView,
        submenu: Submenu? = nil
    ) {
        self.button = button
        self.toggle = toggle
        self.option = option
        self.submenu = submenu
    }

    package static func == (lhs: MenuRows, rhs: MenuRows) -> Bool { lhs === rhs }
}

nonisolated extension EnvironmentValues {
    /// The rows that stand for controls; `nil` outside of menus.
    package var menuRows: MenuRows? {
        get { self[MenuRowsKey.self] }
        set { self[MenuRowsKey.self] = newValue }
    }
}

nonisolated private struct MenuRowsKey: EnvironmentKey {
    static var defaultValue: MenuRows? { nil }
}
