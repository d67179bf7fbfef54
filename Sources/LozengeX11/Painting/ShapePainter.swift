import CX11
import Foundation
import LozengeCore

/// Fills shapes: rectangles as they are, round corners through small masks.
final class ShapePainter {
    private let requests: PaintRequests
    private let masks: MaskCache
    private lazy var rasterizer = CoverageRasterizer()

    init(requests: PaintRequests, masks: MaskCache) {
        self.requests = requests
        self.masks = masks
    }

    func fill(_ shape: RoundedPixelRect, _ color: Color.Resolved, in target: PaintTarget) {
        let color = XRenderColor(color, opacity: target.opacity)
        guard !shape.isRectangle else { return requests.fill(shape.rect, color, in: target) }
        let corners = CornerTiles(shape)
        for flat in corners.flats { requests.fill(flat, color, in: target) }
        let tiles = corners.tiles.filter { !$0.rect.intersection(target.clip).isEmpty }
        guard !tiles.isEmpty else { return }
        let mask = insideMask(corners.maskShape)
        for tile in tiles {
            requests.fill(
                tile.rect, color, through: mask, maskX: tile.maskX, maskY: tile.maskY, in: target)
        }
    }

    /// Draws a frame inside the edges of a rectangle; its four sides do not overlap.
    func border(_ rect: PixelRect, width: Int, _ color: Color.Resolved, in target: PaintTarget) {
        let color = XRenderColor(color, opacity: target.opacity)
        guard 2 * width < min(rect.width, rect.height) else {
            return requests.fill(rect, color, in: target)
        }
        let inner = rect.inset(x: width, y: width)
        let sides = [
            PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: inner.minY),
            PixelRect(minX: rect.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
            PixelRect(minX: inner.maxX, minY: inner.minY, maxX: rect.maxX, maxY: inner.maxY),
            PixelRect(minX: rect.minX, minY: inner.maxY, maxX: rect.maxX, maxY: rect.maxY),
        ]
        for side in sides { requests.fill(side, color, in: target) }
    }

    /// The mask of a shape that begins at 0, 0.
    func insideMask(_ shape: RoundedPixelRect) -> XID {
        masks.mask(.inside(shape)) { rasterizer.coverage(of: shape) }
    }

    /// The mask of what such a shape leaves of its rectangle.
    func outsideMask(_ shape: RoundedPixelRect) -> XID {
        masks.mask(.outside(shape)) { rasterizer.coverage(of: shape).inverted }
    }
}
