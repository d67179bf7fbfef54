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
    private let content: ShapedContent
    private let ellipsis: ShapedContent
    private var pieces: [Piece] = []

    init(_ line: BrokenLine, of text: PangoShapedText) {
        self.line = line
        content = text.content
        ellipsis = line.isTruncated ? text.ellipsis(for: line).content : content

        // 1. The parts of runs that are seen. A run that a break cuts inside a joined word would be
        //    shaped again here, with the advances handed back to the breaker (issue 4).
        var index = content.run(ofCluster: line.content.lowerBound)
        while index < content.runs.count {
            let run = content.runs[index]
            let clusters = run.clusters.clamped(to: line.content)
            if run.clusters.lowerBound >= line.contentEnd { break }
            if !clusters.isEmpty { pieces.append(Piece(run: run, clusters: clusters)) }
            index += 1
        }

        // 2. The ellipsis stands at the end that the paragraph is read towards.
        if line.isTruncated {
            let start = content.run(ofCluster: line.clusters.lowerBound)
            let base = content.runs.indices.contains(start) ? content.runs[start].baseLevel : 0
            let span = pieces.last?.run.span ?? content.span(ofCluster: line.clusters.lowerBound)
            for var run in ellipsis.runs {
                (run.level, run.baseLevel, run.span) = (base, base, span)
                pieces.append(Piece(run: run, clusters: run.clusters, isEllipsis: true))
            }
        }
        reorder()
    }

    /// Whether the paragraph, and so the whitespace at the line's end, runs to the left.
    var isRightToLeft: Bool { pieces.last?.run.baseLevel == 1 }

    /// The line's characters, in logical order.
    var string: String {
        let end = line.isHard && !line.isTruncated ? hardEnd : line.contentEnd
        let bytes = content.source.utf8
        let offsets = content.clusters.offsets
        let lower = bytes.index(
            bytes.startIndex, offsetBy: Int(offsets[line.clusters.lowerBound]))
        let upper = bytes.index(bytes.startIndex, offsetBy: Int(offsets[end]))
        let text = String(content.source[lower..<upper])
        return line.isTruncated ? text + Ellipsis.string : text
    }

    /// The glyphs from `pen` on, in device pixels.
    func runs(from pen: CGFloat, baseline: CGFloat) -> [TextLayout.Run] {
        var placer = GlyphPlacer(pen: pen, baseline: baseline)
        for piece in pieces {
            placer.append(
                piece.run, clusters: piece.clusters, of: piece.isEllipsis ? ellipsis : content)
        }
        return placer.runs
    }

    /// The line's end without what separates it from the next.
    private var hardEnd: Int {
        let clusters = line.clusters
        let hasSeparator =
            !clusters.isEmpty
            && content.clusters.traits[clusters.upperBound - 1].contains(.separator)
        return hasSeparator ? clusters.upperBound - 1 : clusters.upperBound
    }

    private mutating func reorder() {
        guard pieces.contains(where: { $0.run.level > 0 }) else { return }
        pieces = visualOrder(of: pieces.map(\.run.level)).map { pieces[$0] }
    }
}
