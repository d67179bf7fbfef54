import Foundation
import LozengeCore

/// The changes of a collection that its rows offer: deletion, moving, and the insertion of what is dropped.
nonisolated struct RowEdits {
    /// An action of one collection, for a row in it.
    struct Edit<Action> {
        /// The action; `nil` if the program has switched it off.
        let action: Action?
        /// The box of the modifier with the action: inside is one row of the collection.
        weak var owner: Node?
        /// True if the modifier is inside the row: its collection is the nearest around.
        let isInRow: Bool
    }

    var delete: Edit<(IndexSet) -> Void>?
    var move: Edit<(IndexSet, Int) -> Void>?
    var insert: Edit<any RowInsertion>?

    /// Returns these edits with those of a collection inside, which are nearer to the row.
    func over(_ inner: RowEdits?) -> RowEdits {
        RowEdits(
            delete: inner?.delete ?? delete, move: inner?.move ?? move,
            insert: inner?.insert ?? insert)
    }
}

/// A layout-neutral modifier of a collection with actions for its rows.
nonisolated struct RowEditEffect {
    var delete: ((IndexSet) -> Void)??
    var move: ((IndexSet, Int) -> Void)??
    var insert: (any RowInsertion)?
    /// True for a modifier of each view of a collection, false for one of the collection.
    var isInRow = false
}

extension RowEditEffect: PrimitiveModifier {
    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        var traits = ListRowTraits()
        traits.edits = RowEdits(
            delete: delete.map { edit($0, context) }, move: move.map { edit($0, context) },
            insert: insert.map { edit($0, context) })
        return context.listRowTraits(key, traits)
    }

    private func edit<Action>(
        _ action: Action?, _ context: LayoutContext<Self>
    ) -> RowEdits.Edit<Action> {
        RowEdits.Edit(action: action, owner: context.node, isInRow: isInRow)
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
        return node == nil ? nil : found?.elementOfRow
    }
}

extension ListRow {
    /// An action of the collection of a row, with the index of the row there.
    typealias CollectionEdit<Action> = (rows: Node, index: Int, action: Action)

    /// The deletion of the row; `nil` if it cannot be deleted.
    var deletion: CollectionEdit<(IndexSet) -> Void>? {
        traits.isDeleteDisabled == true ? nil : collectionEdit(traits.edits?.delete)
    }

    /// The move of the row; `nil` if it cannot be moved.
    var motion: CollectionEdit<(IndexSet, Int) -> Void>? {
        traits.isMoveDisabled == true ? nil : collectionEdit(traits.edits?.move)
    }

    /// The collection of the row and its index there, if rows of the collection can be moved.
    var movable: (rows: Node, index: Int)? {
        collectionEdit(traits.edits?.move).map { ($0.rows, $0.index) }
    }

    /// The insertion before or after the row; `nil` if nothing can be dropped there.
    var insertion: CollectionEdit<any RowInsertion>? { collectionEdit(traits.edits?.insert) }

    private func collectionEdit<Action>(_ edit: RowEdits.Edit<Action>?) -> CollectionEdit<Action>? {
        guard let edit, let action = edit.action, let owner = edit.owner,
            let (rows, index) = edit.isInRow
                ? owner.element : node?.content(inside: 0)?.element(below: owner)
        else { return nil }
        return (rows, index, action)
    }
}

extension ListModel {
    /// The rows that a key's command is for, which are made if they are out of sight: the selected ones, or that of the
    /// cursor if none exists, such as after the selected ones were deleted.
    var commanded: [ListRow] {
        let known = selected.isEmpty ? [] : selectedRows
        return known.isEmpty ? cursorRow.map { [$0] } ?? [] : known
    }

    /// Lets the collections of rows delete them; the cursor of one that is gone goes to the next row.
    ///
    /// - Returns: False if none of them can be deleted.
    func delete(_ rows: [ListRow]) -> Bool {
        keepCursor(from: rows)
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

    /// Moves the cursor from rows to the first row that is left after them, or to the last one before, if the next
    /// layout shows them no more.
    private func keepCursor(from gone: [ListRow]) {
        guard let row = gone.first(where: { $0.value == cursor.row }), let old = row.value else {
            return
        }
        let goneValues = Set(gone.compactMap(\.value))
        let (after, before) = neighbors(of: row)
        let next =
            after.first { !goneValues.contains($0) } ?? before.last { !goneValues.contains($0) }
        node?.tree.performAfterLayout { [weak self] in
            guard let self, !rows.contains(where: { $0.value == old }),
                node?.canScroll(to: old) != true
            else { return }
            cursor.reset(to: next)
        }
    }

    /// Returns the values of the rows after and before a row: of the rows that are made, if it is one of them, and
    /// otherwise of its collection.
    private func neighbors(of row: ListRow) -> (after: [AnyHashable], before: [AnyHashable]) {
        if let index = rows.lastIndex(where: { $0.value == row.value }) {
            return (
                rows[index...].compactMap(\.value), rows[..<index].compactMap(\.value)
            )
        }
        guard let (collection, index) = row.element else { return ([], []) }
        let values = { (range: Range<Int>) in
            range.compactMap { collection.elementID(at: $0) }
                .compactMap { self.selection?.value(ofID: $0) }
        }
        return (values(index + 1..<max(index + 1, collection.elementCount)), values(0..<index))
    }

    /// Returns the move of rows: of those that are in the collection of the first that can be moved.
    func motion(
        of rows: [ListRow]
    ) -> (collection: Node, indices: IndexSet, action: (IndexSet, Int) -> Void)? {
        let motions = rows.compactMap(\.motion)
        guard let first = motions.first else { return nil }
        let indices = IndexSet(motions.filter { $0.rows === first.rows }.map(\.index))
        return (first.rows, indices, first.action)
    }

    /// Returns false if elements would not move: they are next to each other at that place.
    static func isMove(of indices: IndexSet, to place: Int) -> Bool {
        guard let low = indices.first, let high = indices.last else { return false }
        let isInOneRun = high - low + 1 == indices.count
        return !isInOneRun || place < low || place > high + 1
    }

    /// Moves rows by one place.
    func move(_ rows: [ListRow], by step: Int) -> Bool {
        guard let (collection, indices, action) = motion(of: rows),
            let low = indices.first, let high = indices.last
        else { return false }
        let place = step < 0 ? max(0, low - 1) : min(collection.elementCount, high + 2)
        if Self.isMove(of: indices, to: place) { action(indices, place) }
        return true
    }
}
