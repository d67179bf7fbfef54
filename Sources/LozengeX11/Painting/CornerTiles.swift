import Foundation

/// A rounded shape cut into four corners, which need a mask, and what is left, which does not.
///
/// The cost of the corners is that of their own size, however large the shape is.
struct CornerTiles {
    /// A corner: where it is, and which part of the mask belongs there.
    struct Tile {
        var rect: PixelRect
        var maskX: Int
        var maskY: Int
    }

    /// The shape the mask has to show: all four corners with nothing between them.
    let maskShape: RoundedPixelRect
    let tiles: [Tile]
    /// Fully covered, none overlapping another.
    let flats: [PixelRect]

    init(_ shape: RoundedPixelRect) {
        let rect = shape.rect
        let corner = shape.corner
        let width = min(rect.width, 2 * corner.width)
        let height = min(rect.height, 2 * corner.height)
        maskShape = RoundedPixelRect(
            PixelRect(x: 0, y: 0, width: width, height: height), radiusX: shape.radiusX,
            radiusY: shape.radiusY, style: shape.style)
        // Where the shape is as narrow as its corners, the odd pixel goes to the right and below.
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
