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
        guard !color.isClear else { return }
        draw(
            solids.picture(color), through: mask, maskX: maskX, maskY: maskY, rect: rect,
            operation: operation, in: target)
    }

    /// Draws a part of another surface onto the same place, through a mask if there is one.
    func draw(
        _ source: Surface, through mask: XID = 0, maskX: Int = 0, maskY: Int = 0,
        rect: PixelRect, operation: Int32 = PictOpOver, in target: PaintTarget
    ) {
        draw(
            source.source, x: source.originX, y: source.originY, through: mask, maskX: maskX,
            maskY: maskY, rect: rect, operation: operation, in: target)
    }

    /// Draws what shows of a rectangle.
    ///
    /// - Parameters:
    ///   - source: What is drawn from.
    ///   - x: Which pixel of the window its first one belongs to.
    ///   - y: The same, downwards.
    ///   - mask: What it is drawn through, if it is not 0.
    ///   - maskX: Which of the mask's pixels belongs to the rectangle's top-left corner.
    ///   - maskY: The same, downwards.
    ///   - rect: Where it is drawn.
    ///   - operation: How it is mixed with what is there.
    ///   - target: What it is drawn into.
    func draw(
        _ source: XID, x: Int = 0, y: Int = 0, through mask: XID = 0, maskX: Int = 0,
        maskY: Int = 0, rect: PixelRect, operation: Int32 = PictOpOver, in target: PaintTarget
    ) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty else { return }
        composite(
            source, sourceX: part.minX - x, sourceY: part.minY - y, mask: mask,
            maskX: maskX + part.minX - rect.minX, maskY: maskY + part.minY - rect.minY,
            operation: operation, to: part, of: target.surface)
    }

    /// A mask that makes something as opaque as the number says; none where that changes nothing.
    func mask(opacity: Double) -> XID {
        opacity < 1 ? solids.picture(XRenderColor(opacity: opacity)) : 0
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
