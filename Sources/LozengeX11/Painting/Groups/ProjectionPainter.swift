import CX11
import Foundation
import LozengeCore

/// The painter of rotated groups and of groups in perspective.
///
/// The server interpolates each pixel between four pixels of the group. A transparent border of one
/// pixel smooths the edges.
struct ProjectionPainter {
    /// The maximum number of pixels of a group that is drawn whole; of a larger one only the
    /// visible part is drawn.
    private static let largest = 2048 * 2048

    let requests: PaintRequests
    let groups: GroupPainter
    let pool: SurfacePool
    let masks: ShapeMasks

    /// Draws `content`, which lies inside `bounds`, with a projection in points of `grid`.
    func paint(
        _ projection: ProjectionTransform, on grid: PixelGrid, bounds: PixelRect,
        in target: PaintTarget, content: (PaintTarget) -> Void
    ) {
        paint(grid.pixels(projection), bounds: bounds, in: target, content: content)
    }

    /// Draws `content`, which covers a rectangle of `grid`, with a transform of its pixels.
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
        // The origin of the picture is rounded with the server's numbers; a fixed origin gives the
        // same pixels whichever part is painted again.
        var area = bounds
        if area.area > Self.largest {
            area = area.intersection(whole.touched(under: inverse).outset(1))
        }
        guard !shown.isEmpty, !area.isEmpty, area.area <= 4 * Self.largest else { return }
        let padded = area.outset(1)
        pool.borrow(.argb, for: padded) { layer in
            // The corners of the visible part are read from the transparent rest of the surface.
            requests.clear(layer.bounds, of: layer)
            content(target.on(layer, clip: area))
            draw(layer, of: bounds, under: projection, in: target.clipped(to: shown))
        }
    }

    /// Draws a surface with a group that lies inside `bounds`, and a transparent border, under a projection of
    /// its pixels.
    func draw(
        _ layer: Surface, of bounds: PixelRect, under projection: ProjectionTransform,
        in target: PaintTarget
    ) {
        let inverse = projection.inverted()
        let whole = bounds.touched(under: projection).intersection(target.extent)
        let toLayer = ProjectionTransform(
            CGAffineTransform(translationX: CGFloat(whole.minX), y: CGFloat(whole.minY))
        ).concatenating(inverse).concatenating(
            ProjectionTransform(
                CGAffineTransform(
                    translationX: -CGFloat(layer.originX), y: -CGFloat(layer.originY))))
        layer.drawn(under: XTransform(toLayer, width: whole.width, height: whole.height)) {
            let (x, y) = (whole.minX, whole.minY)
            // In perspective only the inside of the outline is drawn. At the horizon the
            // server's numbers overflow, and it would draw parts of the picture there.
            if projection.isAffine {
                requests.draw(
                    layer.source, x: x, y: y, through: requests.mask(opacity: target.opacity),
                    rect: whole, in: target)
            } else {
                let outline = DrawShape(
                    Path { $0.addLines(bounds.outset(1).corners(under: projection)) })
                let pieces = masks.pieces(
                    of: PlacedShape(outline, on: PixelGrid(scale: 1)), in: target.clip)
                for index in pieces.indices {
                    requests.draw(layer.source, x: x, y: y, at: pieces[index], in: target)
                }
            }
        }
    }
}

nonisolated extension PixelGrid {
    /// Converts a projection of points to one of pixels.
    func pixels(_ projection: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(transform.inverted()).concatenating(projection)
            .concatenating(ProjectionTransform(transform))
    }
}

extension XTransform {
    /// Converts a projection between pictures.
    ///
    /// RENDER's numbers have 16 bits before and after the point, also the results for each pixel.
    /// The coefficients of a perspective are small, so all are scaled up by the same factor, which
    /// does not change the result.
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
        // An affine matrix needs 1 as last element, or servers treat it as a projection.
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
