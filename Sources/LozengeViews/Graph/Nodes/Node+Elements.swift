import LozengeCore

extension Node {
    /// Returns the node of the content in a box of modifiers.
    final func content(inside index: Int) -> Node? {
        guard boxes.indices.contains(index) else { return nil }
        var node = boxes[index].node
        while node.role == .modifier, let inner = node.boxes.first { node = inner.node }
        return node
    }

    /// The nearest collection around this view, and the index of its element there; `nil` outside of collections.
    final var element: (rows: Node, index: Int)? { element(inside: nil) }

    /// Returns the nearest collection around this view inside another node, and the index of its element there.
    final func element(inside outer: Node?) -> (rows: Node, index: Int)? {
        var node: Node? = self
        while let current = node, current !== outer {
            if let row = current as? RowNode { return row.elementOfRow }
            node = current.parent
        }
        return nil
    }

    /// The id of the element that this view belongs to; `nil` outside of collections.
    final var elementID: AnyHashable? { element.flatMap { $0.rows.elementID(at: $0.index) } }
}

extension RowNode {
    /// The collection of this row, and the index of its element there.
    var elementOfRow: (rows: Node, index: Int)? {
        guard let parent, let index = parent.index(of: self) else { return nil }
        return (parent, index)
    }
}
