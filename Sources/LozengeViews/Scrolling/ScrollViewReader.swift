import Foundation
import LozengeCore

/// A view whose content can scroll the scroll views inside to a view by its id.
///
/// ```swift
/// ScrollViewReader { proxy in
///     Button("Last") { if let last = messages.last { proxy.scrollTo(last.id) } }
///     ScrollView { ForEach(messages) { MessageRow($0) } }
/// }
/// ```
///
/// Matches: SwiftUI.ScrollViewReader
nonisolated public struct ScrollViewReader<Content: View> {
    let content: (ScrollViewProxy) -> Content

    /// Creates a view of `content`, which is passed the proxy that scrolls.
    ///
    /// Matches: SwiftUI.ScrollViewReader.init(content:)
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        _ = visitor.within {
            ScrollReaderNode(in: $0)
        } content: { visitor in
            let proxy = ScrollViewProxy(node: visitor.parent)
            Node.observed { content(proxy) }._visit(&visitor)
        }
    }
}

/// A proxy that scrolls the scroll views of a reader.
///
/// Matches: SwiftUI.ScrollViewProxy
public struct ScrollViewProxy {
    weak var node: Node?

    /// Scrolls to the view with `id`, a row of a `ForEach` or a view with that identity.
    ///
    /// In `withAnimation`, the content moves there.
    ///
    /// - Parameters:
    ///   - id: The identity; without effect if no view has it.
    ///   - anchor: The point of the view that is aligned with the same point of the visible part; `nil` to
    ///     scroll as little as needed.
    ///
    /// Matches: SwiftUI.ScrollViewProxy.scrollTo(_:anchor:)
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node, node.isAlive else { return }
        node.scroll(to: AnyHashable(id), anchor: anchor, attempts: 4)
    }
}

/// The node of a reader; it makes no node for layout.
final class ScrollReaderNode: Node {}

extension Node {
    /// Scrolls to a view inside after the layout, by the scroll views from it up to this node.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point that is aligned; `nil` to scroll as little as needed.
    ///   - attempts: The number of layouts that may be needed: a row is created by the first.
    ///   - reached: Called with the box of the view once it is there.
    final func scroll(
        to id: AnyHashable, anchor: UnitPoint?, attempts: Int,
        reached: @escaping (Node) -> Void = { _ in }
    ) {
        var transaction = Transaction.present
        transaction.scrollDestination = ScrollDestination(reader: self, id: id, anchor: anchor)
        tree.performAfterLayout { [weak self, transaction] in
            guard let self, isAlive, let place = find(id) ?? search(id) else { return }
            withTransaction(transaction) {
                reveal(place, id, anchor: anchor, attempts: attempts, reached)
            }
        }
    }

    /// Scrolls to a view inside that is known, in one layout.
    final func reveal(_ destination: ScrollDestination) {
        guard isAlive, let place = find(destination.id) else { return }
        reveal(place, destination.id, anchor: destination.anchor, attempts: 1) { _ in }
    }

    /// True if a view with `id` is inside.
    final func canScroll(to id: AnyHashable) -> Bool { find(id) != nil }

    private final func reveal(
        _ place: RowPosition, _ id: AnyHashable, anchor: UnitPoint?, attempts: Int,
        _ reached: @escaping (Node) -> Void
    ) {
        switch place {
        case .boxes(let owner):
            var boxes: [Node] = []
            owner.appendBoxes(to: &boxes)
            guard let box = boxes.first else { return }
            box.reveal(box.bounds, anchor: anchor, within: parent)
            reached(box)
        case .row(let index, let rows):
            rows.containerOfBoxes?.holder?.reveal(
                row: index, of: rows, anchor: anchor, within: parent)
            // The position is only exact once the row is created.
            if attempts > 1 {
                scroll(to: id, anchor: anchor, attempts: attempts - 1, reached: reached)
            }
        }
    }

    /// Returns the place of the view with `id`, or of the row whose element has that id; views inside of rows that do not
    /// exist are not searched.
    fileprivate final func find(_ id: AnyHashable) -> RowPosition? {
        if isHiddenAlternative { return nil }
        if let place = place(of: id) { return place }
        for child in children {
            if let place = child.find(id) { return place }
        }
        return nil
    }
}

extension Node {
    /// Returns the row in which a view has `id`, of rows that do not exist.
    fileprivate final func search(_ id: AnyHashable) -> RowPosition? {
        if isHiddenAlternative { return nil }
        if let rows = self as? LazyRowsNode, let place = rows.searchRows(id) { return place }
        for child in children {
            if let place = child.search(id) { return place }
        }
        return nil
    }

    /// True if this node, or one inside, knows views by ids of the type of `id`.
    fileprivate final func knowsIDs(like id: AnyHashable) -> Bool {
        hasIDs(of: type(of: id.base)) || children.contains { $0.knowsIDs(like: id) }
    }
}

extension LazyRowsNode {
    /// The most rows that are made for a search.
    private static var most: Int { 10_000 }

    /// Returns the row in which a view has `id`: rows are made one part after the other, and those of no interest
    /// removed.
    ///
    /// There is nothing to search if the rows that exist have no views with such ids.
    fileprivate final func searchRows(_ id: AnyHashable) -> RowPosition? {
        guard let container = containerOfBoxes, container.isAlive, count > 0 else { return nil }
        if made.isEmpty { make(0..<1, for: container) }
        let present = madeIndices
        guard present.contains(where: { made[$0]?.knowsIDs(like: id) == true }) else { return nil }
        let found = firstIndex(in: 0..<min(count, Self.most)) {
            $0.find(id) != nil || $0.search(id) != nil
        }
        return found.map { .row($0, of: self) }
    }

    /// Returns the first row that satisfies a condition: rows are made one part after the other, and those of no interest
    /// removed, except for those from the first to the last that exist now.
    ///
    /// - Parameters:
    ///   - indices: The rows to examine.
    ///   - condition: The condition.
    /// - Returns: The index of the row, which exists until the next layout; `nil` if there is none.
    final func firstIndex(in indices: Range<Int>, where condition: (RowNode) -> Bool) -> Int? {
        guard let container = containerOfBoxes, container.isAlive, !indices.isEmpty else {
            return nil
        }
        container.setNeedsLayout()
        let present = madeIndices
        let kept = (present.first ?? 0)..<(present.last.map { $0 + 1 } ?? 0)
        let batch = 64
        for start in stride(from: indices.lowerBound, to: indices.upperBound, by: batch) {
            let part = start..<min(start + batch, indices.upperBound)
            make(part, for: container)
            // Bodies of the app, which may change the collection, have run.
            guard isAlive else { return nil }
            if let found = part.first(where: { made[$0].map(condition) == true }) { return found }
            drop(except: kept, for: container)
        }
        return nil
    }
}
