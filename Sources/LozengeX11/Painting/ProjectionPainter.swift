import CX11
import Foundation
import LozengeCore

/// Draws groups as one picture that is turned, or seen in perspective.
///
/// The server takes each pixel from between four of the group's own picture; a clear pixel around
/// that makes its edges smooth.
struct ProjectionPainter {
    /// A larger group is drawn as far as it shows.
    private static let largest = 2048 * 2048

    let requests: PaintRequests
    let pool: SurfacePool

    /// Draws `content`, which touches no more than `bounds`, projected in points of `grid`.
    func paint(
        _ projection: ProjectionTransform, on grid: PixelGrid, bounds: PixelRect,
        in target: PaintTarget, content: (PaintTarget) -> Void
    ) {
        paint(grid.pixels(projection), bounds: bounds, in: target, content: content)
    }

    /// Draws `content`, which covers a rectangle of `grid`, with its pixels under a transform.
    func paint(
        _ transform: CGAffineTransform, covering rect: CGRect, on grid: PixelGrid,
        in target: PaintTarget, content: (PaintTarget) -> Void
    ) {
        paint(
            ProjectionTransform(transform), bounds: grid.cover(rect), in: target, content: content)
    }

    private func paint(
        _ projection: ProjectionTransform, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let inverse = projection.inverted()
        guard !bounds.isEmpty, inverse != projection || projection.isIdentity else { return }
        let shown = bounds.touched(under: projection).intersection(target.clip)
        var area = bounds
        if area.area > Self.largest {
            area = area.intersection(shown.touched(under: inverse).outset(1))
        }
        guard !shown.isEmpty, !area.isEmpty, area.area <= 4 * Self.largest else { return }
        let padded = area.outset(1)
        pool.borrow(.argb, for: padded) { layer in
            // Whatever else the surface holds, the corners of what shows are taken from there.
            requests.clear(layer.bounds, of: layer)
            content(target.on(layer, clip: area))
            let toLayer = inverse.concatenating(
                ProjectionTransform(
                    CGAffineTransform(
                        translationX: -CGFloat(layer.originX), y: -CGFloat(layer.originY))))
            layer.drawn(under: XTransform(toLayer)) {
                let mask =
                    target.opacity < 1
                    ? requests.solids.picture(XRenderColor(opacity: target.opacity)) : 0
                requests.composite(
                    layer.source, sourceX: shown.minX, sourceY: shown.minY, mask: mask,
                    to: shown, of: target.surface)
            }
        }
    }
}

nonisolated extension PixelGrid {
    /// What a projection of points does to pixels.
    func pixels(_ projection: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(transform.inverted()).concatenating(projection)
            .concatenating(ProjectionTransform(transform))
    }
}

nonisolated extension PixelRect {
    /// Every pixel that the rectangle touches under a projection, smoothed at its edges; everything if
    /// part of it is behind.
    func touched(under projection: ProjectionTransform) -> PixelRect {
        let smooth = outset(1)
        let corners = [
            (smooth.minX, smooth.minY), (smooth.maxX, smooth.minY), (smooth.minX, smooth.maxY),
            (smooth.maxX, smooth.maxY),
        ]
        .map { CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)) }
        let isInFront = corners.allSatisfy {
            projection.m13 * $0.x + projection.m23 * $0.y + projection.m33 > 0
        }
        guard isInFront else { return .everything }
        let points = corners.map { $0.applying(projection) }
        return PixelRect(
            covering: points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) })
    }
}

extension XTransform {
    /// A projection, from one picture's pixels to another's.
    ///
    /// RENDER's numbers are small: the whole is divided so that the last one, which everything is
    /// divided by again, is 1.
    init(_ projection: ProjectionTransform) {
        self.init()
        let unit = projection.m33 == 0 ? 1 : projection.m33
        matrix.0.0 = fixed(projection.m11 / unit)
        matrix.0.1 = fixed(projection.m21 / unit)
        matrix.0.2 = fixed(projection.m31 / unit)
        matrix.1.0 = fixed(projection.m12 / unit)
        matrix.1.1 = fixed(projection.m22 / unit)
        matrix.1.2 = fixed(projection.m32 / unit)
        matrix.2.0 = fixed(projection.m13 / unit)
        matrix.2.1 = fixed(projection.m23 / unit)
        matrix.2.2 = fixed(projection.m33 / unit)
    }
}
