import Foundation
import LozengeCore

/// A line in visual order, from left to right.
struct VisualLine {
    /// A part of a run on this line.
    private struct Piece {
        var run: ShapedRun
        /// The clusters in ``source``.
        var clusters: Range<Int>
        /// The text, a separately shaped part of a word, or the ellipsis.
        var source: ShapedContent
        /// The index of its first cluster in the text; `nil` for the ellipsis.
        var first: Int?
    }

    private let line: BrokenLine
    private let text: PangoShapedText
    private let content: ShapedContent
    private var pieces: [Piece] = []

    /// True if the paragraph, and so the trailing whitespace, runs to the left.
    private(set) var isRightToLeft = false

    init(_ line: BrokenLine, of text: PangoShapedText) {
        self.line = line
        self.text = text
        content = text.content

        // 1. The visible parts of runs. Letters around a break within a word keep their joined
        // forms, as CSS Text requires; ligatures are never divided.
        var rest = line.content
        if let head = line.head, head.clusters.upperBound <= rest.upperBound {
            for run in head.content.runs {
                pieces.append(
                    Piece(
                        run: run, clusters: run.clusters, source: head.content,
                        first: head.clusters.lowerBound + run.clusters.lowerBound))
            }
            rest = head.clusters.upperBound..<rest.upperBound
        }
        append(rest)

        // 2. The ellipsis follows in reading order, before the visible tail.
        if let omission = line.ellipsis {
            let first =
                line.content.isEmpty && !line.tail.isEmpty
                ? line.tail.lowerBound : line.clusters.lowerBound
            let start = content.run(ofCluster: first)
            let base = content.runs.indices.contains(start) ? content.runs[start].baseLevel : 0
            for var run in omission.content.runs {
                (run.level, run.baseLevel, run.span) = (base, base, omission.span)
                pieces.append(Piece(run: run, clusters: run.clusters, source: omission.content))
            }
            append(line.tail)
        }
        isRightToLeft = pieces.first?.run.baseLevel == 1
        reorder()
    }

    /// The characters of the line in logical order.
    var string: String {
        guard line.isTruncated else {
            let end = line.isHard ? hardEnd : line.contentEnd
            return content.string(of: line.clusters.lowerBound..<end)
        }
        return content.string(of: line.content) + Shaper.ellipsis + content.string(of: line.tail)
    }

    /// Returns the runs with glyphs from `pen` on, in device pixels.
    func runs(from pen: CGFloat, baseline: CGFloat) -> [TextLayout.Run] {
        var placer = GlyphPlacer(pen: pen, baseline: baseline, of: text)
        for piece in pieces {
            placer.append(piece.run, clusters: piece.clusters, of: piece.source)
        }
        return placer.runs
    }

    /// Returns the positions of the clusters of a line that starts at `pen`, in device pixels and
    /// in no order, without the ellipsis.
    func spots(from pen: CGFloat) -> [ClusterSpot] {
        var spots: [ClusterSpot] = []
        var x = pen
        for piece in pieces {
            let isReversed = piece.run.level % 2 == 1
            for index in 0..<piece.clusters.count {
                let place = isReversed ? piece.clusters.count - 1 - index : index
                let advance = piece.source.clusters[piece.clusters.lowerBound + place].advance
                let end = x + CGFloat(advance) / CGFloat(Clusters.unitsPerPixel)
                if let first = piece.first {
                    spots.append(
                        ClusterSpot(
                            cluster: first + place, minX: x, maxX: end, isRightToLeft: isReversed))
                }
                x = end
            }
        }
        return spots
    }

    /// The end of the line without its separator.
    var hardEnd: Int {
        let clusters = line.clusters
        let hasSeparator =
            !clusters.isEmpty
            && content.clusters[clusters.upperBound - 1].traits.contains(.separator)
        return hasSeparator ? clusters.upperBound - 1 : clusters.upperBound
    }

    /// Adds the parts of runs in `clusters`.
    private mutating func append(_ clusters: Range<Int>) {
        var index = content.run(ofCluster: clusters.lowerBound)
        while index < content.runs.count {
            let run = content.runs[index]
            if run.clusters.lowerBound >= clusters.upperBound { break }
            let part = run.clusters.clamped(to: clusters)
            if !part.isEmpty {
                pieces.append(
                    Piece(run: run, clusters: part, source: content, first: part.lowerBound))
            }
            index += 1
        }
    }

    private mutating func reorder() {
        guard pieces.contains(where: { $0.run.level > 0 }) else { return }
        pieces = visualOrder(of: pieces.map(\.run.level)).map { pieces[$0] }
    }
}
