import Foundation
import LozengeCore

/// A custom container layout: measures and places subviews.
///
/// It returns its size for a proposal and places every child. Coordinates run from left to right; the result
/// is mirrored for languages that run from right to left.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///     ) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(
///             width: sizes.reduce(0) { $0 + $1.width },
///             height: sizes.reduce(0) { $0 + $1.height })
///     }
///
///     func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///     ) {
///         var corner = bounds.origin
///         for subview in subviews {
///             subview.place(at: corner, proposal: .unspecified)
///             let size = subview.sizeThatFits(.unspecified)
///             corner.x += size.width
///             corner.y += size.height
///         }
///     }
/// }
/// ```
///
/// It is used like a container: `Diagonal { Text("a"); Text("b") }`.
///
/// Matches: SwiftUI.Layout
nonisolated public protocol Layout: Animatable {
    /// The state kept between two calls; `Void` by default.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// Properties of the container that do not depend on its content.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache for the children; called again when children were added or removed.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after a change of a child; by default it is created again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the preferred spacing to neighbours; by default the largest of any child, on every edge.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container when offered `proposal`.
    ///
    /// A length of `nil` asks for the ideal size, 0 for the least and infinity for the greatest.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize

    /// Places every child in `bounds`, the frame that the container was given for `proposal`.
    ///
    /// A child that is not placed is centred.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a guide from the leading edge of `bounds`, `nil` for the default.
    ///
    /// By default the children's guides are combined.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a guide from the top of `bounds`, `nil` for the default.
    ///
    /// By default the children's guides are combined.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The axis of spacers and dividers inside; for a layout that may be one of several.
    var _stackAxis: Axis? { get }
}

/// Properties of a container that do not depend on its content.
///
/// Matches: SwiftUI.LayoutProperties
nonisolated public struct LayoutProperties: Sendable {
    /// The axis along which children follow each other; spacers expand along it.
    public var stackOrientation: Axis?

    public init() {}
}

nonisolated extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        var union = ViewSpacing(nothing: ())
        for subview in subviews { union.formUnion(subview.spacing, on: .all) }
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

    /// Returns the combined guide of the children at the positions of this layout (ALIGN-3).
    private func merged(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard let answers = NodeAnswers.shared else { return nil }
        let value = answers.merged(key) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return value.isNaN ? nil : value - (key.axis == .horizontal ? bounds.minX : bounds.minY)
    }
}

nonisolated extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
