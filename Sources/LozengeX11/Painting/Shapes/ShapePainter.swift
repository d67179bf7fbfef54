import Foundation
import LozengeCore

/// The painter of fills and borders.
struct ShapePainter {
    let requests: PaintRequests
    let sources: PaintSources
    let masks: ShapeMasks

    func fill(_ shape: DrawShape, _ paint: Paint, on grid: PixelGrid, in target: PaintTarget) {
        let placed = PlacedShape(shape, on: grid)
        guard !placed.bounds.intersection(target.clip).isEmpty,
            let source = sources.source(of: paint, filling: placed.bounds, on: grid, in: target)
        else { return }
        requests.fill(masks.pieces(of: placed, in: target.clip), source, in: target)
    }

    /// Draws a border inside of a rectangle; the four sides do not overlap.
    func border(
        _ rect: CGRect, width: CGFloat, _ paint: Paint, on grid: PixelGrid, in target: PaintTarget
    ) {
        guard grid.isStraight else {
            return fill(.frame(rect, width: width), paint, on: grid, in: target)
        }
        let width = grid.lineWidth(width)
        let rect = grid.rect(rect)
        guard width > 0,
            let source = sources.source(of: paint, filling: rect, on: grid, in: target)
        else { return }
        guard 2 * width < min(rect.width, rect.height) else {
            return requests.fill(rect, source, in: target)
        }
        let inner = rect.inset(x: width, y: width)
        let sides = [
            PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: inner.minY),
            PixelRect(minX: rect.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
            PixelRect(minX: inner.maxX, minY: inner.minY, maxX: rect.maxX, maxY: inner.maxY),
            PixelRect(minX: rect.minX, minY: inner.maxY, maxX: rect.maxX, maxY: rect.maxY),
        ]
        for side in sides { requests.fill(side, source, in: target) }
    }
}

extension DrawShape {
    /// Returns the frame with a width inside of a rectangle.
    fileprivate static func frame(_ rect: CGRect, width: CGFloat) -> DrawShape {
        var path = Path(rect)
        let inner = rect.insetBy(dx: width, dy: width)
        if inner.width > 0, inner.height > 0 { path.addRect(inner) }
        return DrawShape(path, style: FillStyle(eoFill: true))
    }
}
