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

/// The parts of a shape, counted from a pixel of the window.
struct PlacedPieces {
    private let pieces: [MaskPiece]
    private let x: Int
    private let y: Int

    init(_ pieces: [MaskPiece], x: Int = 0, y: Int = 0) {
        self.pieces = pieces
        self.x = x
        self.y = y
    }

    var indices: Range<Int> { pieces.indices }

    subscript(index: Int) -> MaskPiece {
        var piece = pieces[index]
        piece.rect = piece.rect.offset(x: x, y: y)
        return piece
    }

    /// The rectangle around all parts.
    var bounds: PixelRect {
        var bounds = PixelRect.empty
        for piece in pieces { bounds = bounds.union(piece.rect) }
        return bounds.offset(x: x, y: y)
    }
}

/// Which side of an outline a mask shows.
enum MaskSide: Hashable {
    case inside, outside
}

extension PaintRequests {
    /// Draws a source where the parts of a shape are.
    func fill(_ pieces: PlacedPieces, _ source: PaintSource, in target: PaintTarget) {
        for index in pieces.indices { fill(pieces[index], source, in: target) }
    }

    /// Draws a source where a part of a shape is.
    private func fill(_ piece: MaskPiece, _ source: PaintSource, in target: PaintTarget) {
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
