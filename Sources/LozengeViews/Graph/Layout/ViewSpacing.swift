import Foundation
import LozengeCore

/// The preferred spacing between a view and its neighbours, for each edge.
///
/// Two neighbours compare their distances of the same category. The plain distance applies only if they have
/// no category in common, and the default of 8 points only if neither has a plain one.
///
/// Matches: SwiftUI.ViewSpacing
nonisolated public struct ViewSpacing: @unchecked Sendable {
    /// Copied before it is changed, so that threads share only immutable values.
    private var edges: Edges

    private final class Edges {
        var top = EdgeSpacing()
        var left = EdgeSpacing()
        var bottom = EdgeSpacing()
        var right = EdgeSpacing()

        init() {}

        init(copying other: Edges) {
            (top, left) = (other.top, other.left)
            (bottom, right) = (other.bottom, other.right)
        }
    }

    /// Creates the spacing of an ordinary view (SPACE-1).
    public init() { self = Self.ordinary }

    /// Creates a spacing without preferences.
    init(nothing: Void) { edges = Edges() }

    private static let ordinary: ViewSpacing = {
        let spacing = ViewSpacing(nothing: ())
        spacing.edges.top[.edgeBelowText] = 0
        spacing.edges.bottom[.edgeAboveText] = 0
        spacing.edges.left[.edgeRightText] = 0
        spacing.edges.right[.edgeLeftText] = 0
        return spacing
    }()

    /// A preferred spacing of zero on all edges: the view touches its neighbours.
    public static let zero = ViewSpacing(touchingOn: .all)

    /// Creates a spacing of zero on some sides.
    init(touchingOn sides: PhysicalEdges) {
        self.init(nothing: ())
        if sides.contains(.top) { edges.top[.plain] = 0 }
        if sides.contains(.left) { edges.left[.plain] = 0 }
        if sides.contains(.bottom) { edges.bottom[.plain] = 0 }
        if sides.contains(.right) { edges.right[.plain] = 0 }
    }

    /// Creates the spacing of a text in a font of `metrics` (TEXTSPACE-1, TEXTSPACE-2).
    ///
    /// Source: OpenSwiftUI's reading of SwiftUI, and distances measured on macOS and iOS.
    package init(
        text metrics: FontMetrics, height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat
    ) {
        let lineHeight = metrics.ascender + metrics.descender
        let extra = (lineHeight * 0.1).roundedUp(to: metrics.pixelLength)
        let line = lineHeight + extra
        edges = Edges()
        edges.top[.edgeAboveText] = line - metrics.ascender
        edges.top[.textBaseline] = -firstBaseline
        edges.bottom[.edgeBelowText] = max(line - metrics.capHeight, extra + metrics.descender)
        edges.bottom[.textBaseline] = lastBaseline - height
        edges.top.textBelow = metrics
        edges.bottom.textAbove = metrics
    }

    /// Returns the spacing to `next`, which follows this view along `axis`, in points.
    ///
    /// Matches: SwiftUI.ViewSpacing.distance(to:along:)
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? edges.right.distance(to: next.edges.left)
            : edges.bottom.distance(to: next.edges.top)
    }

    /// Adds the distances of another view at some edges; the larger one of two counts.
    ///
    /// Matches: SwiftUI.ViewSpacing.formUnion(_:edges:)
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        // A layout computes from left to right, and is mirrored as a whole.
        formUnion(other, on: PhysicalEdges(fromLeft: edges))
    }

    /// Returns the distances of both views at some edges; the larger one of two counts.
    ///
    /// Matches: SwiftUI.ViewSpacing.union(_:edges:)
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Adds the distances of `other` on `sides`; the larger one of two counts.
    mutating func formUnion(_ other: ViewSpacing, on sides: PhysicalEdges) {
        guard edges !== other.edges, !sides.isEmpty else { return }
        makeUnique()
        if sides.contains(.top) { edges.top.formUnion(other.edges.top) }
        if sides.contains(.left) { edges.left.formUnion(other.edges.left) }
        if sides.contains(.bottom) { edges.bottom.formUnion(other.edges.bottom) }
        if sides.contains(.right) { edges.right.formUnion(other.edges.right) }
    }

    /// Sets `sides` to the spacing of an ordinary view (SPACE-5).
    mutating func reset(_ sides: PhysicalEdges) {
        let ordinary = Self.ordinary.edges
        guard edges !== ordinary, !sides.isEmpty else { return }
        if sides == .all { return self = Self.ordinary }
        makeUnique()
        if sides.contains(.top) { edges.top = ordinary.top }
        if sides.contains(.left) { edges.left = ordinary.left }
        if sides.contains(.bottom) { edges.bottom = ordinary.bottom }
        if sides.contains(.right) { edges.right = ordinary.right }
    }

    /// True if both share the same storage; equal values may not.
    func isIdentical(to other: ViewSpacing) -> Bool { edges === other.edges }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&edges) { edges = Edges(copying: edges) }
    }
}

/// Edges of a box on the screen, independent of the layout direction.
nonisolated struct PhysicalEdges: OptionSet {
    let rawValue: UInt8

    static let top = PhysicalEdges(rawValue: 1)
    static let left = PhysicalEdges(rawValue: 2)
    static let bottom = PhysicalEdges(rawValue: 4)
    static let right = PhysicalEdges(rawValue: 8)
    static let horizontal: PhysicalEdges = [.left, .right]
    static let vertical: PhysicalEdges = [.top, .bottom]
    static let all: PhysicalEdges = [.horizontal, .vertical]
}

nonisolated extension PhysicalEdges {
    /// Creates the edges of a layout from left to right.
    fileprivate init(fromLeft edges: Edge.Set) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.leading) { insert(.left) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.trailing) { insert(.right) }
    }
}
