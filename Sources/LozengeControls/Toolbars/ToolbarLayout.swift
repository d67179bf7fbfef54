import Foundation
import LozengeCore
import LozengeViews

/// The part of a bar that a view is placed in.
nonisolated enum BarZoneKey: LayoutValueKey {
    enum Zone { case leading, tabs, center, search, trailing, lasting, overflow }
    static var defaultValue: Zone { .trailing }
}

/// The items of a bar that do not fit.
nonisolated final class BarOverflow {
    /// The number of shown items among those that may be left out.
    var shownCount = 0

    init() {}
}

/// The layout of a bar: items at both ends, and the title between them, in the middle of the bar if it fits there.
///
/// Items that do not fit are left out from the end, and found in the menu. Tabs are in the place of the title; if they do
/// not fit there, in a row of their own below.
///
/// Source: `docs/navigation.md`, BAR-3.
nonisolated struct ToolbarLayout: Layout {
    let overflow: BarOverflow
    /// True if the menu has items of its own.
    let hasMenu: Bool
    /// True if the middle has more than a title: tabs do not take its place.
    let hasMiddle: Bool
    /// The least height of a row.
    let rowHeight: CGFloat

    private static let gap: CGFloat = 6
    private static let side: CGFloat = 7
    /// The least width of a title that is shown.
    private static let leastTitle: CGFloat = 40
    private static let leastSearch: CGFloat = 120
    /// The distance of a title from the items beside it, if the room allows it.
    private static let titleMargin: CGFloat = 24

    /// The bar's parts, and the items that fit.
    private struct Parts {
        var zones: [BarZoneKey.Zone: [LayoutSubview]] = [:]
        subscript(_ zone: BarZoneKey.Zone) -> [LayoutSubview] { zones[zone] ?? [] }
    }

    private func parts(_ subviews: Subviews) -> Parts {
        var parts = Parts()
        for subview in subviews {
            parts.zones[subview[BarZoneKey.self], default: []].append(subview)
        }
        return parts
    }

    private func ideal(_ subview: LayoutSubview) -> CGSize { subview.sizeThatFits(.unspecified) }

    private func width(_ subviews: [LayoutSubview]) -> CGFloat {
        subviews.reduce(0) { $0 + ideal($1).width + Self.gap }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(subviews)
        let fixed = [.leading, .lasting].reduce(2 * Self.side) { $0 + width(parts[$1]) }
        let middle = parts[.tabs].isEmpty ? parts[.center] : parts[.tabs]
        let all = [.search, .trailing].reduce(fixed + width(middle)) { $0 + width(parts[$1]) }
        let least =
            fixed + (parts[.search].isEmpty ? 0 : Self.leastSearch)
            + (parts[.trailing].isEmpty && !hasMenu ? 0 : width(parts[.overflow]))
        let room = max(least, proposal.width ?? all)
        return CGSize(
            width: room,
            height: firstHeight(subviews) + (hasSecondRow(parts, in: room) ? rowHeight : 0))
    }

    private func firstHeight(_ subviews: Subviews) -> CGFloat {
        subviews.reduce(rowHeight) { max($0, ideal($1).height) }
    }

    /// Returns true if the tabs do not fit between all items of a bar.
    private func hasSecondRow(_ parts: Parts, in room: CGFloat) -> Bool {
        guard let tabs = parts[.tabs].first else { return false }
        guard !hasMiddle else { return true }
        let zones: [BarZoneKey.Zone] = [.leading, .lasting, .trailing]
        let items = zones.reduce(2 * Self.side) { $0 + width(parts[$1]) }
        let search = parts[.search].isEmpty ? 0 : Self.leastSearch + Self.gap
        let menu = hasMenu ? width(parts[.overflow]) : 0
        return items + search + menu + ideal(tabs).width > room
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let parts = parts(subviews)
        let tabs = parts[.tabs].first
        let isBelow = hasSecondRow(parts, in: bounds.width)
        if let tabs, isBelow { placeBelow(tabs, in: bounds) }
        var bounds = bounds
        bounds.size.height = firstHeight(subviews)
        let middle = isBelow ? parts[.center] : tabs.map { [$0] } ?? parts[.center]
        if tabs != nil, !isBelow { for title in parts[.center] { title.setShown(false) } }

        let search = parts[.search].first
        var room = bounds.width - 2 * Self.side - width(parts[.leading]) - width(parts[.lasting])
        if search != nil { room -= Self.leastSearch + Self.gap }
        let items = parts[.trailing]
        // Items in the middle keep their width, a title gives way.
        let kept = hasMiddle ? width(parts[.center]) : 0
        let fits = !hasMenu && width(items) + kept <= room
        var shown = items.count
        if !fits {
            room -= width(parts[.overflow])
            while shown > 0, width(Array(items[..<shown])) + kept > room { shown -= 1 }
        }
        overflow.shownCount = shown
        room -= width(Array(items[..<shown]))

        var start = bounds.minX + Self.side
        for subview in parts[.leading] { start = place(subview, from: start, in: bounds) }
        var end = bounds.maxX - Self.side
        for subview in parts[.lasting].reversed() { end = place(subview, to: end, in: bounds) }
        for subview in parts[.overflow] {
            subview.setShown(!fits)
            if !fits { end = place(subview, to: end, in: bounds) }
        }
        for (index, subview) in items.enumerated().reversed() {
            subview.setShown(index < shown)
            if index < shown { end = place(subview, to: end, in: bounds) }
        }
        if let search {
            let titles = middle.isEmpty ? 0 : min(width(middle), max(0, room))
            let width = min(
                ideal(search).width, Self.leastSearch + max(0, room - titles))
            end = place(search, to: end, in: bounds, width: max(0, width))
        }
        placeTitle(middle, from: start, to: end, in: bounds)
    }

    private func placeBelow(_ tabs: LayoutSubview, in bounds: CGRect) {
        let room = bounds.width - 2 * Self.side
        tabs.place(
            at: CGPoint(x: bounds.midX, y: bounds.maxY - rowHeight / 2), anchor: .center,
            proposal: ProposedViewSize(width: min(room, ideal(tabs).width), height: rowHeight))
    }

    private func placeTitle(
        _ titles: [LayoutSubview], from start: CGFloat, to end: CGFloat, in bounds: CGRect
    ) {
        let room = max(0, end - start)
        let gaps = Self.gap * CGFloat(max(0, titles.count - 1))
        let wish = titles.reduce(gaps) { $0 + ideal($1).width }
        let isShown = room >= min(wish, Self.leastTitle)
        let width = min(wish, room)
        let margin = min(Self.titleMargin, max(0, (room - width) / 2))
        var x = min(max(bounds.midX - width / 2, start + margin), end - width - margin)
        for title in titles {
            title.setShown(isShown)
            guard isShown else { continue }
            let share = wish > 0 ? ideal(title).width * width / wish : 0
            x = place(title, from: x, in: bounds, width: share)
        }
    }

    /// Places a view after `start`.
    ///
    /// - Returns: The start of the next one.
    private func place(
        _ subview: LayoutSubview, from start: CGFloat, in bounds: CGRect, width: CGFloat? = nil
    ) -> CGFloat {
        let width = width ?? ideal(subview).width
        subview.place(
            at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: width, height: bounds.height))
        return start + width + Self.gap
    }

    /// Places a view before `end`.
    ///
    /// - Returns: The end of the next one.
    private func place(
        _ subview: LayoutSubview, to end: CGFloat, in bounds: CGRect, width: CGFloat? = nil
    ) -> CGFloat {
        let width = width ?? ideal(subview).width
        _ = place(subview, from: end - width, in: bounds, width: width)
        return end - width - Self.gap
    }
}
