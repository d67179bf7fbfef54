/// A mask stretched over a rectangle: corners as they are, edges repeated, the middle covered.
///
/// The edges of the mask are some pixels long, not one: a request for every pixel of an edge would
/// cost more than the pixels.
struct NineSlice {
    /// How much of each edge the mask holds.
    static let edge = 64

    /// A part of the rectangle: where it is, and which part of the mask belongs there.
    struct Piece: Equatable {
        var rect: PixelRect
        var maskX: Int
        var maskY: Int
    }

    let pieces: [Piece]
    /// Where the mask would show everything.
    let middle: PixelRect

    /// - Parameters:
    ///   - rect: What to cover.
    ///   - corner: How much of each end of the mask must not be stretched.
    init(_ rect: PixelRect, corner: (x: Int, y: Int)) {
        let columns = Self.bands(from: rect.minX, to: rect.maxX, corner: corner.x)
        let rows = Self.bands(from: rect.minY, to: rect.maxY, corner: corner.y)
        pieces = rows.flatMap { row in
            columns.filter { !($0.isEdge && row.isEdge) }.map { column in
                Piece(
                    rect: PixelRect(
                        minX: column.from, minY: row.from, maxX: column.to, maxY: row.to),
                    maskX: column.mask, maskY: row.mask)
            }
        }
        let isStretched = columns.contains(where: \.isEdge) && rows.contains(where: \.isEdge)
        middle = isStretched ? rect.inset(x: corner.x, y: corner.y) : .empty
    }

    /// The length the mask has for a rectangle of a length: shorter if the rectangle is long enough
    /// for something to be repeated.
    static func maskLength(_ length: Int, corner: Int) -> Int {
        min(length, 2 * corner + edge)
    }

    private struct Band {
        var from: Int
        var to: Int
        var mask: Int
        var isEdge = false
    }

    private static func bands(from: Int, to: Int, corner: Int) -> [Band] {
        guard to - from > 2 * corner + edge else { return [Band(from: from, to: to, mask: 0)] }
        let edges = stride(from: from + corner, to: to - corner, by: edge).map { start in
            Band(from: start, to: min(start + edge, to - corner), mask: corner, isEdge: true)
        }
        return [Band(from: from, to: from + corner, mask: 0)] + edges
            + [Band(from: to - corner, to: to, mask: corner + edge)]
    }
}
