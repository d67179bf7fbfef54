import Foundation
import LozengeCore

/// A layout whose type is not told.
///
/// Changing to another layout keeps the children and their state.
///
/// Matches: SwiftUI.AnyLayout
public struct AnyLayout: Layout {
    private let storage: any Layout

    public init<Rule: Layout>(_ layout: Rule) {
        storage = (layout as? AnyLayout)?.storage ?? layout
    }

    /// The cache of whichever layout this is.
    public struct Cache {
        fileprivate var value: Any
    }

    public var _stackAxis: Axis? { storage._stackAxis }

    public func makeCache(subviews: Subviews) -> Cache { Self.cache(storage, subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<Rule: Layout>(_ layout: Rule) {
            withCache(of: layout, &cache, subviews) {
                layout.updateCache(&$0, subviews: subviews)
            }
        }
        update(storage)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<Rule: Layout>(_ layout: Rule) -> ViewSpacing {
            withCache(of: layout, &cache, subviews) {
                layout.spacing(subviews: subviews, cache: &$0)
            }
        }
        return ask(storage)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        func ask<Rule: Layout>(_ layout: Rule) -> CGSize {
            withCache(of: layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(storage)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<Rule: Layout>(_ layout: Rule) {
            withCache(of: layout, &cache, subviews) {
                layout.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(storage)
    }

    private static func cache<Rule: Layout>(_ layout: Rule, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews))
    }

    /// Hands the layout its own cache; one of another layout's is made anew.
    private func withCache<Rule: Layout, Result>(
        of layout: Rule, _ cache: inout Cache, _ subviews: Subviews,
        _ body: (inout Rule.Cache) -> Result
    ) -> Result {
        var value = cache.value as? Rule.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = Cache(value: value) }
        return body(&value)
    }
}
