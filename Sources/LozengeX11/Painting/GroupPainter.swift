import CX11

/// Draws groups as one picture.
struct GroupPainter {
    let requests: PaintRequests
    let pool: SurfacePool

    /// Draws `content`, which touches no more than `bounds`, on its own, then all of it with one
    /// opacity.
    func paint(
        opacity: Double, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let area = bounds.intersection(target.clip)
        let opacity = opacity * target.opacity
        guard !area.isEmpty, opacity > 0 else { return }
        pool.borrow(.argb, for: area) { layer in
            requests.clear(area, of: layer)
            content(PaintTarget(layer, clip: area))
            let mask = opacity < 1 ? requests.solids.picture(XRenderColor(opacity: opacity)) : 0
            requests.draw(layer, through: mask, rect: area, in: target)
        }
    }
}
