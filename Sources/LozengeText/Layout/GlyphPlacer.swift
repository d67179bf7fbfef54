import Foundation
import LozengeCore

/// Turns advances into positions.
struct GlyphPlacer {
    private(set) var runs: [TextLayout.Run] = []
    private var pen: CGFloat
    private let baseline: CGFloat

    /// Both in device pixels from the text's top-left corner.
    init(pen: CGFloat, baseline: CGFloat) {
        self.pen = pen
        self.baseline = baseline
    }

    /// Places the given clusters of `run`, to the right of those before.
    mutating func append(_ run: ShapedRun, clusters: Range<Int>, of content: ShapedContent) {
        guard let font = run.font else {
            pen += CGFloat(content.clusters.width(of: clusters)) * Self.pixelsPerUnit
            return
        }
        var glyphs: [TextLayout.Glyph] = []
        glyphs.reserveCapacity(clusters.count)
        if run.level % 2 == 0 {
            for cluster in clusters { place(cluster, of: content, into: &glyphs) }
        } else {
            for cluster in clusters.reversed() { place(cluster, of: content, into: &glyphs) }
        }
        guard !glyphs.isEmpty else { return }
        if let last = runs.last, last.font == font, last.span == run.span {
            runs[runs.count - 1].glyphs += glyphs
        } else {
            runs.append(TextLayout.Run(font: font, glyphs: glyphs, span: run.span))
        }
    }

    private mutating func place(
        _ cluster: Int, of content: ShapedContent, into glyphs: inout [TextLayout.Glyph]
    ) {
        var x = pen
        let ends = content.clusters.glyphs
        for glyph in content.glyphs[Int(ends[cluster])..<Int(ends[cluster + 1])] {
            if glyph.id != ShapedGlyph.blank {
                glyphs.append(
                    TextLayout.Glyph(
                        id: glyph.id,
                        x: Float(x + CGFloat(glyph.xOffset) * Self.pixelsPerUnit),
                        y: Float(baseline + CGFloat(glyph.yOffset) * Self.pixelsPerUnit)))
            }
            x += CGFloat(glyph.advance) * Self.pixelsPerUnit
        }
        pen += CGFloat(content.clusters.advances[cluster]) * Self.pixelsPerUnit
    }

    private static let pixelsPerUnit = 1 / CGFloat(Clusters.unitsPerPixel)
}
