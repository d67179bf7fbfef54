import CX11
import LozengeCore

/// The source of the colours of a shape.
struct PaintSource {
    /// The source picture, at the scale of the window.
    let picture: ServerPicture
    /// The x coordinate in the window of the picture's first pixel.
    var x = 0
    /// The y coordinate in the window of the picture's first pixel.
    var y = 0
    /// The colour of a solid source; `nil` for other sources.
    var color: XRenderColor?
    /// True if all pixels are opaque.
    let isOpaque: Bool
}

extension PaintRequests {
    /// Fills a rectangle with a source.
    func fill(_ rect: PixelRect, _ source: PaintSource, in target: PaintTarget) {
        if let color = source.color { return fill(rect, color, in: target) }
        draw(
            source.picture.id, x: source.x, y: source.y, rect: rect,
            operation: source.isOpaque ? PictOpSrc : PictOpOver, in: target)
    }

    /// Draws a source through the masks of the parts of a shape.
    func fill(_ pieces: PlacedPieces, _ source: PaintSource, in target: PaintTarget) {
        for index in pieces.indices { fill(pieces[index], source, in: target) }
    }

    /// Draws a source through the mask of a part.
    private func fill(_ piece: MaskPiece, _ source: PaintSource, in target: PaintTarget) {
        guard piece.mask != nil else { return fill(piece.rect, source, in: target) }
        draw(source.picture.id, x: source.x, y: source.y, at: piece, in: target)
    }
}
