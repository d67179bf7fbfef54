import CX11
import Foundation
import LozengeCore

/// Draws groups as one picture that is turned, or seen in perspective.
///
/// The server takes each pixel from between four of the group's own picture; a clear pixel around
/// that makes its edges smooth.
struct ProjectionPainter {
    /// A larger group is drawn as far as the window shows it.
    private static let largest = 2048 * 2048

    let requests: PaintRequests
    let groups: GroupPainter
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
        let isFlat = projection.isAffine
        guard isFlat || target.opacity == 1 else {
            return groups.paint(bounds: whole, in: target) {
                paint(projection, bounds: bounds, in: $0, content: content)
            }
        }
        let shown = whole.intersection(target.clip)
        // Where the picture begins is in the server's numbers, and rounded with them: it is the same
        // whatever of the group is painted again.
        var area = bounds
        if area.area > Self.largest {
            area = area.intersection(whole.touched(under: inverse).outset(1))
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
                let target = target.clipped(to: shown)
                let (x, y) = (whole.minX, whole.minY)
                // In perspective only what lies inside its edges: where the plane goes out of sight
                // the server's numbers overflow, and it would draw parts of the picture there.
                if isFlat {
                    requests.draw(
                        layer.source, x: x, y: y, through: requests.mask(opacity: target.opacity),
                        rect: shown, in: target)
                } else {
                    let outline = DrawShape(Path { $0.addLines(padded.corners(under: projection)) })
                    let pieces = masks.pieces(
                        of: PlacedShape(outline, on: PixelGrid(scale: 1)), in: target.clip)
                    for index in pieces.indices {
                        requests.draw(layer.source, x: x, y: y, at: pieces[index], in: target)
                    }
                }
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
