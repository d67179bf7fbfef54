import Foundation
import LozengeCore

/// The pass over the lines of a text that places each glyph.
struct TextLayoutPass {
    private let text: PangoShapedText
    private let style: ParagraphStyle
    private let measurement: TextMeasurement
    private var lines: [TextLayout.Line] = []
    private var isTruncated = false
    private var ink = InkBounds()
    /// The lines before placement.
    let broken: [BrokenLine]

    init(_ text: PangoShapedText, constraint: LineConstraint, style: ParagraphStyle) {
        self.text = text
        self.style = style

        // 1. Break, which gives the width and height of the text.
        var broken: [BrokenLine] = []
        var stack = LineStack(spacing: constraint.spacing)
        var width = 0
        text.forEachLine(under: constraint) { line in
            broken.append(line)
            stack.append(text.content.heights.extent(of: line))
            width = max(width, min(line.width, constraint.width))
            return true
        }
        self.broken = broken
        stack.reserve(constraint.reservedLines, of: text.metrics)
        measurement = text.measurement(of: stack, width: width)

        // 2. Place the lines in that width.
        stack = LineStack(spacing: constraint.spacing)
        lines.reserveCapacity(broken.count)
        for line in broken {
            let extent = text.content.heights.extent(of: line)
            stack.append(extent)
            place(line, extent, baseline: stack.lastBaseline)
        }
    }

    var layout: TextLayout {
        TextLayout(
            text: text.text, measurement: measurement, lines: lines, isTruncated: isTruncated,
            reach: ink.points(at: text.shaper.scale))
    }

    private mutating func place(
        _ line: BrokenLine, _ extent: LineHeights.Extent, baseline: CGFloat
    ) {
        let scale = text.shaper.scale
        let box = measurement.size.width * scale
        let visual = VisualLine(line, of: text)

        // Trailing whitespace before a hard break counts as far as it fits.
        let unitsPerPixel = CGFloat(Clusters.unitsPerPixel)
        let content = CGFloat(line.contentWidth) / unitsPerPixel
        let whole = CGFloat(line.width) / unitsPerPixel
        let shown = line.isHard ? max(content, min(whole, box)) : content
        let direction: LayoutDirection =
            if !style.followsText { style.direction } else {
                visual.isRightToLeft ? .rightToLeft : .leftToRight
            }
        let x = (box - shown) * style.leftShare(in: direction)
        let pen = x + (visual.isRightToLeft ? shown - content : 0)

        isTruncated = isTruncated || line.isTruncated
        let runs = visual.runs(from: pen, baseline: baseline * scale)
        let frame = CGRect(
            x: x / scale, y: baseline - extent.ascent, width: shown / scale,
            height: extent.ascent + extent.descent)
        if let fonts = text.shaper.fonts?.numbers {
            for run in runs { ink.add(run, fonts) }
        }
        lines.append(
            TextLayout.Line(
                string: visual.string, frame: frame, baseline: baseline, runs: runs))
    }
}
