import Foundation
import LozengeCore

extension DisplayListWriter {
    /// Fills a shape in the box being painted.
    mutating func fill(_ shape: DrawShape, _ style: _StylePaint) {
        draw(style, in: bounds) { $0.list.append(.fill(shape, $1)) }
    }

    /// Draws something in a style, unless nothing would be seen of it.
    ///
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - box: Where gradients begin and end.
    ///   - draw: Draws it with a paint.
    mutating func draw(
        _ style: _StylePaint, in box: CGRect, _ draw: (inout DisplayListWriter, Paint) -> Void
    ) {
        switch style {
        case .color, .gradient, .picture:
            let paint = style.paint(in: box)
            if !paint.isClear { draw(&self, paint) }
        case .anchored(let rect, let base):
            self.draw(base, in: rect.offsetBy(dx: box.minX, dy: box.minY), draw)
        case .effect(.innerShadow(let shadow), let base):
            self.draw(base, in: box, draw)
            drawInside(shadow, of: box, draw)
        case .effect(.opacity(let opacity), let base):
            group(.opacity(opacity)) { $0.draw(base, in: box, draw) }
        case .effect(.shadow(let shadow), let base):
            group(.shadow(shadow)) { $0.draw(base, in: box, draw) }
        case .effect(.blend(let mode), let base):
            group(.blend(mode)) { $0.draw(base, in: box, draw) }
        }
    }

    /// Draws the shadow that everything around a figure throws into it.
    private mutating func drawInside(
        _ shadow: Shadow, of box: CGRect, _ draw: (inout DisplayListWriter, Paint) -> Void
    ) {
        let figure = drawn { draw(&$0, .color(.opaque)) }
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height)
        let surroundings = figure.reach.union(box).insetBy(dx: -reach, dy: -reach)
        group(.mask(figure)) { context in
            context.group(.shadow(shadow)) { context in
                // A picture of its own: only in that the figure is cut out.
                context.group(.blend(.normal)) { context in
                    context.list.append(.fill(.rectangle(surroundings), .color(.opaque)))
                    context.list.append(figure, with: .blend(.destinationOut))
                }
            }
        }
    }
}

extension Color.Resolved {
    /// The colour of outlines in a mask.
    static let opaque = Color.Resolved(red: 0, green: 0, blue: 0)
}
