import CX11
import Foundation
import LozengeCore

/// Cuts shapes into parts that are covered whole, and parts that need a mask.
///
/// No mask is as large as a large shape. Of a rounded rectangle only the corners are masks, all of
/// them one; a line around one is a small frame whose sides are repeated; of anything else there
/// are tiles, and only where the edge is and where it shows. Masks are kept by what they show.
final class ShapeMasks {
    /// What a mask shows.
    private enum Key: Hashable {
        /// The corners of a shape, or what they leave.
        case corners(RoundedPixelRect, MaskSide)
        /// Some pixels of any shape.
        case part(PlacedOutline.Figure, PixelRect)
        /// A shape blurred by a standard deviation given in 64ths of a pixel.
        case shadow(RoundedPixelRect, deviation: Int)
    }

    private enum Mask {
        case none, all
        case some(ServerPicture)
    }

    private let uploads: Uploads
    private let rasterizer = CoverageRasterizer()
    private var cache = BoundedCache<Key, Mask>(limit: 16 << 20)
    /// The parts of shapes with round corners that begin at 0, 0: their masks are kept by them, too.
    private var parts = BoundedCache<RoundedPixelRect, [MaskPiece]>(limit: 2 << 20)
    /// What was asked for last: neighbours mostly have the same shape.
    private var latest: (shape: RoundedPixelRect, pieces: [MaskPiece])?

    init(uploads: Uploads) {
        self.uploads = uploads
    }

    /// Drops everything: the scale is another.
    func removeAll() {
        cache.removeAll()
        parts.removeAll()
        latest = nil
    }

    /// The parts of a shape, at least those that reach into `clip`; none overlaps another.
    func pieces(of shape: PlacedShape, in clip: PixelRect) -> PlacedPieces {
        switch shape {
        case .rounded(let rounded): return pieces(of: rounded)
        case .outline(let outline):
            guard !outline.bounds.intersection(clip).isEmpty else { return PlacedPieces([]) }
            return PlacedPieces(
                StretchedOutline(outline).map { pieces(of: $0, in: clip) }
                    ?? tiles(of: outline, in: clip))
        }
    }

    /// All parts of a shape that is drawn by its corners.
    func pieces(of shape: RoundedPixelRect) -> PlacedPieces {
        let (x, y) = (shape.rect.minX, shape.rect.minY)
        if shape.rect.isEmpty { return PlacedPieces([]) }
        if shape.isRectangle { return PlacedPieces([MaskPiece(rect: shape.rect)]) }
        var shape = shape
        shape.rect = PixelRect(x: 0, y: 0, width: shape.rect.width, height: shape.rect.height)
        if let latest, latest.shape == shape { return PlacedPieces(latest.pieces, x: x, y: y) }
        let pieces = parts.value(for: shape) { parts(of: shape) }
        latest = (shape, pieces)
        return PlacedPieces(pieces, x: x, y: y)
    }

    private func parts(of shape: RoundedPixelRect) -> ([MaskPiece], bytes: Int) {
        let corners = CornerTiles(shape)
        let pieces =
            corners.flats.map { MaskPiece(rect: $0) }
            + cornerPieces(of: corners, .inside, in: shape.rect)
        return (pieces, 512 + corners.maskShape.rect.area)
    }

    /// The corners that reach into `clip`, as one side of the outline shows them.
    func cornerPieces(
        of corners: CornerTiles, _ side: MaskSide, in clip: PixelRect
    ) -> [MaskPiece] {
        let visible = corners.tiles.filter { !$0.rect.intersection(clip).isEmpty }
        guard !visible.isEmpty else { return [] }
        let shape = corners.maskShape
        let mask = picture(.corners(shape, side)) {
            let coverage = rasterizer.coverage(of: shape)
            return side == .inside ? coverage : coverage.inverted
        }
        return visible.map {
            MaskPiece(rect: $0.rect, mask: mask, maskX: $0.maskX, maskY: $0.maskY)
        }
    }

    /// The mask of a blurred shape whose rectangle begins at 0, 0, `extent` pixels larger on each
    /// side.
    func shadow(of shape: RoundedPixelRect, deviation: CGFloat, extent: Int) -> ServerPicture? {
        picture(.shadow(shape, deviation: Int((deviation * 64).rounded()))) {
            blurredCoverage(
                of: shape.rect.width, shape.rect.height,
                insets: rasterizer.cornerInsets(of: shape), deviation: deviation, extent: extent)
        }
    }

    private func pieces(of outline: StretchedOutline, in clip: PixelRect) -> [MaskPiece] {
        let slices = NineSlice(outline.bounds, corner: outline.corner, visible: clip)
        let mask = mask(of: outline.mask, outline.maskBounds)
        return slices.pieces.compactMap { piece(mask, $0.rect, x: $0.maskX, y: $0.maskY) }
    }

    private func tiles(of outline: PlacedOutline, in clip: PixelRect) -> [MaskPiece] {
        let bounds = outline.bounds
        let visible = bounds.intersection(clip)
        let length = PlacedShape.largestPiece
        var polygon: Polygon?
        func starts(_ from: Int, _ first: Int, _ end: Int) -> StrideTo<Int> {
            stride(from: from + (first - from) / length * length, to: end, by: length)
        }
        var pieces: [MaskPiece] = []
        for y in starts(bounds.minY, visible.minY, visible.maxY) {
            for x in starts(bounds.minX, visible.minX, visible.maxX) {
                let rect = PixelRect(x: x, y: y, width: length, height: length)
                    .intersection(bounds)
                let part = rect.offset(x: -outline.x, y: -outline.y)
                let mask = mask(of: outline.figure, part) {
                    let known = polygon ?? outline.polygon
                    polygon = known
                    return known
                }
                if let piece = piece(mask, rect) { pieces.append(piece) }
            }
        }
        return pieces
    }

    private func piece(_ mask: Mask, _ rect: PixelRect, x: Int = 0, y: Int = 0) -> MaskPiece? {
        switch mask {
        case .none: nil
        case .all: MaskPiece(rect: rect)
        case .some(let picture): MaskPiece(rect: rect, mask: picture, maskX: x, maskY: y)
        }
    }

    /// What of some pixels a figure covers.
    private func mask(
        of figure: PlacedOutline.Figure, _ part: PixelRect, _ polygon: (() -> Polygon)? = nil
    ) -> Mask {
        cache.value(for: .part(figure, part)) {
            let coverage = rasterizer.coverage(
                of: polygon?() ?? figure.polygon, isEvenOdd: figure.isEvenOdd, in: part)
            return mask(of: figure.style.isAntialiased ? coverage : coverage.sharp)
        }
    }

    private func mask(of coverage: Coverage) -> (Mask, Int) {
        guard let first = coverage.bytes.first else { return (.none, 0) }
        // What is the same everywhere takes the room of its key.
        if first == 0 || first == 255, coverage.bytes.allSatisfy({ $0 == first }) {
            return (first == 0 ? .none : .all, 256)
        }
        return (.some(uploads.picture(coverage)), coverage.bytes.count)
    }

    private func picture(_ key: Key, _ coverage: () -> Coverage) -> ServerPicture? {
        let mask = cache.value(for: key) {
            let coverage = coverage()
            return (Mask.some(uploads.picture(coverage)), coverage.bytes.count)
        }
        if case .some(let picture) = mask { return picture }
        return nil
    }
}
