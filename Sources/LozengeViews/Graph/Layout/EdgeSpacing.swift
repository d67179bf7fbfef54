import Foundation
import LozengeCore

/// The preferred distances of one edge of a view to its neighbour, by category.
nonisolated struct EdgeSpacing {
    /// A kind of neighbour; two edges meet in the categories that both have.
    enum Category: Int, CaseIterable {
        case plain, textBaseline, edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText
    }

    /// The distances by ``Category``, in points; NaN for no preference.
    private var lengths = SIMD8<Double>(repeating: .nan)

    /// The fonts of a text that begins at this edge and of a text that ends at it.
    var textBelow: FontMetrics?
    var textAbove: FontMetrics?

    subscript(category: Category) -> CGFloat {
        get { lengths[category.rawValue] }
        set { lengths[category.rawValue] = newValue }
    }

    /// Returns the distance to the opposite edge of the next view (SPACE-3).
    ///
    /// Source: OpenSwiftUI and MySwiftUI's reading of SwiftUI's `Spacing`.
    func distance(to next: EdgeSpacing) -> CGFloat {
        var distance = CGFloat.nan
        func include(_ candidate: CGFloat) {
            if distance.isNaN || candidate > distance { distance = candidate }
        }
        for category in Category.allCases where category != .plain {
            let sum = self[category] + next[category]
            if !sum.isNaN { include(sum) }
        }
        if let above = textAbove, let below = next.textBelow {
            include(below.leading.roundedUp(to: above.pixelLength))
        }
        if !distance.isNaN { return distance }

        let (own, other) = (self[.plain], next[.plain])
        if own.isNaN && other.isNaN { return Self.defaultDistance }
        return own.isNaN ? other : other.isNaN ? own : max(own, other)
    }

    /// Source: `docs/metrics.md`, SPACE-2; measured on macOS.
    static let defaultDistance: CGFloat = 8

    mutating func formUnion(_ other: EdgeSpacing) {
        for category in Category.allCases {
            let (own, new) = (self[category], other[category])
            if own.isNaN || new > own { self[category] = new }
        }
        textAbove = Self.taller(textAbove, other.textAbove)
        textBelow = Self.taller(textBelow, other.textBelow)
    }

    private static func taller(_ lhs: FontMetrics?, _ rhs: FontMetrics?) -> FontMetrics? {
        guard let lhs, let rhs else { return lhs ?? rhs }
        func height(_ metrics: FontMetrics) -> CGFloat {
            metrics.ascender + metrics.descender + metrics.leading
        }
        return height(lhs) >= height(rhs) ? lhs : rhs
    }
}

nonisolated extension CGFloat {
    /// Returns the next multiple of `unit` that is not smaller; ignores rounding errors.
    package func roundedUp(to unit: CGFloat) -> CGFloat {
        (self / unit - 1e-9).rounded(.up) * unit
    }
}
