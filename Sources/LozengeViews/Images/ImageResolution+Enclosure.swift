import Foundation
import LozengeCore

extension ImageResolution {
    /// Paints a symbol in its shape: inside of a line, or cut out of a filled shape.
    func paint(
        _ picture: Picture, in enclosure: SymbolEnclosure, at frame: CGRect,
        _ writer: inout DisplayListWriter
    ) {
        let side = min(frame.width, frame.height)
        let line = max(1, side / 16)
        let square = CGRect(
            x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side
        )
        .insetBy(dx: line / 2 + side / 24, dy: line / 2 + side / 24)
        var opaque = style
        opaque.tint = .opaque
        let symbol = DrawCommand.picture(
            picture, in: enclosure.symbolFrame(in: square), opaque)
        let outline = enclosure.path(in: square)
        let figure = writer.drawn { context in
            context.group(.blend(.normal)) { context in
                if enclosure.isFilled {
                    context.list.append(.fill(DrawShape(outline), .color(.opaque)))
                    let hole = context.drawn { $0.list.append(symbol) }
                    context.list.append(hole, with: .blend(.destinationOut))
                } else {
                    context.list.append(
                        .fill(
                            DrawShape(outline, stroke: StrokeStyle(lineWidth: line)),
                            .color(.opaque)))
                    context.list.append(symbol)
                }
            }
        }
        writer.draw(shownTint, in: frame) { writer, paint in
            writer.group(.mask(figure)) { $0.list.append(.fill(.rectangle(frame), paint)) }
        }
    }

    /// The paint of the symbol.
    private var shownTint: _StylePaint { tint ?? .color(style.tint ?? .opaque) }
}
