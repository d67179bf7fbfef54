import SwiftUI

/// As many columns of equal width as fit; rows have the height of their highest cell.
struct ExampleGrid: Layout {
    /// The least width of a column, if the space allows it.
    let minimumWidth: CGFloat
    var spacing: CGFloat = 12

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let width = proposal.width ?? minimumWidth
        let heights = rowHeights(of: subviews, in: width)
        let gaps = spacing * CGFloat(max(0, heights.count - 1))
        return CGSize(width: width, height: heights.reduce(gaps, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let (columns, cell) = columns(in: bounds.width)
        var y = bounds.minY
        for (row, height) in rowHeights(of: subviews, in: bounds.width).enumerated() {
            for (column, subview) in subviews.dropFirst(row * columns).prefix(columns).enumerated()
            {
                subview.place(
                    at: CGPoint(x: bounds.minX + CGFloat(column) * (cell + spacing), y: y),
                    proposal: ProposedViewSize(width: cell, height: height))
            }
            y += height + spacing
        }
    }

    private func columns(in width: CGFloat) -> (count: Int, width: CGFloat) {
        let count = max(1, ((width + spacing) / (max(1, minimumWidth) + spacing)).rounded(.down))
        guard count < 100 else { return (100, minimumWidth) }
        return (Int(count), max(0, (width + spacing) / count - spacing))
    }

    private func rowHeights(of subviews: Subviews, in width: CGFloat) -> [CGFloat] {
        let (columns, cell) = columns(in: width)
        return stride(from: 0, to: subviews.count, by: columns).map { first in
            subviews.dropFirst(first).prefix(columns)
                .map { $0.sizeThatFits(ProposedViewSize(width: cell, height: nil)).height }
                .reduce(0, max)
        }
    }
}
