import CX11

/// A part of a shape with its coverage.
struct MaskPiece {
    /// The position, in pixels of the window.
    var rect: PixelRect
    /// The mask; `nil` if the shape covers the whole part.
    var mask: ServerPicture?
    /// The x coordinate in the mask of the part's top-left pixel.
    var maskX = 0
    /// The y coordinate in the mask of the part's top-left pixel.
    var maskY = 0
}

/// The parts of a shape, relative to a pixel of the window.
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

    /// The smallest rectangle around all parts.
    var bounds: PixelRect {
        var bounds = PixelRect.empty
        for piece in pieces { bounds = bounds.union(piece.rect) }
        return bounds.offset(x: x, y: y)
    }
}

/// The side of an outline that a mask covers.
enum MaskSide: Hashable {
    case inside, outside
}

extension PaintRequests {
    /// Draws a surface through the mask of a part.
    func draw(_ surface: Surface, at piece: MaskPiece, in target: PaintTarget) {
        draw(surface.source, x: surface.originX, y: surface.originY, at: piece, in: target)
    }

    /// Draws a source through the mask of a part; `x`, `y` is the window position of the source's
    /// first pixel.
    func draw(_ source: XID, x: Int, y: Int, at piece: MaskPiece, in target: PaintTarget) {
        draw(
            source, x: x, y: y, through: piece.mask?.id ?? 0, maskX: piece.maskX,
            maskY: piece.maskY, rect: piece.rect, in: target)
    }
}
