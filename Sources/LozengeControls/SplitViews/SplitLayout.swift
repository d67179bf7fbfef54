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
/// Columns that are hidden keep their state. They come and go over the leading edge.
nonisolated struct SplitLayout: Layout {
    /// The widths of all columns but the last, in points.
    let widths: [SplitColumnWidth]
    /// The index of the first column that is shown; between two while one comes or goes.
    var leading: CGFloat
    /// The column that a narrow window shows; `nil` for columns beside each other.
    let compact: Int?
    let leastDetail: CGFloat

    var animatableData: CGFloat {
        get { leading }
        set { leading = newValue }
    }

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
        let widths = shownWidths(of: subviews, in: bounds)
        let ends = widths.indices.reduce(into: [bounds.minX]) {
            $0.append($0[$1] + widths[$1] * shownPart(of: $1))
        }
        for subview in subviews {
            switch subview[SplitPartKey.self] {
            case .column(let index):
                let isShown = compact.map { $0 == index } ?? (shownPart(of: index) > 0)
                subview.setShown(isShown)
                guard isShown, ends.indices.contains(index) else { continue }
                var (start, end) = (compact == nil ? ends[index] : bounds.minX, bounds.maxX)
                if compact == nil, index < widths.count {
                    // One that comes or goes has its whole width, partly beyond the edge.
                    end = ends[index + 1]
                    start = end - widths[index]
                }
                subview.place(
                    at: CGPoint(x: start, y: bounds.minY),
                    proposal: ProposedViewSize(width: max(0, end - start), height: bounds.height))
            case .divider(let index):
                let isShown = compact == nil && shownPart(of: index) > 0
                subview.setShown(isShown)
                guard isShown, ends.indices.contains(index + 1) else { continue }
                subview.place(
                    at: CGPoint(x: ends[index + 1], y: bounds.minY), anchor: .top,
                    proposal: ProposedViewSize(width: nil, height: bounds.height))
            }
        }
    }

    /// The part of a column that is shown: less than 1 while it comes or goes.
    private func shownPart(of index: Int) -> CGFloat {
        index == widths.count ? 1 : min(max(0, CGFloat(index + 1) - leading), 1)
    }

    /// Returns the widths of all columns but the last, each at most that of the window; a hidden one has none.
    private func shownWidths(of subviews: Subviews, in bounds: CGRect) -> [CGFloat] {
        var shown = widths.indices.map { index in
            shownPart(of: index) == 0
                ? 0 : min(widths[index].shown(in: bounds.width), max(0, bounds.width))
        }
        guard compact == nil else { return shown }
        for subview in subviews {
            guard case .column(let index) = subview[SplitPartKey.self],
                index < widths.count, shownPart(of: index) > 0
            else { continue }
            let proposal = ProposedViewSize(width: shown[index], height: bounds.height)
            let width = subview.sizeThatFits(proposal).width
            shown[index] = min(max(shown[index], width), max(0, bounds.width))
        }
        return shown
    }
}
