import Foundation

/// A mask for a corner of a shape: where it belongs, and which of its pixels belongs to the top-left
/// one there.
struct CornerMask {
    let rect: PixelRect
    let picture: ServerPicture
    let x: Int
    let y: Int
}

/// Which side of an outline a mask shows.
enum MaskSide {
    case inside, outside
}

extension ShapePainter {
    /// The most pixels of a mask that is kept.
    static let largestMask = 2048 * 2048

    /// The masks of the corners that reach into `clip`.
    ///
    /// All corners of a shape share one mask, which is kept; of corners larger than any screen only
    /// the part that shows is made.
    func masks(of corners: CornerTiles, _ side: MaskSide, in clip: PixelRect) -> [CornerMask] {
        let shape = corners.maskShape
        let isKept = shape.rect.width * shape.rect.height <= Self.largestMask
        return corners.tiles.compactMap { tile in
            let visible = tile.rect.intersection(clip)
            guard !visible.isEmpty else { return nil }
            guard !isKept else {
                return CornerMask(
                    rect: tile.rect, picture: keptMask(of: shape, side), x: tile.maskX,
                    y: tile.maskY)
            }
            let part = visible.offset(
                x: tile.maskX - tile.rect.minX, y: tile.maskY - tile.rect.minY)
            let picture = uploads.picture(coverage(of: shape, part: part, side))
            return CornerMask(rect: visible, picture: picture, x: 0, y: 0)
        }
    }

    private func keptMask(of shape: RoundedPixelRect, _ side: MaskSide) -> ServerPicture {
        cache.mask(side == .inside ? .inside(shape) : .outside(shape)) {
            coverage(of: shape, part: shape.rect, side)
        }
    }

    private func coverage(
        of shape: RoundedPixelRect, part: PixelRect, _ side: MaskSide
    ) -> Coverage {
        let coverage = rasterizer.coverage(of: shape, part: part)
        return side == .inside ? coverage : coverage.inverted
    }
}
