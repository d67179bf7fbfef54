import CX11

/// A part of a shape: where it is, and how much of it is covered.
struct MaskPiece {
    var rect: PixelRect
    /// `nil` where the shape covers all of the part.
    var mask: ServerPicture?
    /// Which pixel of the mask belongs to the top-left one of the part.
    var maskX = 0
    var maskY = 0
}

/// Which side of an outline a mask shows.
enum MaskSide: Hashable {
    case inside, outside
}

extension PaintRequests {
    /// Draws a source where a part of a shape is.
    func fill(_ piece: MaskPiece, _ source: PaintSource, in target: PaintTarget) {
        guard let mask = piece.mask else { return fill(piece.rect, source, in: target) }
        fill(
            piece.rect, source, through: mask.id, maskX: piece.maskX, maskY: piece.maskY, in: target
        )
    }

    /// Draws what a surface holds where a part of a shape is.
    func draw(_ surface: Surface, at piece: MaskPiece, in target: PaintTarget) {
        draw(
            surface, through: piece.mask?.id ?? 0, maskX: piece.maskX, maskY: piece.maskY,
            rect: piece.rect, in: target)
    }
}
