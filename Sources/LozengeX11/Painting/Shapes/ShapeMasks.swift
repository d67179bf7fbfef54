import CX11
import Foundation
import LozengeCore

/// The division of shapes into parts that are fully covered and parts with masks.
///
/// Large shapes need no large masks. A rounded rectangle has one mask for its four corners. The
/// stroke of a rectangle has the mask of a small frame whose sides are repeated. Any other shape
/// has tiles, only along its visible edge. Masks are cached.
final class ShapeMasks {
    /// The content of a mask.
    private enum Key: Hashable {
        /// The corners of a shape, inside or outside.
        case corners(RoundedPixelRect, MaskSide)
        /// An area of any shape.
        case part(PlacedOutline.Figure, PixelRect)
        /// A blurred shape; the standard deviation is in 1/64 of a pixel.
        case shadow(RoundedPixelRect, deviation: Int)
    }

    private enum Mask {
        case none, all
        case some(ServerPicture)
    }

    private let uploads: Uploads
    private let rasterizer = CoverageRasterizer()
    private var cache = BoundedCache<Key, Mask>(limit: 16 << 20)
    /// The parts of rounded rectangles that start at 0, 0; they keep their masks alive.
    private var parts = BoundedCache<RoundedPixelRect, [MaskPiece]>(limit: 2 << 20)
    /// The last shape: neighbouring commands mostly have the same one.
    private var latest: (shape: RoundedPixelRect, pieces: [MaskPiece])?

    init(uploads: Uploads) {
        self.uploads = uploads
    }

    /// Removes all entries after the scale changed.
    func removeAll() {
        cache.removeAll()
        parts.removeAll()
        latest = nil
    }

    /// Returns the parts of a shape, at least those in `clip`; parts do not overlap.
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

    /// Returns all parts of a rounded rectangle.
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

    /// Returns the corners in `clip` with masks for one side of the outline.
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

    /// Returns the mask of a blurred shape whose rectangle starts at 0, 0, extended by `extent`
    /// pixels on each side.
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

    /// Returns the mask of a figure for an area.
    private func mask(
        of figure: PlacedOutline.Figure, _ part: PixelRect, _ polygon: (() -> Polygon)? = nil
    ) -> Mask {
        cache.value(for: .part(figure, part)) {
            var coverage = rasterizer.coverage(
                of: polygon?() ?? figure.polygon, isEvenOdd: figure.isEvenOdd, in: part)
            if !figure.style.isAntialiased { coverage = coverage.sharp }
            // The outline of a text is larger than its mask.
            let key = 256 + figure.path.bytes
            guard !coverage.bytes.isEmpty else { return (.none, key) }
            // Uniform coverage needs no picture.
            switch coverage.uniform {
            case 0: return (.none, key)
            case 255: return (.all, key)
            default: return (.some(uploads.picture(coverage)), key + coverage.bytes.count)
            }
        }
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
