import CX11
import Foundation
import LozengeCore

/// Fills shapes: rectangles as they are, round corners through small masks.
final class ShapePainter {
    private let requests: PaintRequests
    let cache: MaskCache
    let uploads: Uploads
    private(set) lazy var rasterizer = CoverageRasterizer()

    init(requests: PaintRequests, cache: MaskCache, uploads: Uploads) {
        self.requests = requests
        self.cache = cache
        self.uploads = uploads
    }

    func fill(_ shape: RoundedPixelRect, _ color: Color.Resolved, in target: PaintTarget) {
        let color = XRenderColor(color, opacity: target.opacity)
        guard !shape.isRectangle else { return requests.fill(shape.rect, color, in: target) }
        let corners = CornerTiles(shape)
        for flat in corners.flats { requests.fill(flat, color, in: target) }
        for mask in masks(of: corners, .inside, in: target.clip) {
            requests.fill(
                mask.rect, color, through: mask.picture.id, maskX: mask.x, maskY: mask.y,
                in: target)
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
}
