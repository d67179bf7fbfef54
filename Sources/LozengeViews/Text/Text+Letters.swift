import Foundation
import LozengeCore

extension DisplayListWriter {
    /// Draws the glyphs of the text that is being painted.
    mutating func letters(of layout: TextLayout, _ appearance: ResolvedTextStyle) {
        let origin = bounds.origin
        if let colors = appearance.colors {
            return list.append(.text(layout, at: origin, colors))
        }
        let paints = appearance.paints
        let plain = paints.map { $0.hasEffects ? .color(.clear) : $0.paint(in: bounds) }
        let together = TextPaint(spans: plain)
        if !together.isClear { list.append(.text(layout, at: origin, together)) }
        for index in paints.indices where paints[index].hasEffects {
            draw(paints[index], in: bounds) { context, paint in
                var spans = paints.map { _ in Paint.color(.clear) }
                spans[index] = paint
                context.list.append(.text(layout, at: origin, TextPaint(spans: spans)))
            }
        }
    }
}
