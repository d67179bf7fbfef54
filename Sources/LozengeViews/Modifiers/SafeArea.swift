import Foundation
import LozengeCore

nonisolated extension View {
    /// Extends this view under bars and other covers at the edges of its safe area.
    ///
    /// - Parameters:
    ///   - regions: The regions to extend under; without `.container`, none.
    ///   - edges: The edges that may move outwards.
    /// - Returns: A view with this view's layout. Each of its edges that touches the safe area is extended to
    ///   the outer edge of the cover; this view is proposed the extended size and placed at its top-leading
    ///   corner.
    ///
    /// Matches: SwiftUI.View.ignoresSafeArea(_:edges:)
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends this view under the covers of its safe area at `edges`.
    ///
    /// An older name of ``ignoresSafeArea(_:edges:)``.
    ///
    /// Matches: SwiftUI.View.edgesIgnoringSafeArea(_:)
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

/// A layout-neutral modifier whose child extends under the covers of the safe area.
nonisolated struct IgnoredSafeArea {
    let edges: Edge.Set
}

extension IgnoredSafeArea: PrimitiveModifier {
    static var unresolved: Reach? { nil }

    func resolve(_ context: UpdateContext<Self>) -> Reach? {
        edges.isEmpty ? nil : context.resolved ?? context.makeReach()
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let insets = context.resolved?.measure().on(edges) ?? EdgeInsets()
        guard insets != EdgeInsets() else {
            return context.child.place(
                at: .zero, size: context.size, proposal: context.proposal)
        }
        context.child.place(
            at: CGPoint(x: -insets.leading, y: -insets.top),
            offered: context.proposal.outset(by: insets))
    }
}
