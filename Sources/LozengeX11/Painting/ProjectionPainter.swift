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
    let masks: ShapeMasks

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
        let whole = bounds.touched(under: projection).intersection(target.extent)
        let shown = whole.intersection(target.clip)
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
            let toLayer = ProjectionTransform(
                CGAffineTransform(translationX: CGFloat(whole.minX), y: CGFloat(whole.minY))
            ).concatenating(inverse).concatenating(
                ProjectionTransform(
                    CGAffineTransform(
                        translationX: -CGFloat(layer.originX), y: -CGFloat(layer.originY))))
            layer.drawn(under: XTransform(toLayer, width: whole.width, height: whole.height)) {
                for piece in pieces(of: padded, under: projection, in: target.clipped(to: shown)) {
                    let part = piece.rect.intersection(shown)
                    requests.composite(
                        layer.source, sourceX: part.minX - whole.minX,
                        sourceY: part.minY - whole.minY, mask: piece.mask,
                        maskX: piece.maskX + part.minX - piece.rect.minX,
                        maskY: piece.maskY + part.minY - piece.rect.minY, to: part,
                        of: target.surface)
                }
            }
        }
    }

    /// A part of what shows, and what it is drawn through, if anything.
    private struct Piece {
        var rect: PixelRect
        var mask: XID = 0
        var maskX = 0
        var maskY = 0
    }

    /// What of a padded picture shows where.
    ///
    /// In perspective only what lies inside its edges: where the plane goes out of sight the server's
    /// numbers overflow, and it would draw parts of the picture there.
    private func pieces(
        of padded: PixelRect, under projection: ProjectionTransform, in target: PaintTarget
    ) -> [Piece] {
        if projection.isAffine || target.opacity < 1 {
            let mask =
                target.opacity < 1
                ? requests.solids.picture(XRenderColor(opacity: target.opacity)) : 0
            return [Piece(rect: target.clip, mask: mask)]
        }
        let outline = DrawShape(padded.outline(under: projection))
        let pieces = masks.pieces(of: outline, on: PixelGrid(scale: 1), in: target.clip)
        return pieces.indices.compactMap { index in
            let piece = pieces[index]
            guard !piece.rect.intersection(target.clip).isEmpty else { return nil }
            return Piece(
                rect: piece.rect, mask: piece.mask?.id ?? 0, maskX: piece.maskX,
                maskY: piece.maskY)
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

extension PixelRect {
    /// The rectangle's edges under a projection.
    fileprivate func outline(under projection: ProjectionTransform) -> Path {
        Path { path in
            path.addLines(
                [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map {
                    CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)).applying(projection)
                })
            path.closeSubpath()
        }
    }
}

extension XTransform {
    /// A projection, from the pixels of an area to another picture's.
    ///
    /// RENDER's numbers have 16 bits before and after the point, also those that come out for each
    /// pixel, and those of a perspective are small: all are multiplied, which changes nothing, as far
    /// as there is room.
    init(_ projection: ProjectionTransform, width: Int, height: Int) {
        self.init()
        let rows = [
            [projection.m11, projection.m21, projection.m31],
            [projection.m12, projection.m22, projection.m32],
            [projection.m13, projection.m23, projection.m33],
        ]
        let greatest =
            rows.map { row in
                abs(row[0]) * CGFloat(width) + abs(row[1]) * CGFloat(height) + abs(row[2])
            }.max() ?? 0
        // A map without perspective has to have a 1 at its end, or servers take it for one with.
        let factor = projection.isAffine || greatest == 0 ? 1 : 30_000 / greatest
        matrix.0.0 = fixed(rows[0][0] * factor)
        matrix.0.1 = fixed(rows[0][1] * factor)
        matrix.0.2 = fixed(rows[0][2] * factor)
        matrix.1.0 = fixed(rows[1][0] * factor)
        matrix.1.1 = fixed(rows[1][1] * factor)
        matrix.1.2 = fixed(rows[1][2] * factor)
        matrix.2.0 = fixed(rows[2][0] * factor)
        matrix.2.1 = fixed(rows[2][1] * factor)
        matrix.2.2 = fixed(rows[2][2] * factor)
    }
}
