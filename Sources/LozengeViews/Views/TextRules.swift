import Foundation
import LozengeCore

/// The lines under and through a text, as rectangles.
///
/// A span reaches on a line from its first glyph to the first glyph of the span after it, or to the
/// end of the line.
struct TextRules {
    private let looks: [TextLook]
    private let layout: TextLayout
    /// The length of one device pixel, in points.
    private let pixel: CGFloat

    /// - Returns: `nil` for a text without lines along it.
    init?(of appearance: TextAppearance, _ layout: TextLayout, pixel: CGFloat) {
        guard !appearance.looks.isEmpty else { return nil }
        looks = appearance.looks
        self.layout = layout
        self.pixel = pixel
    }

    /// Paints the lines of one kind below or above the text at `origin`.
    func paint(
        _ kind: KeyPath<TextLook, TextLine?>, at origin: CGPoint, _ context: inout PaintContext
    ) {
        for line in layout.lines {
            for extent in extents(of: line) where looks.indices.contains(extent.span) {
                guard let rule = looks[extent.span][keyPath: kind] else { continue }
                let box = box(extent, line, isThrough: kind == \.strikethrough)
                    .offsetBy(dx: origin.x, dy: origin.y)
                for piece in pieces(of: box, rule.pattern) {
                    context.list.append(.fill(.rectangle(piece), .color(rule.color)))
                }
            }
        }
    }

    /// A piece of a line in one span, from left to right in points of the text.
    private struct Extent {
        let span: Int
        let start: CGFloat
        var end: CGFloat
    }

    private func extents(of line: TextLayout.Line) -> [Extent] {
        var extents: [Extent] = []
        let starts = line.runs
            .compactMap { run in
                run.glyphs.map(\.x).min().map { (x: CGFloat($0) * pixel, span: run.span) }
            }
            .sorted { $0.x < $1.x }
        for start in starts {
            if let last = extents.last {
                if last.span == start.span { continue }
                extents[extents.count - 1].end = start.x
            }
            let x = extents.isEmpty ? line.frame.minX : start.x
            extents.append(Extent(span: start.span, start: x, end: line.frame.maxX))
        }
        return extents
    }

    /// Source: Inter and DejaVu have lines a fourteenth of the size thick, a tenth of it below the
    /// baseline; small letters are half as high as the size.
    private func box(_ extent: Extent, _ line: TextLayout.Line, isThrough: Bool) -> CGRect {
        let span = layout.text.spans[extent.span]
        let size = span.font.size
        let thickness = max(pixel, snapped(size / 14))
        let center = isThrough ? -size * 0.27 : size * 0.1 + thickness / 2
        return CGRect(
            x: extent.start,
            y: snapped(line.baseline - span.baselineOffset + center - thickness / 2),
            width: max(0, extent.end - extent.start), height: thickness)
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
