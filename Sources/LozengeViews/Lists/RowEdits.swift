import Foundation
import LozengeCore

/// The changes of a collection that its rows offer: deletion and moving.
nonisolated struct RowEdits {
    /// An action of one collection, for a row in it.
    struct Edit<Action> {
        /// The action; `nil` if the program has switched it off.
        let action: Action?
        /// The box of the modifier with the action: inside is one row of the collection.
        weak var owner: Node?
    }

    var delete: Edit<(IndexSet) -> Void>?
    var move: Edit<(IndexSet, Int) -> Void>?

    /// Returns these edits with those of a collection inside, which are nearer to the row.
    func over(_ inner: RowEdits?) -> RowEdits {
        RowEdits(delete: inner?.delete ?? delete, move: inner?.move ?? move)
    }
}

/// A layout-neutral modifier of a collection with actions for its rows.
nonisolated struct RowEditEffect {
    var delete: ((IndexSet) -> Void)??
    var move: ((IndexSet, Int) -> Void)??
}

extension RowEditEffect: PrimitiveModifier {
    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        var traits = ListRowTraits()
        traits.edits = RowEdits(
            delete: delete.map { RowEdits.Edit(action: $0, owner: context.node) },
            move: move.map { RowEdits.Edit(action: $0, owner: context.node) })
        return context.listRowTraits(key, traits)
    }
}

extension Node {
    /// Returns the row of the collection around which `owner` is a box, and that collection.
    fileprivate final func element(below owner: Node) -> (rows: Node, index: Int)? {
        var (found, node) = (RowNode?.none, Node?.some(self))
        while let current = node, current !== owner, !owner.isBelow(current) {
            if let row = current as? RowNode { found = row }
            node = current.parent
        }
        guard node != nil, let found, let rows = found.parent, let index = rows.index(of: found)
        else { return nil }
        return (rows, index)
    }
}

extension ListRow {
    /// The collection of the row, and its index there, as an edit counts.
    private func element<Action>(of edit: RowEdits.Edit<Action>?) -> (rows: Node, index: Int)? {
        guard let edit, edit.action != nil, let owner = edit.owner else { return nil }
        return node?.content(inside: 0)?.element(below: owner)
    }

    /// The collection that deletes the row, and its index there; `nil` if the row cannot be deleted.
    var deletion: (rows: Node, index: Int, action: (IndexSet) -> Void)? {
        guard traits.isDeleteDisabled != true, let edit = traits.edits?.delete,
            let action = edit.action, let (rows, index) = element(of: edit)
        else { return nil }
        return (rows, index, action)
    }

    /// The collection that moves the row, and its index there; `nil` if the row cannot be moved.
    var motion: (rows: Node, index: Int, action: (IndexSet, Int) -> Void)? {
        guard traits.isMoveDisabled != true, let edit = traits.edits?.move,
            let action = edit.action, let (rows, index) = element(of: edit)
        else { return nil }
        return (rows, index, action)
    }
}

extension ListModel {
    func canMove(_ row: ListRow) -> Bool { row.motion != nil }

    /// The rows that a command is for: the selected ones, or else that of the cursor.
    var commanded: [ListRow] {
        let selected = rows.filter(\.isSelected)
        if !selected.isEmpty { return selected }
        return rows.filter { $0.value != nil && $0.value == cursor.row }
    }

    /// Lets the collections of rows delete them.
    ///
    /// - Returns: False if none of them can be deleted.
    func delete(_ rows: [ListRow]) -> Bool {
        var found: [ObjectIdentifier: (indices: IndexSet, action: (IndexSet) -> Void)] = [:]
        var order: [ObjectIdentifier] = []
        for row in rows {
            guard let (collection, index, action) = row.deletion else { continue }
            let name = ObjectIdentifier(collection)
            if found[name] == nil { order.append(name) }
            found[name, default: ([], action)].indices.insert(index)
        }
        for name in order {
            if let (indices, action) = found[name] { action(indices) }
        }
        return !order.isEmpty
    }

    /// Moves rows of one collection.
    ///
    /// - Parameters:
    ///   - rows: The rows; those of other collections than the first one's stay.
    ///   - destination: The index before which they are moved, counted before the move.
    /// - Returns: False if they cannot be moved, or would not move.
    func move(_ rows: [ListRow], to destination: (IndexSet) -> Int) -> Bool {
        guard let first = rows.lazy.compactMap(\.motion).first else { return false }
        let indices = IndexSet(
            rows.compactMap { $0.motion }.filter { $0.rows === first.rows }.map(\.index))
        let place = destination(indices)
        guard Self.isMove(of: indices, to: place) else { return false }
        first.action(indices, place)
        return true
    }

    /// Returns false if elements would not move: they are next to each other at that place.
    static func isMove(of indices: IndexSet, to place: Int) -> Bool {
        guard let low = indices.first, let high = indices.last else { return false }
        let isInOneRun = high - low + 1 == indices.count
        return !isInOneRun || place < low || place > high + 1
    }

    /// Moves the rows of a command by one place.
    func moveCommanded(by step: Int) -> Bool {
        let rows = commanded
        guard let first = rows.lazy.compactMap(\.motion).first else { return false }
        let count = first.rows.elementCount
        _ = move(rows) { indices in
            guard let low = indices.first, let high = indices.last else { return 0 }
            return step < 0 ? max(0, low - 1) : min(count, high + 2)
        }
        return true
    }
}
