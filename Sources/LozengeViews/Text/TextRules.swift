import Foundation
import LozengeCore

/// The underlines, strikethrough lines and backgrounds of a text, placed by the metrics of its fonts and its lines.
struct TextRules {
    private let looks: [TextLook]
    private let layout: TextLayout
    private let text: any ShapedText

    /// - Returns: `nil` for a text without any.
    init?(of appearance: ResolvedTextStyle, _ layout: TextLayout, in text: any ShapedText) {
        let hasRules = appearance.looks.contains {
            $0.underline != nil || $0.strikethrough != nil || $0.background != nil
        }
        guard hasRules else { return nil }
        looks = appearance.looks
        self.layout = layout
        self.text = text
    }

    /// The length of one device pixel, in points.
    private var pixel: CGFloat { text.metrics.pixelLength }

    /// Paints the lines of one kind for the text at `origin`.
    func paint(
        _ kind: KeyPath<TextLook, TextLine?>, at origin: CGPoint, _ writer: inout DisplayListWriter
    ) {
        for line in layout.lines {
            for run in runs(of: line)
            where looks.indices.contains(run.span) && layout.text.spans.indices.contains(run.span) {
                guard let rule = looks[run.span][keyPath: kind] else { continue }
                let box = box(run, isThrough: kind == \.strikethrough)
                    .offsetBy(dx: origin.x, dy: origin.y)
                for piece in pieces(of: box, rule.pattern) {
                    writer.fill(.rectangle(piece), rule.paint)
                }
            }
        }
    }

    /// Paints the backgrounds of the text at `origin`, from the top of each line to its bottom.
    func paintBackgrounds(at origin: CGPoint, _ writer: inout DisplayListWriter) {
        for line in layout.lines {
            let (top, bottom) = (snapped(line.frame.minY), snapped(line.frame.maxY))
            for run in runs(of: line) where looks.indices.contains(run.span) {
                guard let color = looks[run.span].background else { continue }
                // Neighbours of one colour share their edge.
                let (left, right) = (snapped(run.x), snapped(run.x + run.width))
                let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                writer.fill(
                    .rectangle(box.offsetBy(dx: origin.x, dy: origin.y)), .color(color))
            }
        }
    }

    /// Returns the runs from left to right; adjacent runs of a span are joined in the first font.
    private func runs(of line: TextLayout.Line) -> [TextLayout.Run] {
        var joined: [TextLayout.Run] = []
        for run in line.runs.sorted(by: { $0.x < $1.x }) {
            if let last = joined.last, last.span == run.span, run.x <= last.x + last.width + pixel {
                joined[joined.count - 1].width = run.x + run.width - last.x
            } else {
                joined.append(run)
            }
        }
        return joined
    }

    private func box(_ run: TextLayout.Run, isThrough: Bool) -> CGRect {
        let metrics = text.decoration(of: layout.text.spans[run.span].font)
        let (top, thickness) =
            isThrough
            ? (metrics.strikethroughPosition, metrics.strikethroughThickness)
            : (metrics.underlinePosition, metrics.underlineThickness)
        return CGRect(
            x: run.x, y: snapped(run.baseline + top), width: max(0, run.width),
            height: max(pixel, snapped(thickness)))
    }

    private func pieces(of box: CGRect, _ pattern: Text.LineStyle.Pattern) -> [CGRect] {
        guard !pattern.pieces.isEmpty, box.width.isFinite else { return [box] }
        var pieces: [CGRect] = []
        var x = box.minX
        var index = 0
        while x < box.maxX {
            let length = min(
                pattern.pieces[index % pattern.pieces.count] * box.height, box.maxX - x)
            if index.isMultiple(of: 2) {
                pieces.append(CGRect(x: x, y: box.minY, width: length, height: box.height))
            }
            x += max(length, pixel)
            index += 1
        }
        return pieces
    }

    private func snapped(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
}
