import Foundation
import LozengeCore

/// The rows that exist, in their places.
extension LazyLines {
    /// Places the rows that exist.
    func put(_ content: [LazyContent], from start: CGFloat, _ node: Node) {
        var line = CellLine()
        walk(content, from: start) { part, place in
            switch part {
            case .box(let box):
                guard let cells else { return put(box, at: place.start) }
                if place.lead == 0 { put(&line, node) }
                line.start = place.start
                line.boxes.append((box, cell(of: box, in: cells, place.lead)))
            case .rows(let rows):
                rows.lengths.estimate = guessed
                for index in rows.madeIndices {
                    guard let row = rows.made[index] else { continue }
                    let number = rows.lines.line(of: index)
                    let position = place.start + rows.lengths.start(of: number)
                    guard let cells, case .cell = rows.kind, let box = row.firstBox else {
                        put(&line, node)
                        put(row.lazyContent, from: position, node)
                        continue
                    }
                    let cell = (rows.lines.lead + index) % rows.lines.perLine
                    if cell == 0 || position != line.start { put(&line, node) }
                    line.start = position
                    line.boxes.append((box, cells.all[cell]))
                }
            }
        }
        put(&line, node)
    }

    /// The views of a line of cells; a header or a footer has none.
    private struct CellLine {
        var start: CGFloat = 0
        var boxes: [(box: Node, cell: LineCells.Cell?)] = []
    }

    /// Places the views of a line, which is as long as the longest, and empties it.
    private func put(_ line: inout CellLine, _ node: Node) {
        defer { line.boxes.removeAll(keepingCapacity: true) }
        guard let grid, let cells, !line.boxes.isEmpty else { return }
        let whole = cells.whole(across: across)
        let length = line.boxes.lazy.map { self.length(of: $0.box, $0.cell?.length ?? whole) }.max()
        for (box, cell) in line.boxes {
            grid.place(
                LayoutSubview(box), in: cell, of: cells, at: line.start, length: length ?? 0,
                in: node.bounds)
        }
    }

    private func put(_ box: Node, at position: CGFloat) {
        let offer = offer(across)
        let dimensions = LayoutSubview(box).dimensions(offered: offer)
        var size = CGSize.zero
        size[axis.cross] = across
        let shift = ViewDimensions(box: size)[alignment] - dimensions[alignment]
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.cross] = shift
        box.place(at: origin, size: dimensions.size, proposal: offer)
    }
}
