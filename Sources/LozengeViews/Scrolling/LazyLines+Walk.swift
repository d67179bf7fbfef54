import Foundation
import LozengeCore

/// The positions of the parts of the content, one after the other.
extension LazyLines {
    /// The place of a part: at the start of a line, or in the free cells of one.
    struct Place {
        /// The start of the line.
        var start: CGFloat
        /// The number of cells that views before it take.
        var lead = 0
        /// The length of the line with those.
        var length: CGFloat = 0
    }

    /// A line with free cells.
    private struct OpenLine {
        var place: Place
        var section: ObjectIdentifier?
    }

    /// Returns the estimated length of all content for a proposal of `across`.
    func length(of node: Node, across: CGFloat) -> CGFloat {
        findContent(of: node)
        return walk(content, across: across) { _, _ in }
    }

    /// Calls `body` with each part of the content and its place.
    ///
    /// - Parameters:
    ///   - content: Boxes and collections, one after the other.
    ///   - start: The position of the first.
    ///   - across: The length across that is proposed to boxes; `nil` for that of the last placement.
    ///   - body: Called before the part is measured; may measure it and create rows.
    /// - Returns: The length of the content.
    @discardableResult
    func walk(
        _ content: [LazyContent], from start: CGFloat = 0, across: CGFloat? = nil,
        _ body: (LazyContent, Place) -> Void
    ) -> CGFloat {
        let cells = across.map { self.cells(across: $0) } ?? self.cells
        var end = start
        var open: OpenLine?
        for (index, part) in content.enumerated() {
            if let line = open, !isEmpty(part), !takes(line, part) { open = nil }
            let place = open?.place ?? Place(start: end)
            body(part, place)
            switch part {
            case .box(let box):
                let length = length(of: box, in: cells, across ?? self.across, place)
                end = place.start + max(place.length, length)
                open = line(after: box, end - place.start, place, cells)
            case .rows(let rows):
                guard !isEmpty(part) else { continue }
                let lines = lines(of: rows, lead: place.lead, cells)
                end = place.start + max(place.length, length(of: rows, in: lines))
                open = line(after: rows, in: lines, place)
            }
            end += gap(after: index, in: content)
        }
        return end - start
    }

    private func takes(_ line: OpenLine, _ part: LazyContent) -> Bool {
        switch part {
        case .box(let box):
            let part = sectionPart(of: box)
            return part.role == .row && part.sectionID == line.section
        case .rows(let rows):
            switch rows.kind {
            case .cell(let section): return section == line.section
            case .unknown: return true
            case .sections, .other: return false
            }
        }
    }

    /// Returns the line that a box leaves open; `nil` if it fills it.
    private func line(
        after box: Node, _ length: CGFloat, _ place: Place, _ cells: LineCells?
    ) -> OpenLine? {
        guard let cells, place.lead + 1 < cells.all.count else { return nil }
        let part = sectionPart(of: box)
        guard part.role == .row else { return nil }
        return OpenLine(
            place: Place(start: place.start, lead: place.lead + 1, length: length),
            section: part.sectionID)
    }

    /// Returns the line that a collection leaves open; `nil` if it fills it.
    private func line(after rows: LazyRowsNode, in lines: RowLines, _ place: Place) -> OpenLine? {
        let taken = (lines.lead + rows.count) % lines.perLine
        guard taken > 0 else { return nil }
        var section: ObjectIdentifier?
        if case .cell(let known) = rows.kind { section = known }
        let last = lines.lines(for: rows.count) - 1
        let start =
            lines == rows.lines ? rows.lengths.start(of: last) : CGFloat(last) * guessed.pitch
        let length = lines == rows.lines ? rows.lengths.extent(of: last).length : guessed.length
        return OpenLine(
            place: Place(
                start: place.start + start, lead: taken,
                length: last == 0 ? max(place.length, length) : length),
            section: section)
    }

    /// Returns the lines of a collection that begins after `lead` cells of a line.
    func lines(of rows: LazyRowsNode, lead: Int, _ cells: LineCells?) -> RowLines {
        guard let cells, !rows.kind.isInSections else { return RowLines() }
        return RowLines(perLine: max(1, cells.all.count), lead: lead)
    }

    /// Returns the length of a collection in lines: estimated if it stands in others now.
    private func length(of rows: LazyRowsNode, in lines: RowLines) -> CGFloat {
        guard lines == rows.lines else {
            return CGFloat(lines.lines(for: rows.count)) * guessed.pitch - guessed.gap
        }
        return length(of: rows)
    }

    func length(of rows: LazyRowsNode) -> CGFloat {
        rows.lengths.estimate = guessed
        return rows.lengths.total()
    }

    /// Returns true for a collection without elements, or whose elements are known to have no views.
    func isEmpty(_ part: LazyContent) -> Bool {
        guard case .rows(let rows) = part else { return false }
        return rows.made.count == rows.count
            && rows.made.values.allSatisfy { $0.lazyContent.allSatisfy(isEmpty) }
    }

    /// Returns the distance of a part from the next one that is not empty.
    private func gap(after index: Int, in content: [LazyContent]) -> CGFloat {
        guard !isEmpty(content[index]),
            let next = content[(index + 1)...].first(where: { !isEmpty($0) })
        else { return 0 }
        let (last, first): (Node?, Node?)
        switch content[index] {
        case .box(let box): last = box
        case .rows(let rows): last = rows.made[rows.count - 1]?.lastBox
        }
        switch next {
        case .box(let box): first = box
        case .rows(let rows): first = rows.made[0]?.firstBox
        }
        guard let last, let first else { return guessed.gap }
        return distance(last, first)
    }

    func distance(_ first: Node, _ second: Node) -> CGFloat {
        (spacing ?? first.spacing.distance(to: second.spacing, along: axis)).placeable
    }

    // MARK: Lengths of boxes

    func offer(_ across: CGFloat) -> ProposedViewSize {
        ProposedViewSize(.nan, along: axis, cross: across)
    }

    /// Returns the length of a box for a proposal of `across`.
    func length(of box: Node, _ across: CGFloat) -> CGFloat {
        box.sizeThatFits(offer(across))[axis].placeable
    }

    /// Returns the length of a box at its place in a container of length `across`.
    private func length(
        of box: Node, in cells: LineCells?, _ across: CGFloat, _ place: Place
    ) -> CGFloat {
        guard let cells else { return length(of: box, across) }
        let cell = cell(of: box, in: cells, place.lead)
        return length(of: box, cell?.length ?? cells.whole(across: across))
    }

    func sectionPart(of box: Node) -> SectionPart { LayoutSubview(box)[SectionPartKey.self] }

    /// Returns the cell of a box; `nil` for a header or footer, which has the whole length across.
    func cell(of box: Node, in cells: LineCells, _ index: Int) -> LineCells.Cell? {
        guard sectionPart(of: box).role == .row,
            cells.all.indices.contains(index)
        else { return nil }
        return cells.all[index]
    }

    /// Returns the width of the widest created row.
    func width(of node: Node) -> CGFloat {
        node.boxes.lazy.map { $0.node.sizeThatFits(self.offer(.nan))[self.axis.cross] }.max()
            ?? 0
    }
}
