import CX11
import LozengeCore

/// The painter of groups that need a temporary surface.
struct GroupPainter {
    let requests: PaintRequests
    let pool: SurfacePool

    /// Draws `content`, which lies inside `bounds`, with one opacity and one operator for the whole
    /// group.
    func paint(
        opacity: Double = 1, _ operation: Int32 = PictOpOver, bounds: PixelRect,
        in target: PaintTarget, content: (PaintTarget) -> Void
    ) {
        let opacity = opacity * target.opacity
        guard opacity > 0 else { return }
        lending(bounds, in: target, content) { layer, area in
            requests.draw(
                layer, through: requests.mask(opacity: opacity), rect: area, operation: operation,
                in: target)
        }
    }

    /// Draws `content` through the masks of the parts of a shape.
    func paint(
        through pieces: PlacedPieces, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        lending(bounds.intersection(pieces.bounds), in: target, content) { layer, area in
            let target = target.clipped(to: area)
            for index in pieces.indices { requests.draw(layer, at: pieces[index], in: target) }
        }
    }

    /// Draws `content` through the alpha of `mask`.
    func paint(
        masked mask: (PaintTarget) -> Void, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        lending(bounds, in: target, content) { layer, area in
            lending(area, in: target, mask) { cover, area in
                requests.draw(
                    layer, through: cover.source, maskX: area.minX - cover.originX,
                    maskY: area.minY - cover.originY, rect: area, in: target)
            }
        }
    }

    /// Lends `body` a surface with only `content` on it, and the area of the window that it covers.
    private func lending(
        _ bounds: PixelRect, in target: PaintTarget, _ content: (PaintTarget) -> Void,
        _ body: (Surface, PixelRect) -> Void
    ) {
        let area = bounds.intersection(target.clip)
        guard !area.isEmpty else { return }
        pool.borrow(.argb, for: area) { layer in
            requests.clear(area, of: layer)
            content(target.on(layer, clip: area))
            body(layer, area)
        }
    }
}
