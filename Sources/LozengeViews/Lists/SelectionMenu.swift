import LozengeCore

/// The menu and the action of the selected rows of a list.
///
/// An object that stays: a new one would pass through the environment of every row each time the menu is described.
final class SelectionMenu {
    /// Makes the items for values of rows; `nil` without a menu.
    fileprivate(set) var items: ((Set<AnyHashable>) -> AnyView)?
    /// Performs the action of a double click; `nil` without one.
    fileprivate(set) var primaryAction: ((Set<AnyHashable>) -> Void)?

    nonisolated init() {}
}

nonisolated extension View {
    /// Adds a context menu for the selected rows of the lists and tables in this view.
    ///
    /// ```swift
    /// List(letters, selection: $selection) { letter in Text(letter.subject) }
    ///     .contextMenu(forSelectionType: Letter.ID.self) { ids in
    ///         Button("Archive") { archive(ids) }
    ///     } primaryAction: { ids in
    ///         open(ids)
    ///     }
    /// ```
    ///
    /// On a row that is not selected, the menu is for that row alone; beside the rows, it gets an empty set.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection's values.
    ///   - menu: Makes the items for the values of rows; without items, no menu opens.
    ///   - primaryAction: Called for a double click on a row with its value, or for Return with those of all selected
    ///     rows; `nil` for none.
    /// - Returns: This view with the menu.
    ///
    /// Matches: SwiftUI.View.contextMenu(forSelectionType:menu:primaryAction:)
    /// Source: `docs/lists.md`, LIST-15, LIST-16.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func typed(_ values: Set<AnyHashable>) -> Set<I> {
            Set(values.compactMap { $0.base as? I })
        }
        return modifier(
            SelectionMenuModifier(
                items: { AnyView(menu(typed($0))) },
                primaryAction: primaryAction.map { action in { action(typed($0)) } }))
    }
}

nonisolated private struct SelectionMenuModifier {
    let items: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?
    @State private var menu = SelectionMenu()

    init(
        items: @escaping (Set<AnyHashable>) -> AnyView,
        primaryAction: ((Set<AnyHashable>) -> Void)?
    ) {
        (self.items, self.primaryAction) = (items, primaryAction)
    }
}

extension SelectionMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        (menu.items, menu.primaryAction) = (items, primaryAction)
        return content.environment(\.selectionMenu, menu)
    }
}

nonisolated extension EnvironmentValues {
    /// The menu of the selected rows of lists; `nil` for none.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

nonisolated private struct SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
}
