import Foundation
import LozengeCore

/// A broken line in the order it is read by the eye, left to right.
struct VisualLine {
    /// A part of a run that is on this line, or the ellipsis.
    private struct Piece {
        var run: ShapedRun
        var clusters: Range<Int>
        var isEllipsis = false
    }

    private let line: BrokenLine
    private let text: PangoShapedText
    private let content: ShapedContent
    private let ellipsis: ShapedContent
    private var pieces: [Piece] = []

    /// Whether the paragraph, and so the whitespace at the line's end, runs to the left.
    private(set) var isRightToLeft = false

    init(_ line: BrokenLine, of text: PangoShapedText) {
        self.line = line
        self.text = text
        content = text.content
        ellipsis = line.ellipsis?.content ?? content

        // 1. The parts of runs that are seen. Letters that a break parts within a word stay in their
        //    joined forms, as CSS Text demands and Pango has it; ligatures are never parted. The first of two
        //    letters that were kerned keeps its kerned width, up to a pixel from what Pango gives it.
        append(line.content)

        // 2. The ellipsis stands where the paragraph is read to, before what is shown of its end.
        if let omission = line.ellipsis {
            let first =
                line.content.isEmpty && !line.tail.isEmpty
                ? line.tail.lowerBound : line.clusters.lowerBound
            let start = content.run(ofCluster: first)
            let base = content.runs.indices.contains(start) ? content.runs[start].baseLevel : 0
            for var run in ellipsis.runs {
                (run.level, run.baseLevel, run.span) = (base, base, omission.span)
                pieces.append(Piece(run: run, clusters: run.clusters, isEllipsis: true))
            }
            append(line.tail)
        }
        isRightToLeft = pieces.first?.run.baseLevel == 1
        reorder()
    }

    /// The line's characters, in logical order.
    var string: String {
        guard line.isTruncated else {
            let end = line.isHard ? hardEnd : line.contentEnd
            return content.string(of: line.clusters.lowerBound..<end)
        }
        return content.string(of: line.content) + Ellipsis.string + content.string(of: line.tail)
    }

    /// The glyphs from `pen` on, in device pixels.
    func runs(from pen: CGFloat, baseline: CGFloat) -> [TextLayout.Run] {
        var placer = GlyphPlacer(pen: pen, baseline: baseline, of: text)
        for piece in pieces {
            placer.append(
                piece.run, clusters: piece.clusters, of: piece.isEllipsis ? ellipsis : content)
        }
        return placer.runs
    }

    /// Where each cluster comes to lie whose line begins at `pen`, in device pixels and in no
    /// order; those of the ellipsis left out.
    func spots(from pen: CGFloat) -> [ClusterSpot] {
        var spots: [ClusterSpot] = []
        var x = pen
        for piece in pieces {
            let clusters = (piece.isEllipsis ? ellipsis : content).clusters
            let isReversed = piece.run.level % 2 == 1
            for index in 0..<piece.clusters.count {
                let cluster =
                    isReversed
                    ? piece.clusters.upperBound - 1 - index : piece.clusters.lowerBound + index
                let end = x + CGFloat(clusters.advances[cluster]) / CGFloat(Clusters.unitsPerPixel)
                if !piece.isEllipsis {
                    spots.append(
                        ClusterSpot(cluster: cluster, minX: x, maxX: end, isRightToLeft: isReversed)
                    )
                }
                x = end
            }
        }
        return spots
    }

    /// The line's end without what separates it from the next.
    var hardEnd: Int {
        let clusters = line.clusters
        let hasSeparator =
            !clusters.isEmpty
            && content.clusters.traits[clusters.upperBound - 1].contains(.separator)
        return hasSeparator ? clusters.upperBound - 1 : clusters.upperBound
    }

    /// Adds the parts of runs that are in `clusters`.
    private mutating func append(_ clusters: Range<Int>) {
        var index = content.run(ofCluster: clusters.lowerBound)
        while index < content.runs.count {
            let run = content.runs[index]
            if run.clusters.lowerBound >= clusters.upperBound { break }
            let part = run.clusters.clamped(to: clusters)
            if !part.isEmpty { pieces.append(Piece(run: run, clusters: part)) }
            index += 1
        }
    }

    private mutating func reorder() {
        guard pieces.contains(where: { $0.run.level > 0 }) else { return }
        pieces = visualOrder(of: pieces.map(\.run.level)).map { pieces[$0] }
    }
}
