import Foundation
import LozengeCore

/// A type-erased layout.
///
/// Changing to another layout keeps the children and their state.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Portrait(); Biography() }
/// ```
///
/// Matches: SwiftUI.AnyLayout
nonisolated public struct AnyLayout: Layout {
    private var holder: LayoutHolder

    public init<Rule: Layout>(_ layout: Rule) {
        holder = (layout as? AnyLayout)?.holder ?? LayoutHolderOf(layout)
    }

    #if DEBUG || INSPECT
        /// The layout inside.
        var base: (any Layout)? { holder.base }
    #endif

    /// The cache of the layout.
    public struct Cache {
        fileprivate var storage: AnyObject
    }

    /// The data of the layout, which interpolate with data of the same type.
    ///
    /// Matches: SwiftUI.AnyLayout.animatableData
    public var animatableData: _AnyAnimatableData {
        get { holder.data }
        set { holder = holder.setting(newValue) }
    }

    public var _stackAxis: Axis? { holder.stackAxis }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(storage: holder.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        holder.updateCache(&cache.storage, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        holder.spacing(subviews, &cache.storage)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        holder.size(proposal, subviews, &cache.storage)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        holder.place(subviews, bounds, proposal, &cache.storage)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        holder.guide(guide.key, subviews, bounds, proposal, &cache.storage)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        holder.guide(guide.key, subviews, bounds, proposal, &cache.storage)
    }
}

/// A holder of a layout of any type.
nonisolated private class LayoutHolder {
    init() {}

    #if DEBUG || INSPECT
        var base: (any Layout)? { nil }
    #endif
    var data: _AnyAnimatableData { .zero }
    func setting(_ data: _AnyAnimatableData) -> LayoutHolder { self }
    var stackAxis: Axis? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> AnyObject { self }
    func updateCache(_ cache: inout AnyObject, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyObject) -> ViewSpacing { .zero }
    func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject
    ) -> CGSize { .zero }
    func place(
        _ subviews: LayoutSubviews, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ cache: inout AnyObject
    ) {}
    func guide(
        _ key: AlignmentKey, _ subviews: LayoutSubviews, _ bounds: CGRect,
        _ proposal: ProposedViewSize, _ cache: inout AnyObject
    ) -> CGFloat? { nil }
}

/// A holder of a layout of a known type.
nonisolated private final class LayoutHolderOf<Rule: Layout>: LayoutHolder {
    /// The cache in a reference, which is not copied with every change.
    final class CacheBox {
        var cache: Rule.Cache

        init(_ cache: Rule.Cache) { self.cache = cache }
    }

    private let layout: Rule

    init(_ layout: Rule) { self.layout = layout }

    #if DEBUG || INSPECT
        override var base: (any Layout)? { layout }
    #endif
    override var data: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

    override func setting(_ data: _AnyAnimatableData) -> LayoutHolder {
        var layout = layout
        data.apply(to: &layout)
        return LayoutHolderOf(layout)
    }

    override var stackAxis: Axis? { layout._stackAxis }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyObject {
        CacheBox(layout.makeCache(subviews: subviews))
    }

    override func updateCache(_ cache: inout AnyObject, _ subviews: LayoutSubviews) {
        layout.updateCache(&box(&cache, subviews).cache, subviews: subviews)
    }

    override func spacing(
        _ subviews: LayoutSubviews, _ cache: inout AnyObject
    ) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &box(&cache, subviews).cache)
    }

    override func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyObject
    ) -> CGSize {
        layout.sizeThatFits(
            proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).cache)
    }

    override func place(
        _ subviews: LayoutSubviews, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ cache: inout AnyObject
    ) {
        layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews,
            cache: &box(&cache, subviews).cache)
    }

    override func guide(
        _ key: AlignmentKey, _ subviews: LayoutSubviews, _ bounds: CGRect,
        _ proposal: ProposedViewSize, _ cache: inout AnyObject
    ) -> CGFloat? {
        let box = box(&cache, subviews)
        return key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                subviews: subviews, cache: &box.cache)
            : layout.explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal,
                subviews: subviews, cache: &box.cache)
    }

    /// Returns the cache of this layout; creates it if `cache` is that of another layout.
    private func box(_ cache: inout AnyObject, _ subviews: LayoutSubviews) -> CacheBox {
        if let known = cache as? CacheBox { return known }
        let made = CacheBox(layout.makeCache(subviews: subviews))
        cache = made
        return made
    }
}
