import Foundation
import LozengeCore

/// The conversion of advances to positions of glyphs.
struct GlyphPlacer {
    private(set) var runs: [TextLayout.Run] = []
    private var pen: CGFloat
    private let baseline: CGFloat
    private let text: StyledText
    private let shaper: Shaper

    /// Starts at a position in device pixels from the text's top-left corner.
    init(pen: CGFloat, baseline: CGFloat, of text: PangoShapedText) {
        self.pen = pen
        self.baseline = baseline
        self.text = text.text
        shaper = text.shaper
    }

    /// Places clusters of `run` to the right of the previous ones.
    mutating func append(_ run: ShapedRun, clusters: Range<Int>, of content: ShapedContent) {
        guard let font = run.font else {
            pen += CGFloat(content.clusters.width(of: clusters)) * Self.pixelsPerUnit
            return
        }
        let start = pen
        let glyphs = place(clusters, isRightToLeft: run.level % 2 == 1, of: content)
        // Spaces have no glyphs, but can be underlined.
        guard !glyphs.isEmpty || pen > start else { return }
        let end = pen / shaper.scale
        let span =
            text.spans.indices.contains(run.span)
            ? text.spans[run.span] : .init("", font: ResolvedFont(size: 17))
        // The space of an attachment must not be merged with the ellipsis next to it.
        let mayGoOn = span.attachment == nil
        if mayGoOn, let last = runs.last, last.font == font, last.span == run.span {
            runs[runs.count - 1].glyphs += glyphs
            runs[runs.count - 1].width = end - last.x
        } else {
            let x = start / shaper.scale
            runs.append(
                TextLayout.Run(
                    font: font, glyphs: glyphs, span: run.span, x: x, width: end - x,
                    baseline: baseline / shaper.scale - span.finiteBaselineOffset))
        }
    }

    /// Returns the glyphs of `clusters` from left to right and moves the pen after them.
    private mutating func place(
        _ clusters: Range<Int>, isRightToLeft: Bool, of content: ShapedContent
    ) -> [TextLayout.Glyph] {
        let all = content.clusters
        let starts = all.glyphs
        let shaped = content.glyphs
        var placed: [TextLayout.Glyph] = []
        placed.reserveCapacity(Int(starts[clusters.upperBound] - starts[clusters.lowerBound]))
        for index in 0..<clusters.count {
            let cluster =
                isRightToLeft ? clusters.upperBound - 1 - index : clusters.lowerBound + index
            var x = pen
            for index in Int(starts[cluster])..<Int(starts[cluster + 1]) {
                let glyph = shaped[index]
                if glyph.id != ShapedGlyph.blank {
                    placed.append(
                        TextLayout.Glyph(
                            id: glyph.id,
                            x: Float(x + CGFloat(glyph.xOffset) * Self.pixelsPerUnit),
                            y: Float(baseline + CGFloat(glyph.yOffset) * Self.pixelsPerUnit)))
                }
                x += CGFloat(glyph.advance) * Self.pixelsPerUnit
            }
            pen += CGFloat(all[cluster].advance) * Self.pixelsPerUnit
        }
        return placed
    }

    private static let pixelsPerUnit = 1 / CGFloat(Clusters.unitsPerPixel)
}
