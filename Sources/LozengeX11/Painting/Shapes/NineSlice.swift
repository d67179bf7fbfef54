/// A mask that is stretched over a rectangle: fixed corners, repeated edges, a covered middle.
///
/// The edges of the mask are several pixels long, since a request for each pixel would cost more
/// than the pixels.
nonisolated struct NineSlice {
    /// The length of an edge in the mask, in pixels.
    static let edge = 64

    /// A part of the rectangle with its position in the window and in the mask.
    struct Piece: Equatable {
        var rect: PixelRect
        var maskX: Int
        var maskY: Int
    }

    let pieces: [Piece]
    /// The middle, which is fully covered.
    let middle: PixelRect

    /// Divides a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corner: The size of a corner of the mask.
    ///   - visible: The visible area; pieces outside of it are left out.
    init(_ rect: PixelRect, corner: (x: Int, y: Int), visible: PixelRect) {
        let columns = Self.bands(
            from: rect.minX, to: rect.maxX, corner: corner.x, visible: (visible.minX, visible.maxX))
        let rows = Self.bands(
            from: rect.minY, to: rect.maxY, corner: corner.y, visible: (visible.minY, visible.maxY))
        pieces = rows.flatMap { row in
            columns.filter { !($0.isEdge && row.isEdge) }.map { column in
                Piece(
                    rect: PixelRect(
                        minX: column.from, minY: row.from, maxX: column.to, maxY: row.to),
                    maskX: column.mask, maskY: row.mask)
            }
        }
        let isStretched = columns.contains(where: \.isEdge) && rows.contains(where: \.isEdge)
        middle = isStretched ? rect.inset(x: corner.x, y: corner.y).intersection(visible) : .empty
    }

    /// Returns the length of the mask for a rectangle of a length; shorter if the rectangle has
    /// repeated edges.
    static func maskLength(_ length: Int, corner: Int) -> Int {
        min(length, 2 * corner + edge)
    }

    private struct Band {
        var from: Int
        var to: Int
        var mask: Int
        var isEdge = false
    }

    private static func bands(
        from: Int, to: Int, corner: Int, visible: (from: Int, to: Int)
    ) -> [Band] {
        guard to - from > 2 * corner + edge else { return [Band(from: from, to: to, mask: 0)] }
        let (first, last) = (from + corner, to - corner)
        let hidden = max(0, visible.from - first) / edge
        let starts = stride(from: first + hidden * edge, to: min(last, visible.to), by: edge)
        let edges = starts.map { start in
            Band(from: start, to: min(start + edge, last), mask: corner, isEdge: true)
        }
        let ends = [
            Band(from: from, to: first, mask: 0), Band(from: last, to: to, mask: corner + edge),
        ]
        return edges + ends.filter { $0.from < visible.to && visible.from < $0.to }
    }
}
