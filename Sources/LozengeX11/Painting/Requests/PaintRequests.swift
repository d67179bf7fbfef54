import CX11

/// The RENDER requests that most painters use.
///
/// Each request is clipped before its coordinates are converted to the protocol's 16 bits. None
/// waits for the server.
struct PaintRequests {
    let server: XServer
    let solids: SolidSources

    /// Fills a rectangle with one colour.
    func fill(_ rect: PixelRect, _ color: XRenderColor, in target: PaintTarget) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty, !color.isClear else { return }
        fill(part, color, operation: color.isOpaque ? PictOpSrc : PictOpOver, of: target.surface)
    }

    /// Makes a rectangle transparent.
    func clear(_ rect: PixelRect, of surface: Surface) {
        fill(rect, .clear, operation: PictOpSrc, of: surface)
    }

    private func fill(
        _ part: PixelRect, _ color: XRenderColor, operation: Int32, of surface: Surface
    ) {
        surface.unclip(part)
        var color = color
        server.send { display in
            XRenderFillRectangle(
                display, operation, surface.picture, &color, Int32(part.minX - surface.originX),
                Int32(part.minY - surface.originY), UInt32(part.width), UInt32(part.height))
        }
    }

    /// Draws one colour through a mask; `maskX`, `maskY` is the mask's pixel at the rectangle's
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

    /// Draws a part of another surface at the same position, through a mask if given.
    func draw(
        _ source: Surface, through mask: XID = 0, maskX: Int = 0, maskY: Int = 0,
        rect: PixelRect, operation: Int32 = PictOpOver, in target: PaintTarget
    ) {
        draw(
            source.source, x: source.originX, y: source.originY, through: mask, maskX: maskX,
            maskY: maskY, rect: rect, operation: operation, in: target)
    }

    /// Draws the visible part of a rectangle.
    ///
    /// - Parameters:
    ///   - source: The source picture.
    ///   - x: The x coordinate in the window of the source's first pixel.
    ///   - y: The y coordinate of that pixel.
    ///   - mask: The mask; 0 for none.
    ///   - maskX: The x coordinate in the mask of the rectangle's top-left corner.
    ///   - maskY: The y coordinate of that pixel.
    ///   - rect: The rectangle to draw, in pixels of the window.
    ///   - operation: The RENDER operator.
    ///   - target: The target with its clip.
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

    /// Returns a mask for an opacity; 0 (no mask) for an opacity of 1 or more.
    func mask(opacity: Double) -> XID {
        opacity < 1 ? solids.picture(XRenderColor(opacity: opacity)) : 0
    }

    /// Makes the request; `part` must lie inside the surface.
    func composite(
        _ source: XID, sourceX: Int, sourceY: Int, mask: XID = 0, maskX: Int = 0, maskY: Int = 0,
        operation: Int32 = PictOpOver, to part: PixelRect, of surface: Surface
    ) {
        surface.unclip(part)
        server.send { display in
            XRenderComposite(
                display, operation, source, mask, surface.picture, Int32(sourceX), Int32(sourceY),
                Int32(maskX), Int32(maskY), Int32(part.minX - surface.originX),
                Int32(part.minY - surface.originY), UInt32(part.width), UInt32(part.height))
        }
    }
}
