import Foundation
import LozengeCore
import LozengeViews

/// The part of a split view that a view is.
nonisolated enum SplitPartKey: LayoutValueKey {
    enum Part: Equatable {
        case column(Int)
        /// The edge behind a column.
        case divider(Int)
    }
    static var defaultValue: Part { .column(0) }
}

/// The layout of columns: the last one has the rest of the width.
///
/// A column whose content cannot be that narrow is as wide as its content.
///
/// In a narrow window one column has all of it.
///
/// Columns that are hidden keep their state.
nonisolated struct SplitLayout: Layout {
    /// The widths of all columns but the last, in points.
    let widths: [SplitColumnWidth]
    /// The index of the first column that is shown.
    let leading: Int
    /// The column that a narrow window shows; `nil` for columns beside each other.
    let compact: Int?
    let leastDetail: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = widths.reduce(2 * leastDetail) { $0 + $1.shown(in: proposal.width ?? 0) }
        return CGSize(
            width: max(proposal.width ?? ideal, min(leastDetail, ideal) / 2),
            height: proposal.height ?? idealHeight(subviews))
    }

    /// Returns the height of the highest column; asked for only where none is proposed.
    private func idealHeight(_ subviews: Subviews) -> CGFloat {
        subviews.reduce(0) { height, subview in
            guard case .column = subview[SplitPartKey.self] else { return height }
            return max(height, subview.sizeThatFits(.unspecified).height)
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let shownWidths = shownWidths(of: subviews, in: bounds)
        let starts = shownWidths.reduce(into: [bounds.minX]) { $0.append($0[$0.count - 1] + $1) }
        for subview in subviews {
            switch subview[SplitPartKey.self] {
            case .column(let index):
                let isShown = compact.map { $0 == index } ?? (index >= leading)
                subview.setShown(isShown)
                guard isShown, starts.indices.contains(index) else { continue }
                let start = compact == nil ? starts[index] : bounds.minX
                let isLast = index == widths.count || compact != nil
                let width = isLast ? max(0, bounds.maxX - start) : shownWidths[index]
                subview.place(
                    at: CGPoint(x: start, y: bounds.minY),
                    proposal: ProposedViewSize(width: width, height: bounds.height))
            case .divider(let index):
                let isShown = compact == nil && index >= leading
                subview.setShown(isShown)
                guard isShown, starts.indices.contains(index + 1) else { continue }
                subview.place(
                    at: CGPoint(x: starts[index + 1], y: bounds.minY), anchor: .top,
                    proposal: ProposedViewSize(width: nil, height: bounds.height))
            }
        }
    }

    /// Returns the widths of all columns but the last, each at most that of the window; a hidden one has none.
    private func shownWidths(of subviews: Subviews, in bounds: CGRect) -> [CGFloat] {
        var shown = widths.indices.map { index in
            index < leading ? 0 : min(widths[index].shown(in: bounds.width), max(0, bounds.width))
        }
        guard compact == nil else { return shown }
        for subview in subviews {
            guard case .column(let index) = subview[SplitPartKey.self],
                index >= leading, index < widths.count
            else { continue }
            let proposal = ProposedViewSize(width: shown[index], height: bounds.height)
            let width = subview.sizeThatFits(proposal).width
            shown[index] = min(max(shown[index], width), max(0, bounds.width))
        }
        return shown
    }
}
