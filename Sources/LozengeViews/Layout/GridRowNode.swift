import LozengeCore

/// The node of a row in a grid, without a box: its children are the grid's.
final class GridRowNode: Node {
    private(set) var mark = GridRowMark(alignment: nil)

    func update(to mark: GridRowMark) {
        guard mark != self.mark else { return }
        self.mark = mark
        structureChanged()
    }
}

/// The attributes that a row of a grid sets for its cells.
struct GridRowMark: Equatable {
    let alignment: VerticalAlignment?
}

extension Node {
    /// The row around this box; `nil` if the box is not in a row of a grid.
    final var gridRow: GridRowNode? {
        // A modifier around a whole row is above it: the row is found from the innermost box.
        var innermost = self
        while innermost.role == .modifier, let inner = innermost.boxes.first?.node {
            innermost = inner
        }
        var node = innermost.parent
        while let current = node, current.role != .container {
            if let row = current as? GridRowNode { return row }
            node = current.parent
        }
        return nil
    }
}

extension ViewVisitor {
    /// Adds the cells of a row in a grid.
    mutating func row(_ mark: GridRowMark, content visit: @MainActor (inout ViewVisitor) -> Void) {
        within({ GridRowNode(in: $0) }, content: visit).update(to: mark)
    }
}
