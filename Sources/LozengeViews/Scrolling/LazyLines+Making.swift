import Foundation
import LozengeCore

/// The rows that are created, measured and removed.
extension LazyLines {
    /// Creates and measures the rows in `reach`.
    ///
    /// - Parameters:
    ///   - content: Boxes and collections, one after the other.
    ///   - start: The position of the first.
    ///   - reach: The range in which rows are created; `nil` for everything.
    ///   - node: The container.
    /// - Returns: The length of the content.
    @discardableResult
    func make(
        _ content: [LazyContent], from start: CGFloat, reach: ClosedRange<CGFloat>?, _ node: Node
    ) -> CGFloat {
        if cells != nil { learn(content, node) }
        return walk(content, from: start) { part, place in
            if case .rows(let rows) = part { make(rows, place, reach: reach, node) }
        }
    }

    private func make(
        _ rows: LazyRowsNode, _ place: Place, reach: ClosedRange<CGFloat>?, _ node: Node
    ) {
        guard rows.count > 0, rows.isAlive else { return }
        let lines = lines(of: rows, lead: place.lead, cells)
        rows.arrange(in: lines)
        rows.lengths.estimate = guessed
        let end = reach?.upperBound ?? .infinity
        var line = reach.map { rows.lengths.row(at: $0.lowerBound - place.start) } ?? 0
        var position = place.start + rows.lengths.start(of: line)
        var batch = 1
        // Creating rows runs bodies of the app, which may change the collection.
        while rows.isAlive, line < rows.lengths.count, position <= end, !hasAllViews {
            let members = lines.rows(in: line, of: rows.count)
            if members.contains(where: { rows.made[$0] == nil }) {
                // Of lines without a length there are many: more are created each time.
                batch = min(4096, max(2 * batch, number(of: rows, from: line, position, end)))
                let last = lines.rows(in: line + batch - 1, of: rows.count)
                rows.make(members.lowerBound..<last.upperBound, for: node)
            }
            guard line < rows.lengths.count else { break }
            let start = Place(
                start: position, lead: line == 0 ? place.lead : 0,
                length: line == 0 ? place.length : 0)
            position += measure(rows, line, start, reach: reach, node).pitch
            line += 1
        }
        fixUsual(rows)
    }

    /// Returns the number of lines up to `end`, if all are as long as the first of them.
    private func number(
        of rows: LazyRowsNode, from first: Int, _ position: CGFloat, _ end: CGFloat
    ) -> Int {
        let extent = rows.lengths.extent(of: first)
        let room = max(0, end - position - extent.length)
        return Int(min(256, (room / max(1, extent.pitch)).rounded(.up))) + 1
    }

    /// Removes the rows that are not in `reach`.
    func drop(
        _ content: [LazyContent], from start: CGFloat, reach: ClosedRange<CGFloat>, _ node: Node
    ) {
        walk(content, from: start) { part, place in
            guard case .rows(let rows) = part, rows.count > 0 else { return }
            let first = rows.lengths.row(at: reach.lowerBound - place.start)
            let last = max(first, rows.lengths.row(at: reach.upperBound - place.start))
            let kept =
                rows.lines.rows(in: first, of: rows.count)
                .lowerBound..<rows.lines.rows(in: last, of: rows.count).upperBound
            rows.drop(except: kept, for: node)
            for (index, row) in rows.made where row.holdsRows {
                let start = place.start + rows.lengths.start(of: rows.lines.line(of: index))
                drop(row.lazyContent, from: start, reach: reach, node)
            }
        }
    }

    /// Measures the lines that exist: those out of reach may have changed as well.
    func measureMadeRows(in content: [LazyContent]) {
        walk(content) { part, place in
            guard case .rows(let rows) = part else { return }
            rows.lengths.estimate = guessed
            var measured: Int?
            for index in rows.madeIndices {
                let line = rows.lines.line(of: index)
                guard line != measured, let row = rows.made[index] else { continue }
                measured = line
                if case .cell = rows.kind {
                    note(lengthOfCells(rows, line, floor: line == 0 ? place.length : 0), rows, line)
                } else {
                    measureMadeRows(in: row.lazyContent)
                    note(walk(row.lazyContent) { _, _ in }, rows, line)
                }
            }
        }
    }

    /// Measures a line, and creates the rows that a row holds.
    private func measure(
        _ rows: LazyRowsNode, _ line: Int, _ place: Place, reach: ClosedRange<CGFloat>?,
        _ node: Node
    ) -> RowLengths.Extent {
        if case .cell = rows.kind {
            return note(lengthOfCells(rows, line, floor: place.length), rows, line)
        }
        guard let row = rows.made[line] else { return rows.lengths.extent(of: line) }
        let length = make(row.lazyContent, from: place.start, reach: reach, node)
        if cells != nil, !rows.kind.isLike(kind(of: row)) { hasAllViews = true }
        return note(length, rows, line)
    }

    /// Returns the length of a line of cells; `nil` if some of its rows do not exist.
    private func lengthOfCells(_ rows: LazyRowsNode, _ line: Int, floor: CGFloat) -> CGFloat? {
        guard let cells else { return nil }
        var length = floor
        for index in rows.lines.rows(in: line, of: rows.count) {
            guard let row = rows.made[index] else { return nil }
            guard kind(of: row) == rows.kind, let box = row.firstBox else {
                hasAllViews = true
                return nil
            }
            let cell = cells.all[(rows.lines.lead + index) % rows.lines.perLine]
            length = max(length, self.length(of: box, cell.length))
        }
        return length
    }

    /// Notes the measured length of a line; `nil` for one that could not be measured.
    @discardableResult
    private func note(_ length: CGFloat?, _ rows: LazyRowsNode, _ line: Int) -> RowLengths.Extent {
        guard let length else { return rows.lengths.extent(of: line) }
        var extent = RowLengths.Extent(length: length, gap: 0)
        let members = rows.lines.rows(in: line, of: rows.count)
        if let last = rows.made[members.upperBound - 1] {
            if let box = last.lastBox {
                extent.gap =
                    rows.made[members.upperBound]?.firstBox.map { distance(box, $0) }
                    ?? rows.lengths.extent(of: line).gap
            } else if !last.lazyContent.allSatisfy(isEmpty) {
                extent.gap = rows.lengths.extent(of: line).gap
            }
        }
        rows.lengths[line] = extent
        return extent
    }

    // MARK: Cells

    /// Finds the kind of each collection of a grid by its first two rows, which are created.
    func learn(_ content: [LazyContent], _ node: Node) {
        for case .rows(let rows) in content where rows.kind == .unknown && rows.count > 0 {
            if rows.made.isEmpty { rows.make(0..<min(2, rows.count), for: node) }
            let known = rows.madeIndices.prefix(2).compactMap { rows.made[$0] }
            for row in known { learn(row.lazyContent, node) }
            rows.kind = common(known.map(kind))
            if case .cell = rows.kind, let box = known.first?.firstBox { estimate(by: box) }
        }
        if !isArrangeable(content) { hasAllViews = true }
    }

    /// Arranges the rows of collections in lines of the present cells.
    func arrange(_ content: [LazyContent]) {
        walk(content) { part, place in
            guard case .rows(let rows) = part else { return }
            rows.arrange(in: lines(of: rows, lead: place.lead, cells))
            for row in rows.made.values where row.holdsRows { arrange(row.lazyContent) }
        }
    }

    private func kind(of row: RowNode) -> RowKind {
        let content = row.lazyContent
        if content.count == 1, case .box(let box)? = content.first {
            let part = sectionPart(of: box)
            if part.role == .row {
                return .cell(section: part.sectionID)
            }
        }
        let ends = content.filter { !isEmpty($0) }.map(ends)
        guard ends.allSatisfy({ $0.first != nil && $0.last != nil }),
            let first = ends.first?.first, let last = ends.last?.last
        else { return .other }
        return .sections(first: first, last: last)
    }

    /// Returns the kind of a collection with rows of some kinds, in their order.
    private func common(_ kinds: [RowKind]) -> RowKind {
        guard var kind = kinds.first else { return .unknown }
        for next in kinds.dropFirst() {
            // Rows in one section around all of them share lines.
            guard kind.isLike(next), !isShared(kind, next) else { return .other }
            if case .sections(let first, _) = kind, let last = next.last {
                kind = .sections(first: first, last: last)
            }
        }
        return kind
    }

    private func isShared(_ kind: RowKind, _ next: RowKind) -> Bool {
        guard case .sections = kind else { return false }
        return kind.last == next.first
    }

    private func ends(of part: LazyContent) -> (first: ObjectIdentifier?, last: ObjectIdentifier?) {
        switch part {
        case .box(let box):
            let section = sectionPart(of: box).sectionID
            return (section, section)
        case .rows(let rows): return (rows.kind.first, rows.kind.last)
        }
    }

    /// Returns true if collections of sections share no line with what is beside them.
    private func isArrangeable(_ content: [LazyContent]) -> Bool {
        let parts = content.filter { !isEmpty($0) }
        return parts.indices.allSatisfy { index in
            guard case .rows(let rows) = parts[index] else { return true }
            guard rows.kind != .other else { return false }
            guard case .sections(let first, let last) = rows.kind else { return true }
            let before = index > 0 ? ends(of: parts[index - 1]).last : nil
            let after = index + 1 < parts.count ? ends(of: parts[index + 1]).first : nil
            return before != first && after != last
        }
    }

    /// Creates all rows.
    func makeAll(_ content: [LazyContent], _ node: Node) {
        for case .rows(let rows) in content {
            rows.make(0..<rows.count, for: node)
            for row in rows.made.values { makeAll(row.lazyContent, node) }
        }
    }

    /// Returns true if all rows of each collection are of one kind; all rows exist.
    func isUniform(_ content: [LazyContent]) -> Bool {
        var isUniform = true
        for case .rows(let rows) in content {
            let made = rows.madeIndices.compactMap { rows.made[$0] }
            for row in made where !self.isUniform(row.lazyContent) { isUniform = false }
            rows.kind = common(made.map(kind))
        }
        return isUniform && isArrangeable(content)
    }
}
