import LozengeCore

/// The values of all rows of a list, including those that were not created.
extension ListModel {
    /// The values of all rows that can be selected.
    var allValues: Set<AnyHashable> { Set(valuesInOrder) }

    /// Returns the values of the rows from one to another, with both, in either order.
    func values(from first: AnyHashable, to last: AnyHashable) -> Set<AnyHashable> {
        let known = rows.compactMap(\.value)
        let values = known.contains(first) && known.contains(last) ? known : valuesInOrder
        guard let start = values.firstIndex(of: first), let end = values.firstIndex(of: last)
        else { return [last] }
        return Set(values[min(start, end)...max(start, end)])
    }

    private var valuesInOrder: [AnyHashable] {
        guard let stack = rows.first?.stackBox?.superbox else { return [] }
        var values: [AnyHashable] = []
        append(stack.lazyContent(of: stack), to: &values, in: stack)
        return values
    }

    private func append(
        _ content: [LazyContent], to values: inout [AnyHashable], in stack: Node
    ) {
        for part in content {
            switch part {
            case .box(let box):
                if let value = Self.row(in: box)?.value { values.append(value) }
            case .rows(let rows): append(rows, to: &values, in: stack)
            }
        }
    }

    /// Appends the values of a collection.
    ///
    /// A row that does not exist is the id of its element if that is so for all rows that do; otherwise it is made.
    private func append(_ rows: LazyRowsNode, to values: inout [AnyHashable], in stack: Node) {
        let isPlain = rows.made.allSatisfy { index, row in
            guard case .box(let box)? = row.lazyContent.first, row.lazyContent.count == 1 else {
                return false
            }
            return Self.row(in: box)?.value == rows.elementID(at: index).flatMap(value(ofID:))
        }
        for index in 0..<rows.count {
            if let row = rows.made[index] {
                append(row.lazyContent, to: &values, in: stack)
            } else if isPlain {
                if let value = rows.elementID(at: index).flatMap(value(ofID:)) {
                    values.append(value)
                }
            } else {
                rows.make(index..<min(index + 64, rows.count), for: stack)
                guard let row = rows.made[index] else { continue }
                append(row.lazyContent, to: &values, in: stack)
            }
        }
    }

    private func value(ofID id: AnyHashable) -> AnyHashable? { selection?.value(ofID: id) }

    /// Returns the row in a box of the stack, which may be that of a transition around it.
    private static func row(in box: Node) -> ListRow? {
        var box: Node? = box
        while let current = box {
            if let row = current as? ContentNode<ListRowEffect> { return row.resolved }
            box = current.innerBox
        }
        return nil
    }
}
