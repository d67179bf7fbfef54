import Foundation
import LozengeCore

nonisolated extension View {
    /// Lets this view reach under what covers the edges of its safe area, such as bars.
    ///
    /// - Parameters:
    ///   - regions: What to reach under; without `.container`, nothing.
    ///   - edges: The edges that may be moved outwards.
    /// - Returns: A view as large as this one is without. Where an edge of that touches the safe
    ///   area's, this view is offered more, up to the outer edge of what covers it, and goes to the
    ///   top-leading corner of all that.
    ///
    /// Matches: SwiftUI.View.ignoresSafeArea(_:edges:)
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets this view reach under what covers its safe area at `edges`.
    ///
    /// The same as ``ignoresSafeArea(_:edges:)``, under an older name.
    ///
    /// Matches: SwiftUI.View.edgesIgnoringSafeArea(_:)
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

/// A box that is its child in layout; the child goes beyond it where something covers the edges.
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
