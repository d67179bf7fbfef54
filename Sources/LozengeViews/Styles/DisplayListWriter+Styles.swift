import Foundation
import LozengeCore

extension DisplayListWriter {
    /// Fills a shape in the bounds of the node being painted.
    mutating func fill(_ shape: DrawShape, _ style: _StylePaint) {
        draw(style, in: bounds) { $0.list.append(.fill(shape, $1)) }
    }

    /// Draws with a style, unless the style is clear.
    ///
    /// - Parameters:
    ///   - style: The style of the drawing.
    ///   - box: The rectangle that gradients span.
    ///   - draw: Draws with a paint.
    mutating func draw(
        _ style: _StylePaint, in box: CGRect, _ draw: (inout DisplayListWriter, Paint) -> Void
    ) {
        switch style {
        case .color, .gradient, .mesh, .picture:
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

    /// Draws an inner shadow of the drawing.
    private mutating func drawInside(
        _ shadow: Shadow, of box: CGRect, _ draw: (inout DisplayListWriter, Paint) -> Void
    ) {
        let figure = drawn { draw(&$0, .color(.opaque)) }
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height)
        let surroundings = figure.reach.union(box).insetBy(dx: -reach, dy: -reach)
        group(.mask(figure)) { context in
            context.group(.shadow(shadow)) { context in
                // A separate group: only in this group is the figure cut out.
                context.group(.blend(.normal)) { context in
                    context.list.append(.fill(.rectangle(surroundings), .color(.opaque)))
                    context.list.append(figure, with: .blend(.destinationOut))
                }
            }
        }
    }
}

nonisolated extension Color.Resolved {
    /// The colour of the drawing in a mask.
    static let opaque = Color.Resolved(red: 0, green: 0, blue: 0)
}
