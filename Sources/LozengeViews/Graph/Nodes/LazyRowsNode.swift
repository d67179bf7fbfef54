import Foundation
import LozengeCore

/// The node of a collection in a lazy container, which creates rows on demand.
///
/// Of the other rows it keeps the measured or estimated lengths.
package class LazyRowsNode: Node {
    /// The length of a row in the container, and the distance to the next row.
    struct Extent {
        var length: CGFloat
        var gap: CGFloat
        /// True if the length was measured, false if it is an estimate.
        var isMeasured = false
    }

    /// The extents of all elements; `nil` for an element that was never asked for.
    final var extents: [Extent?] = []
    /// The rows that exist, by index.
    final fileprivate(set) var made: [Int: RowNode] = [:]

    final var count: Int { extents.count }

    override var isAlwaysSingle: Bool { false }

    /// The boxes of a row.
    final func boxes(ofRow index: Int) -> [Node] {
        var boxes: [Node] = []
        made[index]?.appendBoxes(to: &boxes)
        return boxes
    }

    /// Describes the row at `index`.
    func describe(_ index: Int, _ row: RowNode) {}

    /// Creates rows, in the middle of a layout of `container`.
    final func make(_ indices: Range<Int>, for container: Node) {
        let missing = indices.filter { made[$0] == nil }
        guard !missing.isEmpty else { return }
        change(for: container) {
            for index in missing {
                let row = RowNode(in: ViewVisitor(below: self))
                made[index] = row
                describe(index, row)
            }
        }
    }

    /// Adds or removes rows, in the middle of a layout of `container`.
    private func change(for container: Node, _ body: () -> Void) {
        let describing = tree.describing
        tree.describing = container.reference
        whileReading {
            body()
            listChildren()
        }
        tree.updateMarked(below: container)
        tree.describing = describing
    }

    /// Removes the rows that are not among `indices`, except for the one with the focus.
    final func drop(except indices: Range<Int>, for container: Node) {
        let services = tree.services
        let gone = made.filter { index, row in
            !indices.contains(index) && !services.contains { $0.retains(row) }
        }
        guard !gone.isEmpty else { return }
        change(for: container) {
            for (index, row) in gone {
                row.tearDown()
                made[index] = nil
            }
        }
    }

    fileprivate final func listChildren() {
        let ordered = [Node](made.keys.sorted().compactMap { made[$0] })
        guard !ordered.elementsEqual(children, by: ===) else { return }
        children = NodeList(ordered)
        structureChanged()
    }
}

/// The rows of a collection whose ids have one type.
final class LazyKeyedNode<ID: Hashable>: LazyRowsNode {
    private var order = RowOrder<ID>()
    private var visit: (@MainActor (Int, inout ViewVisitor) -> Void)?

    func update<Data: RandomAccessCollection>(
        to data: Data, id: (Data.Element) -> ID,
        visit: @escaping @MainActor (Data.Element, inout ViewVisitor) -> Void
    ) {
        self.visit = { index, visitor in
            visit(data[data.index(data.startIndex, offsetBy: index)], &visitor)
        }
        if let origins = order.update(to: data, id: id) { arrange(origins) }
        for (index, row) in made {
            row.setEnvironment(environment)
            describe(index, row)
        }
    }

    /// Reorders rows and extents to the order of the elements, which were at `origins` before.
    private func arrange(_ origins: [Int?]) {
        let (oldExtents, oldRows) = (extents, made)
        extents = origins.map { $0.flatMap { oldExtents[$0] } }
        made = [:]
        for (index, origin) in origins.enumerated() {
            if let origin, let row = oldRows[origin] { made[index] = row }
        }
        let kept = Set(made.values.map(ObjectIdentifier.init))
        for row in oldRows.values where !kept.contains(ObjectIdentifier(row)) { row.tearDown() }
        listChildren()
        // Rows may have been added, removed or replaced: the container examines them.
        structureChanged()
    }

    override func describe(_ index: Int, _ row: RowNode) {
        guard let visit else { return }
        row.visitChildren { visit(index, &$0) }
    }

    /// Describes the rows again, after a change of a value that their descriptions read.
    override func update() {
        for (index, row) in made { describe(index, row) }
    }

    override func place(of id: AnyHashable) -> RowPosition? {
        guard let id = id.base as? ID, let index = order.place(of: id) else { return nil }
        return made[index].map { .boxes(of: $0) } ?? .row(index, of: self)
    }
}

extension Node {
    /// True if collections directly in this node create their rows on demand.
    final var hostsLazily: Bool {
        var node: Node? = self
        while let current = node {
            if current.role != .transparent { return current.holder?.asksForRows ?? false }
            if current is RowNode { return false }
            node = current.parent
        }
        return false
    }

    /// Appends the content of a lazy container in its order: boxes and collections.
    final func appendLazyContent(to content: inout [LazyContent]) {
        for child in children {
            if let rows = child as? LazyRowsNode {
                content.append(.rows(rows))
            } else if child.role == .transparent {
                child.appendLazyContent(to: &content)
            } else {
                var boxes: [Node] = []
                child.appendBoxes(to: &boxes)
                content += boxes.map(LazyContent.box)
            }
        }
    }
}

/// The result of a search by id.
enum RowPosition {
    case boxes(of: Node)
    /// A row that has not been created; it would be if it were visible.
    case row(Int, of: LazyRowsNode)
}

/// An element of the content of a lazy container.
enum LazyContent {
    case box(Node)
    case rows(LazyRowsNode)
}
