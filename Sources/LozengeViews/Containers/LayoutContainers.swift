import Foundation
import LozengeCore

/// The layout of an ``HStack``.
///
/// Matches: SwiftUI.HStackLayout
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var rule: StackLayout {
        StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        rule.spacing(subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) -> CGSize {
        rule.sizeThatFits(proposal, subviews, cache.state)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) {
        rule.place(subviews, in: bounds, proposal: proposal, cache.state)
    }
}

/// The layout of a ``VStack``.
///
/// Matches: SwiftUI.VStackLayout
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var rule: StackLayout {
        StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        rule.spacing(subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) -> CGSize {
        rule.sizeThatFits(proposal, subviews, cache.state)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) {
        rule.place(subviews, in: bounds, proposal: proposal, cache.state)
    }
}

/// The layout of a ``ZStack``.
///
/// Matches: SwiftUI.ZStackLayout
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    private var rule: LayerLayout { LayerLayout(alignment: alignment) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        rule.spacing(subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        rule.sizeThatFits(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        rule.place(subviews, in: bounds)
    }
}

/// The cache of a stack.
///
/// Extension: opaque; the cache of ``HStackLayout`` and ``VStackLayout``.
public struct StackCache {
    let state = StackState()
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
