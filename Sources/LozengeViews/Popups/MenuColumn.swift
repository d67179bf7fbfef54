import Foundation
import LozengeCore

/// The layout of a menu: items and dividers are as wide as the menu, other views are in line with the titles of items.
nonisolated struct MenuColumn {
    /// The distance of titles from the edges of their items, in points.
    static let titleInset: CGFloat = 12
    /// The distance of titles from the items above and below, in points.
    static let titleSpacing: CGFloat = 5
}

extension MenuColumn: Layout {
    /// A view with its place.
    private struct Row {
        let subview: LayoutSubview
        /// Zero for an item.
        var margin: CGSize

        /// The size without a proposal, in points.
        var idealSize: CGSize {
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(
                width: size.width + margin.width + (margin == .zero ? 0 : MenuColumn.titleInset),
                height: size.height + 2 * margin.height)
        }
    }

    private func rows(_ subviews: Subviews) -> [Row] {
        let items = subviews.map {
            $0.sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
        }
        .map { $0.width == .infinity }
        let titles = zip(subviews, items).lazy.filter(\.1)
            .compactMap { $0.0.dimensions(in: .unspecified)[explicit: .menuTitles] }
        let margin = CGSize(
            width: titles.max() ?? Self.titleInset, height: Self.titleSpacing)
        return zip(subviews, items).map { Row(subview: $0, margin: $1 ? .zero : margin) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = rows(subviews).map(\.idealSize)
        return CGSize(
            width: max(proposal.width ?? 0, sizes.map(\.width).max() ?? 0),
            height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for row in rows(subviews) {
            let height = row.idealSize.height
            row.subview.place(
                at: CGPoint(x: bounds.minX + row.margin.width, y: y + row.margin.height),
                proposal: ProposedViewSize(
                    width: row.margin == .zero ? bounds.width : nil,
                    height: height - 2 * row.margin.height))
            y += height
        }
    }
}

nonisolated extension HorizontalAlignment {
    /// The leading edges of the titles of a menu's items.
    static let menuTitles = HorizontalAlignment(MenuTitlesAlignment.self)
}

nonisolated private enum MenuTitlesAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}
