import Foundation
import LozengeCore

/// The layout of ``Grid`` as a value, as for ``AnyLayout`` (GRID-1 to GRID-6).
///
/// Matches: SwiftUI.GridLayout
public struct GridLayout: Layout {
    public var alignment: Alignment
    /// The distance between two columns, in points; 8 if `nil`.
    public var horizontalSpacing: CGFloat?
    /// The distance between two rows, in points; their preferred spacing if `nil`.
    public var verticalSpacing: CGFloat?

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> GridCells {
        GridCells(
            of: subviews, alignment: alignment.vertical,
            horizontalSpacing: horizontalSpacing ?? 8, verticalSpacing: verticalSpacing)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCells
    ) -> CGSize {
        cache.solve(proposal[.horizontal], proposal[.vertical])
        return cache.size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridCells
    ) {
        cache.solve(bounds.width, proposal[.vertical])
        for row in cache.rows {
            for index in row.cells {
                let cell = cache.cells[index]
                place(
                    cell, of: row, in: cache.slot(of: cell, in: row, bounds.origin),
                    cache.alignment(of: cell))
            }
        }
    }

    /// 6. Places a cell by its anchor, else by the alignment of its column and row, else of the grid
    ///   (GRID-2).
    private func place(
        _ cell: GridCells.Cell, of row: GridCells.Row, in slot: CGRect,
        _ column: HorizontalAlignment?
    ) {
        let offer = ProposedViewSize(slot.size)
        let child = cell.view.dimensions(in: offer, .slot)
        var origin: CGPoint
        if let anchor = cell.anchor {
            origin = CGPoint(
                x: (slot.width - child.width) * anchor.x,
                y: (slot.height - child.height) * anchor.y)
        } else {
            let line = row.line - child[row.alignment]
            origin = CGPoint(
                x: Alignment(
                    horizontal: column ?? alignment.horizontal, vertical: row.alignment
                ).origin(of: child, in: slot.size).x,
                // A view that takes more than its ideal height may have another line than the row.
                y: child.height <= slot.height
                    ? min(max(line, 0), slot.height - child.height) : line)
        }
        origin.x += slot.minX
        origin.y += slot.minY
        cell.view.place(at: origin, size: child.size, proposal: offer)
    }
}
