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
        draw(
            source.picture.id, x: source.x, y: source.y, rect: rect,
            operation: source.isOpaque ? PictOpSrc : PictOpOver, in: target)
    }

    /// Draws a source where the parts of a shape are.
    func fill(_ pieces: PlacedPieces, _ source: PaintSource, in target: PaintTarget) {
        for index in pieces.indices { fill(pieces[index], source, in: target) }
    }

    /// Draws a source where a part of a shape is.
    private func fill(_ piece: MaskPiece, _ source: PaintSource, in target: PaintTarget) {
        guard piece.mask != nil else { return fill(piece.rect, source, in: target) }
        draw(source.picture.id, x: source.x, y: source.y, at: piece, in: target)
    }
}
