import Foundation
import LozengeCore
import LozengeViews

/// The layout of pages in front of each other: as large as the page on top, and the others in its middle.
///
/// Pages that are not shown keep their state, and cost no layout.
///
/// Source: `docs/navigation.md`, NAV-16.
nonisolated struct PageLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let top = subviews.last { $0[IsTopPageKey.self] } ?? subviews.last
        return top?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for subview in subviews {
            let isShown = subview[IsPageShownKey.self]
            subview.setShown(isShown)
            if isShown { subview.place(at: center, anchor: .center, proposal: proposal) }
        }
    }
}

/// True for the page that decides the size.
nonisolated enum IsTopPageKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// True for pages of which something is seen.
nonisolated enum IsPageShownKey: LayoutValueKey {
    static var defaultValue: Bool { true }
}
