import Foundation
import LozengeCore

/// A rule for laying views out, of your own.
///
/// It answers how large the whole is when offered a size, and puts every child somewhere. It speaks
/// left to right; the result is mirrored for languages that run the other way. Use it like a
/// container: `Flow(spacing: 8) { … }`.
///
/// Matches: SwiftUI.Layout
@MainActor @preconcurrency
public protocol Layout {
    /// What the layout remembers of its children between two questions.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// What a container of this kind is like.
    static var layoutProperties: LayoutProperties { get }

    /// Called when the children are known, and again when they have changed.
    func makeCache(subviews: Subviews) -> Cache

    /// Called when something in a child has changed; makes the cache anew by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// What the whole wants between itself and its neighbours; by default the most that any child
    /// wants, on every edge.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the whole when offered `proposal`.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize

    /// Puts every child somewhere in `bounds`, the space the whole was given when offered `proposal`.
    ///
    /// A child that is put nowhere goes to the middle.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a line is from the leading edge of `bounds`; by default what the children say together.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Where a line is from the top of `bounds`; by default what the children say together.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The axis that spacers and dividers inside go by; for a layout that may be one of several.
    var _stackAxis: Axis? { get }
}

/// What a container is like, whatever its content.
///
/// Matches: SwiftUI.LayoutProperties
nonisolated public struct LayoutProperties: Sendable {
    /// The axis along which children follow each other; spacers spread along it.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        var union = ViewSpacing(nothing: ())
        for subview in subviews { union.formUnion(subview.reference.spacing, on: .all) }
        return union
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public var _stackAxis: Axis? { Self.layoutProperties.stackOrientation }

    /// What the children say of a line, where this layout would put them (ALIGN-3).
    private func merged(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        let rehearsal = PlacementRehearsal()
        // A child may have to rehearse, too, to say where a line is.
        let outer = LayoutSubview.rehearsal
        LayoutSubview.rehearsal = rehearsal
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        LayoutSubview.rehearsal = outer
        let value = rehearsal.merged(key)
        return value.isNaN ? nil : value - (key.axis == .horizontal ? bounds.minX : bounds.minY)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
