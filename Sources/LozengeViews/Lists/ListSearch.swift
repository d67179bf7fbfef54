import Foundation
import LozengeCore

/// The search for a row by its first letters.
///
/// Source: `docs/lists.md`, LIST-14.
extension ListModel {
    /// Moves the cursor to the next row whose text begins with what was typed.
    ///
    /// - Returns: False if the text does not begin such a search.
    func type(_ text: String) -> Bool {
        guard selection != nil, let node, let first = text.unicodeScalars.first,
            first.properties.isAlphabetic || first.properties.numericType != nil
                || !typed.isEmpty(at: node.tree.now)
        else { return false }
        typed.add(text, at: node.tree.now)
        let rows = selectable
        let current = rows.firstIndex { $0.value == cursor.row }
        let start = current.map { $0 + (typed.isRepeated ? 1 : 0) } ?? 0
        let matches = { [typed] (row: ListRow) in typed.isPrefix(of: row.typeSelectText) }
        let after = rows[start...].first(where: matches)
        let far = after == nil ? RowSearch(matches).found(beyond: rows) : nil
        if let far {
            choose(far.value, .only)
            show(far.path[...], in: far.rows, to: far.value)
        } else if let row = after ?? rows[..<start].first(where: matches) {
            choose(row, .only)
            reveal(row)
        }
        return true
    }

    /// Scrolls to a row by the collections that it is in, each of which exists once the row around it was scrolled to.
    private func show(
        _ path: ArraySlice<RowSearch.Step>, in rows: LazyRowsNode, to value: AnyHashable
    ) {
        guard let node, let step = path.first else { return }
        node.tree.performAfterLayout { [weak self, weak rows] in
            guard let rows, rows.isAlive else { return }
            rows.containerOfBoxes?.holder?.reveal(
                row: step.index, of: rows, anchor: nil, within: nil)
            node.tree.performAfterLayout { [weak self, weak rows] in
                guard let self else { return }
                layoutEnds()
                if let row = self.rows.first(where: { $0.value == value }) {
                    reveal(row)
                } else if let inner = rows?.collection(step.collection, at: step.index) {
                    show(path.dropFirst(), in: inner, to: value)
                }
            }
        }
    }
}

extension LazyRowsNode {
    /// Returns a collection in a row that exists.
    fileprivate final func collection(_ number: Int, at index: Int) -> LazyRowsNode? {
        guard let content = made[index]?.lazyContent, content.indices.contains(number),
            case .rows(let rows) = content[number]
        else { return nil }
        return rows
    }
}

/// A search among the rows of a list that do not exist, in the order of the list, from the last one that exists on and
/// round to the first one.
private struct RowSearch {
    /// A row that was found.
    struct Found {
        let value: AnyHashable
        /// The outermost collection that it is in.
        var rows: LazyRowsNode
        /// The way to it.
        var path: [Step]
    }

    /// A part of the way to a row.
    struct Step {
        /// The index in a collection.
        let index: Int
        /// The number of the collection in that row in which the way goes on.
        let collection: Int
    }

    /// A part of a collection without rows that exist.
    private struct Gap {
        let rows: LazyRowsNode
        let indices: Range<Int>
    }

    private let matches: (ListRow) -> Bool
    /// The number of rows that may still be made.
    private var rest = most

    /// The most rows that are made at a key.
    ///
    /// Source: `docs/lists.md`, LIST-14.
    private static let most = 2000

    init(_ matches: @escaping (ListRow) -> Bool) { self.matches = matches }

    /// Returns what is found beyond the rows that exist; `nil` for nothing.
    func found(beyond known: [ListRow]) -> Found? {
        guard let stack = known.first?.stackBox?.superbox else { return nil }
        var (before, after): ([Gap], [Gap]) = ([], [])
        Self.appendGaps(of: stack.lazyContent(of: stack), &before, &after)
        var search = self
        for gap in after + before {
            if let found = search.found(in: gap) { return found }
        }
        return nil
    }

    /// Adds the gaps in a content, those before all rows of collections that exist to `before`.
    private static func appendGaps(
        of content: [LazyContent], _ before: inout [Gap], _ after: inout [Gap]
    ) {
        for case .rows(let rows) in content {
            let made = rows.madeIndices
            guard let first = made.first, let last = made.last else {
                after.append(Gap(rows: rows, indices: 0..<rows.count))
                continue
            }
            // All that was found so far is before the first row that exists.
            if before.isEmpty { swap(&before, &after) }
            before.append(Gap(rows: rows, indices: 0..<first))
            for index in made {
                appendGaps(of: rows.made[index]?.lazyContent ?? [], &before, &after)
            }
            after.append(Gap(rows: rows, indices: last + 1..<rows.count))
        }
    }

    private mutating func found(in gap: Gap) -> Found? {
        let end = min(gap.indices.upperBound, gap.indices.lowerBound + rest)
        guard gap.indices.lowerBound < end else { return nil }
        var search = self
        var found: (value: AnyHashable, collection: Int, path: [Step])?
        let index = gap.rows.firstIndex(in: gap.indices.lowerBound..<end) { row in
            search.rest -= 1
            found = search.found(in: row)
            return found != nil
        }
        rest = search.rest
        guard let index, let found else { return nil }
        let step = Step(index: index, collection: found.collection)
        return Found(value: found.value, rows: gap.rows, path: [step] + found.path)
    }

    /// Returns what is found in a row of a collection, which may be that of a section.
    private mutating func found(
        in row: RowNode
    ) -> (value: AnyHashable, collection: Int, path: [Step])? {
        for (number, part) in row.lazyContent.enumerated() {
            switch part {
            case .box(let box):
                if let row = ListModel.row(in: box), let value = row.value, matches(row) {
                    return (value, 0, [])
                }
            case .rows(let rows):
                if let found = found(in: Gap(rows: rows, indices: 0..<rows.count)) {
                    return (found.value, number, found.path)
                }
            }
        }
        return nil
    }
}
