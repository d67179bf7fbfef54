import CX11

/// The requests that nearly everything is drawn with.
///
/// All clip before they convert to the protocol's 16 bits, and none waits for an answer.
struct PaintRequests {
    let connection: XConnection
    let solids: SolidSources

    /// Fills a rectangle with one colour.
    func fill(_ rect: PixelRect, _ color: XRenderColor, in target: PaintTarget) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty, !color.isClear else { return }
        fill(part, color, operation: color.isOpaque ? PictOpSrc : PictOpOver, of: target.surface)
    }

    /// Makes a rectangle hold nothing.
    func clear(_ rect: PixelRect, of surface: Surface) {
        fill(rect, .clear, operation: PictOpSrc, of: surface)
    }

    private func fill(
        _ part: PixelRect, _ color: XRenderColor, operation: Int32, of surface: Surface
    ) {
        surface.unclip(part)
        var color = color
        connection.send { display in
            XRenderFillRectangle(
                display, operation, surface.picture, &color, Int32(part.minX - surface.originX),
                Int32(part.minY - surface.originY), UInt32(part.width), UInt32(part.height))
        }
    }

    /// Draws one colour through a mask, whose pixel at `maskX`, `maskY` belongs to the rectangle's
    /// top-left corner.
    func fill(
        _ rect: PixelRect, _ color: XRenderColor, through mask: XID, maskX: Int = 0,
        maskY: Int = 0, operation: Int32 = PictOpOver, in target: PaintTarget
    ) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty, !color.isClear else { return }
        composite(
            solids.picture(color), sourceX: 0, sourceY: 0, mask: mask,
            maskX: maskX + part.minX - rect.minX, maskY: maskY + part.minY - rect.minY,
            operation: operation, to: part, of: target.surface)
    }

    /// Draws a part of another surface onto the same place, through a mask if there is one.
    func draw(
        _ source: Surface, through mask: XID = 0, maskX: Int = 0, maskY: Int = 0,
        rect: PixelRect, operation: Int32 = PictOpOver, in target: PaintTarget
    ) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty else { return }
        composite(
            source.source, sourceX: part.minX - source.originX,
            sourceY: part.minY - source.originY, mask: mask,
            maskX: maskX + part.minX - rect.minX, maskY: maskY + part.minY - rect.minY,
            operation: operation, to: part, of: target.surface)
    }

    /// The request itself; `part` must lie inside the surface.
    func composite(
        _ source: XID, sourceX: Int, sourceY: Int, mask: XID = 0, maskX: Int = 0, maskY: Int = 0,
        operation: Int32 = PictOpOver, to part: PixelRect, of surface: Surface
    ) {
        surface.unclip(part)
        connection.send { display in
            XRenderComposite(
                display, operation, source, mask, surface.picture, Int32(sourceX), Int32(sourceY),
                Int32(maskX), Int32(maskY), Int32(part.minX - surface.originX),
                Int32(part.minY - surface.originY), UInt32(part.width), UInt32(part.height))
        }
    }
}
