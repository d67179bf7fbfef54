import Foundation

/// A rounded rectangle divided into four corners, which need a mask, and the rest.
///
/// The cost depends on the size of the corners and not on the size of the shape.
struct CornerTiles {
    /// A corner with its position in the window and in the mask.
    struct Tile {
        var rect: PixelRect
        var maskX: Int
        var maskY: Int
    }

    /// The shape of the mask: the four corners without the rest.
    let maskShape: RoundedPixelRect
    let tiles: [Tile]
    /// The fully covered rectangles, which do not overlap.
    let flats: [PixelRect]

    init(_ shape: RoundedPixelRect) {
        let rect = shape.rect
        let corner = shape.corner
        let width = min(rect.width, 2 * corner.width)
        let height = min(rect.height, 2 * corner.height)
        maskShape = RoundedPixelRect(
            PixelRect(x: 0, y: 0, width: width, height: height), radiusX: shape.radiusX,
            radiusY: shape.radiusY, style: shape.style)
        // If the shape is as small as its corners, the odd pixel belongs to the right and bottom
        // corners.
        let left = width / 2
        let top = height / 2
        let columns = [
            (from: rect.minX, to: rect.minX + left, mask: 0),
            (from: rect.maxX - (width - left), to: rect.maxX, mask: left),
        ]
        let rows = [
            (from: rect.minY, to: rect.minY + top, mask: 0),
            (from: rect.maxY - (height - top), to: rect.maxY, mask: top),
        ]
        tiles = rows.flatMap { row in
            columns.map { column in
                Tile(
                    rect: PixelRect(
                        minX: column.from, minY: row.from, maxX: column.to, maxY: row.to),
                    maskX: column.mask, maskY: row.mask)
            }
        }
        .filter { !$0.rect.isEmpty }
        flats = [
            PixelRect(
                minX: columns[0].to, minY: rect.minY, maxX: columns[1].from, maxY: rows[0].to),
            PixelRect(minX: rect.minX, minY: rows[0].to, maxX: rect.maxX, maxY: rows[1].from),
            PixelRect(
                minX: columns[0].to, minY: rows[1].from, maxX: columns[1].from, maxY: rect.maxY),
        ]
        .filter { !$0.isEmpty }
    }
}
