import Foundation
import LozengeCore

/// The context menu of rows, and the action of a double click.
///
/// Source: `docs/lists.md`, LIST-15, LIST-16, LIST-18.
extension ListModel {
    /// Opens the menu of rows.
    ///
    /// - Parameters:
    ///   - rows: The rows that its commands are for; none for the menu beside the rows.
    ///   - anchor: The rectangle in the window beside which it opens.
    /// - Returns: False if there is nothing to do with the rows.
    func openMenu(for rows: [ListRow], at anchor: CGRect) -> Bool {
        let values = rows.contains(where: \.isSelected) ? selected : Set(rows.compactMap(\.value))
        guard let node else { return false }
        let items = menu?.items
        let additions = additions(for: rows)
        guard additions != nil || items != nil && (rows.isEmpty || !values.isEmpty)
        else { return false }
        popup.openMenu(
            { AnyView(RowMenu(items: items?(values), additions: additions ?? MenuAdditions())) },
            of: node, at: anchor, onClose: { [weak self] in self?.mark(nil) })
        if popup.isOpen { mark(rows.count == 1 ? rows[0] : nil) }
        return popup.isOpen
    }

    /// Marks the row that the open menu is for, and no other.
    func mark(_ row: ListRow?) {
        for other in rows where other.isMarked != (other === row) {
            other.isMarked = other === row
            other.node?.setNeedsPaint()
        }
    }

    /// Returns the row that a view is in.
    func row(around node: Node) -> ListRow? {
        var box: Node? = node
        while let current = box, !(current is ContentNode<ListRowEffect>) { box = current.superbox }
        return (box as? ContentNode<ListRowEffect>)?.resolved
    }

    /// Returns the items of the menu of a view in a row, with the commands of the row.
    func extended(_ items: AnyView, of node: Node) -> AnyView {
        guard let row = row(around: node) else { return items }
        return AnyView(
            RowMenu(
                items: items,
                additions: additions(for: row.isSelected ? commanded : [row]) ?? MenuAdditions()))
    }

    /// The commands of rows: the buttons of a swipe over the only one, and the deletion; `nil` for none.
    private func additions(for rows: [ListRow]) -> MenuAdditions? {
        let own = rows.count == 1 ? rows[0].ownSwipeActions : []
        let hasOwnDeletion = own.contains { $0.edge == .trailing }
        let canDelete = !hasOwnDeletion && rows.contains { $0.deletion != nil }
        guard !own.isEmpty || canDelete else { return nil }
        return MenuAdditions(
            before: (own.filter { $0.edge == .leading } + own.filter { $0.edge == .trailing })
                .map(\.content),
            delete: canDelete
                ? { [weak self] in
                    guard let self else { return }
                    _ = delete(rows.contains(where: \.isSelected) ? selectedRows : rows)
                } : nil)
    }

    /// Opens the menu of the rows that a command is for, for a key.
    func openMenu() -> Bool { openMenu(below: commanded) }

    /// Opens the menu of rows below the first of them, with its first item selected.
    func openMenu(below rows: [ListRow]) -> Bool {
        guard let box = rows.first?.node else { return false }
        if rows.count == 1, box.openOwnContextMenu() { return true }
        guard openMenu(for: rows, at: box.frameInWindow) else { return false }
        popup.menu?.selectFirst()
        return true
    }

    /// True if a row has a menu: one of its own, of the list, or of the commands of the row.
    func hasMenu(_ row: ListRow) -> Bool {
        row.node?.ownContextMenu != nil || menu != nil && row.value != nil
            || additions(for: [row]) != nil
    }

    /// Performs the action of a double click on a row: on all selected rows if it is one of them.
    ///
    /// - Returns: False if there is none.
    @discardableResult
    func performPrimaryAction(on row: ListRow) -> Bool {
        guard let action = menu?.primaryAction, let value = row.value else { return false }
        action(row.isSelected ? selected : [value])
        return true
    }
}

/// The items that a list adds to the menu of a row.
nonisolated struct MenuAdditions {
    /// The items at the top.
    var before: [AnyView] = []
    /// Deletes the rows, as the last item does; `nil` for none.
    var delete: (() -> Void)?
}

/// The items of the menu of rows: those of the program between those of the list.
nonisolated private struct RowMenu {
    let items: AnyView?
    let additions: MenuAdditions
}

extension RowMenu: View {
    var body: some View {
        ForEach(additions.before.indices, id: \.self) { additions.before[$0] }
        if let items {
            if !additions.before.isEmpty { Divider() }
            items
        }
        if let delete = additions.delete {
            if items != nil || !additions.before.isEmpty { Divider() }
            Button("Delete", role: .destructive, action: delete)
        }
    }
}
