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
            let coverage = distanceCoverage(of: shape, part: part)
            let picture = uploads.picture(side == .inside ? coverage : coverage.inverted)
            return CornerMask(rect: visible, picture: picture, x: 0, y: 0)
        }
    }

    private func keptMask(of shape: RoundedPixelRect, _ side: MaskSide) -> ServerPicture {
        cache.mask(side == .inside ? .inside(shape) : .outside(shape)) {
            let coverage = rasterizer.coverage(of: shape)
            return side == .inside ? coverage : coverage.inverted
        }
    }
}

/// The coverage of a part of a shape too large for any rasteriser, by how far each pixel is from the
/// outline; at such a size that is a straight line as far as a pixel can tell.
private func distanceCoverage(of shape: RoundedPixelRect, part: PixelRect) -> Coverage {
    let (rx, ry) = (Double(shape.radiusX), Double(shape.radiusY))
    /// How far beyond the centre of the nearest corner, towards the outside.
    func beyond(_ pixel: Int, radius: Double, length: Int) -> Double {
        let position = Double(pixel) + 0.5
        return max(radius - position, position - (Double(length) - radius), 0)
    }
    let columns = (part.minX..<part.maxX).map { beyond($0, radius: rx, length: shape.rect.width) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.width * part.height)
    for row in part.minY..<part.maxY {
        let y = beyond(row, radius: ry, length: shape.rect.height)
        for x in columns {
            let level = x * x / (rx * rx) + y * y / (ry * ry) - 1
            let slope = 2 * (x * x / (rx * rx * rx * rx) + y * y / (ry * ry * ry * ry)).squareRoot()
            let distance = slope > 0 ? level / slope : -1
            bytes.append(UInt8(min(max(0.5 - distance, 0), 1) * 255 + 0.5))
        }
    }
    return Coverage(width: part.width, height: part.height, bytes: bytes)
}
