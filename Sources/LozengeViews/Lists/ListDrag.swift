import Foundation
import LozengeCore

/// Rows that are dragged to another place of their collection.
///
/// Source: `docs/lists.md`, LIST-19.
struct ListDrag {
    /// The collection of the rows, which may be out of sight by now.
    weak var collection: Node?
    let indices: IndexSet
    /// The ids of the elements by their indices: a change of the data ends the drag.
    let ids: [AnyHashable?]
    let action: (IndexSet, Int) -> Void
    /// The position of the pointer in the window.
    var pointer: CGPoint
    /// The place between two rows where they would go; `nil` where they cannot.
    fileprivate(set) var target: RowPlace?
}

extension ListModel {
    /// Begins to drag a row, with all other selected rows if it is selected.
    ///
    /// - Returns: False if the row cannot be moved.
    func beginDrag(of row: ListRow, at pointer: CGPoint) -> Bool {
        // The pressed row first: its collection counts.
        guard row.motion != nil,
            let (collection, indices, action) = motion(
                of: [row] + (row.isSelected ? selectedRows : []))
        else { return false }
        drag = ListDrag(
            collection: collection, indices: indices, ids: indices.map(collection.elementID),
            action: action, pointer: pointer)
        for row in rows { row.node?.setNeedsPaint() }
        // Escape, which cancels, goes to the focus.
        if let node { node.tree.focus.move(to: node, byKeyboard: false) }
        moveDrag(to: pointer)
        return true
    }

    /// Moves the dragged rows with the pointer.
    func moveDrag(to pointer: CGPoint) {
        drag?.pointer = pointer
        updateDrag()
        if scrollDistance != 0 { node?.setNeedsUpdate() }
    }

    /// Finds the place between two rows that is nearest to the pointer.
    func updateDrag() {
        guard let drag, let node else { return }
        guard let collection = drag.collection, collection.isAlive,
            drag.indices.map(collection.elementID) == drag.ids
        else { return endDrag(isDropped: false) }
        let target = place(
            at: drag.pointer.y,
            among: rows.compactMap { row in
                row.movable.flatMap { $0.rows === collection ? (row, $0.index) : nil }
            })
        guard target != drag.target else { return }
        self.drag?.target = target
        node.setNeedsPaint()
    }

    /// Ends the drag.
    ///
    /// - Parameter isDropped: True to move the rows, false if it was cancelled.
    func endDrag(isDropped: Bool) {
        guard let drag else { return }
        self.drag = nil
        for row in rows { row.node?.setNeedsPaint() }
        node?.setNeedsPaint()
        guard isDropped, let target = drag.target,
            Self.isMove(of: drag.indices, to: target.index)
        else { return }
        drag.action(drag.indices, target.index)
    }

    // MARK: Scrolling

    /// The distance in points by which the list scrolls in a frame.
    private var scrollDistance: CGFloat {
        guard let drag, let frame = node?.frameInWindow else { return 0 }
        return ScrollBox.dragDistance(at: drag.pointer.y - frame.minY, in: frame.height)
    }

    /// Scrolls while rows are dragged near an edge.
    func scrollDrag(_ context: UpdateContext<ListBox>) {
        let distance = scrollDistance
        guard distance != 0, let scroll = node?.boxes.first?.node as? ContentNode<ScrollBox>
        else { return }
        let step = CGSize(width: 0, height: distance)
        guard scroll.content.scroll(by: step, EventContext(scroll)) else { return }
        context.wake(at: context.tree.clock.time + .milliseconds(16), pace: .display)
    }
}
