import Foundation
import LozengeCore

/// The context menu of rows that can be deleted.
///
/// Source: `docs/lists.md`, LIST-18.
extension ListModel {
    /// Opens the menu of rows.
    ///
    /// - Parameters:
    ///   - rows: The rows that its commands are for.
    ///   - anchor: The rectangle in the window beside which it opens.
    /// - Returns: False if there is nothing to do with the rows.
    func openMenu(for rows: [ListRow], at anchor: CGRect) -> Bool {
        guard let node, rows.contains(where: { $0.deletion != nil }) else { return false }
        popup.openMenu(
            { [weak self] in
                AnyView(Button("Delete", role: .destructive) { _ = self?.delete(rows) })
            }, of: node, at: anchor)
        return popup.isOpen
    }

    /// Opens the menu of the rows that a command is for, for a key.
    func openMenu() -> Bool {
        let rows = commanded
        guard let box = rows.first?.node else { return false }
        guard openMenu(for: rows, at: box.frameInWindow) else { return false }
        popup.menu?.selectFirst()
        return true
    }
}
