import Foundation
import LozengeCore

/// The heights of lines above and below their baselines, in points.
struct LineHeights {
    /// The height of a line.
    struct Extent: Equatable {
        var ascent: CGFloat
        var descent: CGFloat
        /// The distance to the previous line.
        var leading: CGFloat

        init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// Computes the height for text in a font, `offset` points above the baseline.
        ///
        /// Source: `docs/text.md`, "Decisions": an offset b makes the line |b| higher.
        init(_ metrics: FontMetrics, offset: CGFloat) {
            ascent = metrics.ascender + max(0, offset)
            descent = metrics.descender + max(0, -offset)
            leading = metrics.leading
        }

        mutating func grow(to other: Extent) {
            ascent = max(ascent, other.ascent)
            descent = max(descent, other.descent)
            leading = max(leading, other.leading)
        }
    }

    /// The minimum heights for clusters from `start` on; empty while ``uniform`` applies.
    private var floors: [(start: Int, extent: Extent)] = []
    /// The clusters of substitute fonts whose ink needs more height.
    private var exceptions: [(clusters: Range<Int>, extent: Extent)] = []

    /// The height of all lines; `nil` if lines differ.
    var uniform: Extent? { floors.isEmpty ? first : nil }
    /// The minimum height for the first clusters.
    private var first: Extent?

    /// Sets the minimum height for the text from `cluster` on, until the next call.
    mutating func append(_ extent: Extent, from cluster: Int) {
        if floors.isEmpty, first == nil || cluster == 0 {
            first = extent
            return
        }
        if (floors.last?.extent ?? first) == extent { return }
        storeFirst()
        if floors.last?.start == cluster { floors.removeLast() }
        floors.append((cluster, extent))
    }

    private mutating func storeFirst() {
        if let first, floors.isEmpty { floors.append((0, first)) }
    }

    mutating func appendException(ascent: CGFloat, descent: CGFloat, for clusters: Range<Int>) {
        let extent = Extent(ascent: ascent, descent: descent, leading: 0)
        storeFirst()
        exceptions.append((clusters, extent))
    }

    /// Returns the height of a line of some clusters; an empty line has the height of its font.
    func extent(of line: Range<Int>) -> Extent {
        if let uniform { return uniform }
        guard !floors.isEmpty else { return Extent(ascent: 0, descent: 0, leading: 0) }
        var result = Extent(ascent: 0, descent: 0, leading: 0)
        var index = max(0, floors.indexOfFirst { $0.start > line.lowerBound } - 1)
        repeat {
            result.grow(to: floors[index].extent)
            index += 1
        } while index < floors.count && floors[index].start < line.upperBound

        index = exceptions.indexOfFirst { $0.clusters.upperBound > line.lowerBound }
        while index < exceptions.count, exceptions[index].clusters.lowerBound < line.upperBound {
            result.grow(to: exceptions[index].extent)
            index += 1
        }
        return result
    }
}
