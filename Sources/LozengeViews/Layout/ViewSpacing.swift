import Foundation
import LozengeCore

/// How much space a view wants between itself and a neighbour, for each of its edges.
///
/// Two neighbours compare what they say about the same category of neighbour; only where they have
/// none in common does a plain wish count, and only where there is none of that the default of 8.
///
/// Matches: SwiftUI.ViewSpacing
public struct ViewSpacing {
    var top = EdgeSpacing()
    var left = EdgeSpacing()
    var bottom = EdgeSpacing()
    var right = EdgeSpacing()

    /// What an ordinary view wants (SPACE-1).
    public init() {
        top[.edgeBelowText] = 0
        bottom[.edgeAboveText] = 0
        left[.edgeRightText] = 0
        right[.edgeLeftText] = 0
    }

    /// What a view wants that would touch its neighbours: nothing.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing(nothing: ())
        spacing.setPlain(0, on: .all)
        return spacing
    }()

    /// No wish at all.
    init(nothing: Void) {}

    /// What a text in a font of `metrics` wants (TEXTSPACE-1, TEXTSPACE-2).
    ///
    /// Source: OpenSwiftUI's reading of SwiftUI, and distances measured on macOS and iOS.
    package init(
        text metrics: FontMetrics, height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat
    ) {
        let lineHeight = metrics.ascender + metrics.descender
        let extra = (lineHeight * 0.1).roundedUp(to: metrics.pixelLength)
        let line = lineHeight + extra
        top[.edgeAboveText] = line - metrics.ascender
        top[.textBaseline] = -firstBaseline
        bottom[.edgeBelowText] = max(line - metrics.capHeight, extra + metrics.descender)
        bottom[.textBaseline] = lastBaseline - height
        top.textBelow = metrics
        bottom.textAbove = metrics
    }

    /// The space between this view and `next`, which follows it along `axis`.
    ///
    /// Matches: SwiftUI.ViewSpacing.distance(to:along:)
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? right.distance(to: next.left) : bottom.distance(to: next.top)
    }

    /// Takes in what `other` wants on `edges`, the larger where both want something.
    mutating func formUnion(_ other: ViewSpacing, on edges: PhysicalEdges) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.left) { left.formUnion(other.left) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.right) { right.formUnion(other.right) }
    }

    /// Makes `edges` those of an ordinary view (SPACE-5).
    mutating func reset(_ edges: PhysicalEdges) {
        let ordinary = ViewSpacing()
        if edges.contains(.top) { top = ordinary.top }
        if edges.contains(.left) { left = ordinary.left }
        if edges.contains(.bottom) { bottom = ordinary.bottom }
        if edges.contains(.right) { right = ordinary.right }
    }

    mutating func setPlain(_ length: CGFloat, on edges: PhysicalEdges) {
        if edges.contains(.top) { top[.plain] = length }
        if edges.contains(.left) { left[.plain] = length }
        if edges.contains(.bottom) { bottom[.plain] = length }
        if edges.contains(.right) { right[.plain] = length }
    }
}

/// Sides of a box as they are on the screen, whichever way lines run.
struct PhysicalEdges: OptionSet {
    let rawValue: UInt8

    static let top = PhysicalEdges(rawValue: 1)
    static let left = PhysicalEdges(rawValue: 2)
    static let bottom = PhysicalEdges(rawValue: 4)
    static let right = PhysicalEdges(rawValue: 8)
    static let horizontal: PhysicalEdges = [.left, .right]
    static let vertical: PhysicalEdges = [.top, .bottom]
    static let all: PhysicalEdges = [.horizontal, .vertical]
}
