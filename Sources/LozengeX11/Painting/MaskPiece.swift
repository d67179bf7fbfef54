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
    /// Draws what a surface holds where a part of a shape is.
    func draw(_ surface: Surface, at piece: MaskPiece, in target: PaintTarget) {
        draw(surface.source, x: surface.originX, y: surface.originY, at: piece, in: target)
    }

    /// Draws a source, whose first pixel belongs to the window's at `x`, `y`, where a part of a shape
    /// is.
    func draw(_ source: XID, x: Int, y: Int, at piece: MaskPiece, in target: PaintTarget) {
        draw(
            source, x: x, y: y, through: piece.mask?.id ?? 0, maskX: piece.maskX,
            maskY: piece.maskY, rect: piece.rect, in: target)
    }
}
