import Foundation
import LozengeCore

/// The rule behind ``LazyVGrid`` and ``LazyHGrid`` (LAZYGRID-1 to LAZYGRID-5).
struct LazyGridLayout {
    /// The axis along which lines follow each other: vertical for columns.
    let axis: Axis
    var tracks: [GridItem]
    var alignment: AlignmentKey
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews = []

    /// Returns the cells of a line of `length`, of which no more than `limit` are listed for one track.
    func cells(across length: CGFloat, atMost limit: Int) -> LineCells {
        LineCells(tracks, across: length, atMost: limit)
    }

    /// Places a view in its cell of a line.
    ///
    /// - Parameters:
    ///   - child: The view.
    ///   - cell: The cell; `nil` for a view that has the whole length across.
    ///   - cells: All cells.
    ///   - position: The start of the line along the grid.
    ///   - length: The length of the line.
    ///   - bounds: The bounds of the grid.
    func place(
        _ child: LayoutSubview, in cell: LineCells.Cell?, of cells: LineCells,
        at position: CGFloat, length: CGFloat, in bounds: CGRect
    ) {
        let room = bounds.size[axis.cross]
        let offer = ProposedViewSize(
            length, along: axis, cross: cell?.length ?? cells.whole(across: room))
        let dimensions = child.dimensions(in: offer, .slot)
        let slot = CGSize(length, along: axis, cross: offer[axis.cross])
        let inset =
            cell?.alignment?.origin(of: dimensions, in: slot) ?? origin(of: dimensions, in: slot)
        let start = cells.start(across: room, axis: axis, alignment: alignment)
        let corner = CGSize(position, along: axis, cross: cell.map { start + $0.start } ?? 0)
        child.place(
            at: CGPoint(
                x: bounds.minX + corner.width + inset.x, y: bounds.minY + corner.height + inset.y),
            size: dimensions.size, proposal: offer)
    }

    /// Returns the position of a child in its slot.
    ///
    /// Across, a track without an alignment has that of the grid; along, the child is centred (LAZYGRID-4).
    private func origin(of child: ViewDimensions, in slot: CGSize) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis.cross] = ViewDimensions(box: slot)[alignment] - child[alignment]
        origin[axis] = (slot[axis] - child.size[axis]) / 2
        return origin
    }
}

extension LazyGridLayout: @MainActor LazyRule {
    var grid: LazyGridLayout? { self }
    var lineSpacing: CGFloat? { gap }
    private var gap: CGFloat { spacing ?? LineCells.defaultGap }
    var label: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    func makeCache(subviews: Subviews) -> LazyGridLines { LazyGridLines() }

    func updateCache(_ lines: inout LazyGridLines, subviews: Subviews) { lines.forget() }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache lines: inout LazyGridLines
    ) -> CGSize {
        let room = proposal[axis.cross]
        solve(room, subviews, &lines)
        return CGSize(lines.length, along: axis, cross: lines.cells.whole(across: room))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache lines: inout LazyGridLines
    ) {
        solve(bounds.size[axis.cross], subviews, &lines)
        var position: CGFloat = 0
        for line in lines.all {
            for (place, index) in line.children.enumerated() {
                self.place(
                    subviews[index], in: line.isWhole ? nil : lines.cells.all[place],
                    of: lines.cells, at: position, length: line.length, in: bounds)
            }
            position += line.length + gap
        }
    }

    /// Computes the cells of every line for a grid of length `room` across, and the length of each line,
    /// which is that of its longest child.
    private func solve(_ room: CGFloat, _ subviews: Subviews, _ lines: inout LazyGridLines) {
        guard lines.begin(across: room) else { return }
        lines.use(cells(across: room, atMost: subviews.count))
        guard !lines.cells.all.isEmpty else { return }
        let whole = lines.cells.whole(across: room)
        for subview in subviews {
            // A section begins on a line of its own, and so do its header and its footer (LAZYGRID-5).
            let cell = lines.add(subview[SectionPartKey.self])
            let offer = ProposedViewSize(.nan, along: axis, cross: cell?.length ?? whole)
            lines.stretchLast(to: subview.sizeThatFits(offer, .slot)[axis])
        }
        for line in lines.all { lines.length += line.length }
        lines.length += CGFloat(max(0, lines.all.count - 1)) * gap
    }
}
