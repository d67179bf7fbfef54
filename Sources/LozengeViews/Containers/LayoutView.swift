import Foundation
import LozengeCore

nonisolated extension Layout {
    /// Creates a container with this layout.
    ///
    /// Matches: SwiftUI.Layout.callAsFunction(_:)
    public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        LayoutView(layout: self, content: content())
    }
}

nonisolated extension Layout {
    /// Returns the position of a guide in a container with this layout; NaN for the default.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, subviews: Subviews, cache: inout Cache
    ) -> CGFloat {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let guide =
            key.axis == .horizontal
            ? explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: dimensions.proposal,
                subviews: subviews, cache: &cache)
            : explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: dimensions.proposal,
                subviews: subviews, cache: &cache)
        return guide ?? .nan
    }
}

/// A container with a layout.
nonisolated struct LayoutView<Rule: Layout, Content: View> {
    let layout: Rule
    let content: Content
}

extension LayoutView: View {
    typealias Body = Never

    func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayoutBox(layout: layout)) { content._visit(&$0) }
    }
}

extension LayoutSubviews {
    /// Centres the children that a layout did not place (LAYOUT-1).
    func placeOthers(in bounds: CGRect) {
        for child in self where !child.node.wasPlaced {
            child.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                offered: ProposedViewSize(bounds.size))
        }
    }
}

/// The box of a container with a layout of the app.
nonisolated struct LayoutBox<Rule: Layout> {
    var layout: Rule
}

extension LayoutBox: Primitive {
    static var isLeaf: Bool { false }

    /// The cache of the layout, once it was created.
    final class State {
        var cache: Rule.Cache?
        var isStale = false
    }

    static var unresolved: State { State() }
    func resolve(_ context: UpdateContext<Self>) -> State { State() }

    static var motionAffectsLayout: Bool { true }
    func motionData(_ state: State) -> Rule.AnimatableData { layout.animatableData }
    mutating func setMotionData(_ data: Rule.AnimatableData, _ state: inout State) {
        layout.animatableData = data
    }

    var label: String { String(describing: Rule.self) }
    static var remembersSizes: Bool { true }
    static var guideExport: GuideExport { .merged }
    func axisForChildren(_ axis: Axis?) -> Axis? { layout._stackAxis }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        var cache = takeCache(context)
        defer { context.resolved.cache = cache }
        return layout.sizeThatFits(
            proposal: proposal, subviews: context.subviews, cache: &cache)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let bounds = context.bounds
        for box in context.boxes { box.node.wasPlaced = false }
        var cache = takeCache(context)
        layout.placeSubviews(
            in: bounds, proposal: context.proposal, subviews: context.subviews, cache: &cache)
        context.resolved.cache = cache
        context.subviews.placeOthers(in: bounds)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        var cache = takeCache(context)
        defer { context.resolved.cache = cache }
        return layout.explicitGuide(
            key, in: dimensions, subviews: context.subviews, cache: &cache)
    }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        var cache = takeCache(context)
        defer { context.resolved.cache = cache }
        return layout.spacing(subviews: context.subviews, cache: &cache)
    }

    func contentChanged(_ context: LayoutContext<Self>) { context.resolved.isStale = true }

    /// Moves the cache out of the state, so that changing it copies nothing; the caller returns it.
    private func takeCache(_ context: LayoutContext<Self>) -> Rule.Cache {
        let state = context.resolved
        let isStale = state.isStale
        state.isStale = false
        guard var cache = state.cache else { return layout.makeCache(subviews: context.subviews) }
        state.cache = nil
        if isStale { layout.updateCache(&cache, subviews: context.subviews) }
        return cache
    }
}
