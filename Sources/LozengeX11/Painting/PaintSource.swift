import CX11
import LozengeCore

/// What the colours of a shape come from.
struct PaintSource {
    /// What is drawn from; one pixel of it is one of the window's.
    let picture: ServerPicture
    /// Which pixel of the window the picture's first one belongs to.
    var x = 0
    var y = 0
    /// The one colour it has everywhere, if it has.
    var color: XRenderColor?
    /// Whether it covers everything.
    let isOpaque: Bool
}

extension PaintRequests {
    /// Fills a rectangle.
    func fill(_ rect: PixelRect, _ source: PaintSource, in target: PaintTarget) {
        if let color = source.color { return fill(rect, color, in: target) }
        let part = rect.intersection(target.clip)
        guard !part.isEmpty else { return }
        composite(
            source.picture.id, sourceX: part.minX - source.x, sourceY: part.minY - source.y,
            operation: source.isOpaque ? PictOpSrc : PictOpOver, to: part, of: target.surface)
    }

    /// Draws a source through a mask, whose pixel at `maskX`, `maskY` belongs to the rectangle's
    /// top-left corner.
    func fill(
        _ rect: PixelRect, _ source: PaintSource, through mask: XID, maskX: Int = 0,
        maskY: Int = 0, in target: PaintTarget
    ) {
        if let color = source.color {
            return fill(rect, color, through: mask, maskX: maskX, maskY: maskY, in: target)
        }
        let part = rect.intersection(target.clip)
        guard !part.isEmpty else { return }
        composite(
            source.picture.id, sourceX: part.minX - source.x, sourceY: part.minY - source.y,
            mask: mask, maskX: maskX + part.minX - rect.minX, maskY: maskY + part.minY - rect.minY,
            to: part, of: target.surface)
    }
}
