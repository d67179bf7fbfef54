import Foundation
import LozengeCore

/// A collection of rows that takes what is dropped between them.
@MainActor @preconcurrency
package protocol RowInsertion {
    /// Returns true if contents can be inserted; has no effect.
    func accepts(_ contents: DataOffer) -> Bool

    /// Inserts contents before the element at an index, or at the end.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - index: The index.
    ///   - count: Returns the number of elements, which may change until the contents are loaded.
    ///   - effect: The effect of the drop.
    /// - Returns: The effect; `nil` if the contents are refused.
    func insert(
        _ contents: DataOffer, at index: Int, count: @escaping () -> Int, _ effect: DragEffect
    ) -> DragEffect?
}

nonisolated extension DynamicViewContent {
    /// Lets the user drop contents between the rows of these views in a list.
    package func rowInsertion(_ insertion: any RowInsertion) -> some DynamicViewContent {
        modifier(RowEditEffect(insert: insertion))
    }
}

nonisolated extension View {
    /// Lets the user drop contents between these rows, as
    /// ``DynamicViewContent/rowInsertion(_:)`` does where their type does not say that they are of a collection.
    package func takesRows(_ insertion: any RowInsertion) -> some View {
        modifier(RowEditEffect(insert: insertion))
    }
}

/// The place in a list where the contents of a drag would be inserted.
struct ListInsertion {
    let place: RowPlace
    let rows: Node
    let target: any RowInsertion
}

extension ListModel {
    /// Handles a step of a drag over the list.
    ///
    /// Source: `docs/lists.md`, LIST-40.
    func handle(_ event: DragEvent, at point: CGPoint) -> DragEffect? {
        switch event {
        case .offered(let contents): return insertion(of: contents, at: point) == nil ? nil : .copy
        case .entered: return .copy
        case .moved(let contents, let wanted):
            show(insertion(of: contents, at: point))
            return wanted == .move ? .move : .copy
        case .left:
            show(nil)
            return nil
        case .dropped(let contents, let effect):
            show(nil)
            guard let insertion = insertion(of: contents, at: point) else { return nil }
            return insertion.target.insert(
                contents, at: insertion.place.index,
                count: { [weak rows = insertion.rows] in rows?.elementCount ?? 0 }, effect)
        case .rested: return nil
        }
    }

    private func show(_ new: ListInsertion?) {
        guard new?.place != insertion?.place else { return }
        insertion = new
        node?.setNeedsPaint()
    }

    /// Returns the place for contents at a point of the list, among the rows of the collection that is nearest.
    private func insertion(of contents: DataOffer, at point: CGPoint) -> ListInsertion? {
        guard isEnabled, let node else { return nil }
        let height = node.frameInWindow.minY + point.y
        let takers = rows.compactMap { row in row.insertion.map { (row: row, edit: $0) } }
        func distance(_ row: ListRow) -> CGFloat {
            row.node.map { abs($0.frameInWindow.midY - height) } ?? .infinity
        }
        guard let nearest = takers.min(by: { distance($0.row) < distance($1.row) }),
            nearest.edit.action.accepts(contents),
            let place = place(
                at: height,
                among: takers.filter { $0.edit.rows === nearest.edit.rows }
                    .map { ($0.row, $0.edit.index) })
        else { return nil }
        return ListInsertion(
            place: place, rows: nearest.edit.rows, target: nearest.edit.action)
    }
}
