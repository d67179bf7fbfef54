import LozengeCore

/// The values of all rows of a list, including those that were not created.
extension ListModel {
    /// The values of all rows that can be selected.
    var allValues: Set<AnyHashable> { Set(valuesInOrder) }

    /// Returns the values of the rows from one to another, with both, in either order.
    func values(from first: AnyHashable, to last: AnyHashable) -> Set<AnyHashable> {
        let ends = (rows.first { $0.value == first }, rows.first { $0.value == last })
        let isKnown =
            if let start = ends.0, let end = ends.1 { isGapless(from: start, to: end) } else {
                false
            }
        let values = isKnown ? rows.compactMap(\.value) : valuesInOrder
        guard let start = values.firstIndex(of: first), let end = values.firstIndex(of: last)
        else { return [last] }
        return Set(values[min(start, end)...max(start, end)])
    }

    /// Returns true if no row is missing between two, which may be so after an insertion or beside the focused row.
    func isGapless(from first: ListRow, to last: ListRow) -> Bool {
        guard let start = index(of: first), let end = index(of: last) else { return false }
        let (low, high) = (min(start, end), max(start, end))
        return (low..<high).allSatisfy { index in
            let (row, next) = (rows[index], rows[index + 1])
            if row.traits.outline?.expansion?.wrappedValue == true, next.level <= row.level {
                return false
            }
            guard let upper = row.element, let lower = next.element else { return true }
            guard upper.rows !== lower.rows else { return lower.index <= upper.index + 1 }
            let isLast = upper.index == upper.rows.elementCount - 1
            return (isLast || lower.rows.isBelow(upper.rows))
                && (lower.index == 0 || upper.rows.isBelow(lower.rows))
        }
    }

    private var valuesInOrder: [AnyHashable] {
        var values: [AnyHashable] = []
        forEachRow(makes: { _ in false }) { row, value in
            if let value = row?.value ?? value { values.append(value) }
            return true
        }
        return values
    }

    /// The selected rows; those that do not exist are made.
    var selectedRows: [ListRow] {
        var selectedRows: [ListRow] = []
        forEachRow(makes: selected.contains) { row, _ in
            if let row, let value = row.value, selected.contains(value) { selectedRows.append(row) }
            return true
        }
        return selectedRows
    }

    /// The row of the cursor, which is made if it does not exist; `nil` if there is none.
    var cursorRow: ListRow? {
        guard let cursor = cursor.row else { return nil }
        if let row = rows.first(where: { $0.value == cursor }) { return row }
        guard
            node?.canScroll(to: cursor) == true
                || rows.contains(where: { $0.traits.outline != nil })
        else { return nil }
        var found: ListRow?
        forEachRow(makes: { $0 == cursor }) { row, _ in
            guard let row, row.value == cursor else { return true }
            found = row
            return false
        }
        return found
    }

    /// Returns false after the last row of interest.
    typealias Visit = (_ row: ListRow?, _ value: AnyHashable?) -> Bool

    /// Calls `visit` with each row in order, or with the value of one that does not exist, until it returns false.
    ///
    /// - Parameters:
    ///   - makes: Returns true for the value of a row that is made if it does not exist.
    ///   - visit: The function.
    func forEachRow(makes: (AnyHashable) -> Bool, _ visit: Visit) {
        guard let stack = rows.first?.stackBox?.superbox else { return }
        _ = forEachRow(in: stack.lazyContent(of: stack), of: stack, makes, visit)
    }

    private func forEachRow(
        in content: [LazyContent], of stack: Node, _ makes: (AnyHashable) -> Bool, _ visit: Visit
    ) -> Bool {
        content.allSatisfy { part in
            switch part {
            case .box(let box): Self.row(in: box).map { visit($0, nil) } ?? true
            case .rows(let rows): forEachRow(in: rows, of: stack, makes, visit)
            }
        }
    }

    /// Visits the rows of a collection.
    ///
    /// The value of a row that does not exist is the id of its element if that is so for all rows that do; otherwise
    /// the row is made.
    private func forEachRow(
        in rows: LazyRowsNode, of stack: Node, _ makes: (AnyHashable) -> Bool, _ visit: Visit
    ) -> Bool {
        if rows.made.isEmpty {
            rows.make(0..<min(1, rows.count), for: stack)
            stack.setNeedsLayout()
        }
        let isPlain = rows.made.allSatisfy { index, row in
            guard case .box(let box)? = row.lazyContent.first, row.lazyContent.count == 1 else {
                return false
            }
            // A group has more rows than one.
            let listRow = Self.row(in: box)
            guard listRow?.traits.outline == nil else { return false }
            return listRow?.value == rows.elementID(at: index).flatMap(value(ofID:))
        }
        for index in 0..<rows.count {
            if isPlain, rows.made[index] == nil {
                guard let value = rows.elementID(at: index).flatMap(value(ofID:)) else { continue }
                guard makes(value) else {
                    guard visit(nil, value) else { return false }
                    continue
                }
            }
            if rows.made[index] == nil {
                // More at a time, the more there are: each time, all are listed.
                let most = min(rows.count, index + max(64, rows.made.count))
                var end = index + 1
                while end < most, !isPlain || isWanted(end, of: rows, makes) { end += 1 }
                rows.make(index..<end, for: stack)
                stack.setNeedsLayout()
            }
            guard let row = rows.made[index] else { continue }
            guard forEachRow(in: row.lazyContent, of: stack, makes, visit) else { return false }
        }
        return true
    }

    private func isWanted(
        _ index: Int, of rows: LazyRowsNode, _ makes: (AnyHashable) -> Bool
    ) -> Bool {
        rows.elementID(at: index).flatMap(value(ofID:)).map(makes) == true
    }

    private func value(ofID id: AnyHashable) -> AnyHashable? { selection?.value(ofID: id) }

    /// Returns the row in a box of the stack, which may be that of a transition around it.
    static func row(in box: Node) -> ListRow? {
        var box: Node? = box
        while let current = box {
            if let row = current as? ContentNode<ListRowEffect> {
                // One that was just made was not laid out.
                row.boxes.first.map(row.resolved.read)
                return row.resolved
            }
            box = current.innerBox
        }
        return nil
    }
}
