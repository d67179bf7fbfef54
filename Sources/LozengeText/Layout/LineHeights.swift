import Foundation
import LozengeCore

/// How much room the lines of a text need above and below their baselines, in points.
struct LineHeights {
    /// What a line needs.
    struct Extent: Equatable {
        var ascent: CGFloat
        var descent: CGFloat
        /// The distance to the line before.
        var leading: CGFloat

        init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// What text in a font needs that is `offset` points above the baseline.
        ///
        /// Source: rules of §13 of the layout notes: an offset b makes the line |b| higher.
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

    /// What clusters from `start` on need at least; empty while there is but ``uniform``.
    private var floors: [(start: Int, extent: Extent)] = []
    /// Clusters of substitute fonts whose ink needs more than that.
    private var exceptions: [(clusters: Range<Int>, extent: Extent)] = []

    /// What every line needs, if all lines need the same.
    var uniform: Extent? { floors.isEmpty ? first : nil }
    /// What the text's first clusters need at least.
    private var first: Extent?

    /// Says what the text from `cluster` on needs, until the next call.
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

    /// What a line needs, with its ellipsis and what follows that.
    func extent(of line: BrokenLine) -> Extent {
        guard line.isTruncated, uniform == nil else { return extent(of: line.clusters) }
        let isAllBehind = line.clusters.isEmpty && !line.tail.isEmpty
        var result = extent(of: isAllBehind ? line.tail : line.clusters)
        if !line.tail.isEmpty { result.grow(to: extent(of: line.tail)) }
        return result
    }

    /// What a line of these clusters needs; an empty line takes the font it is in.
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
