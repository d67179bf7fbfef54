import CX11
import LozengeCore

/// Draws groups that show only inside a shape.
///
/// A rectangle costs nothing. Round corners cost what the corners measure: no mask and no picture is
/// as large as the shape.
struct ClipPainter {
    let requests: PaintRequests
    let shapes: ShapePainter
    let groups: GroupPainter
    let copies: SurfaceCopies

    func paint(
        _ shape: RoundedPixelRect, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let inside = target.clipped(to: shape.rect.intersection(bounds))
        guard !inside.clip.isEmpty else { return }
        guard !shape.isRectangle else { return content(inside) }
        let corners = CornerTiles(shape)
        let tiles = corners.tiles.filter { !$0.rect.intersection(inside.clip).isEmpty }
        guard !tiles.isEmpty else { return content(inside) }
        let mask = shapes.outsideMask(corners.maskShape)

        if target.surface.kind == .window {
            restoring(tiles, mask, in: inside) { content(inside) }
        } else {
            groups.paint(opacity: 1, bounds: inside.clip, in: inside) { layer in
                content(layer)
                punch(tiles, mask, in: layer)
            }
        }
    }

    /// Draws `content`, then puts what was below back where the shape does not cover it.
    ///
    /// Exact where every pixel below is opaque: what was there times the uncovered part, plus the
    /// content times the covered part.
    private func restoring(
        _ tiles: [CornerTiles.Tile], _ mask: XID, in target: PaintTarget, _ content: () -> Void
    ) {
        guard let tile = tiles.first else { return content() }
        copies.saving(tile.rect.intersection(target.clip), of: target.surface) { saved in
            restoring(Array(tiles.dropFirst()), mask, in: target, content)
            requests.draw(
                saved, through: mask, maskX: tile.maskX, maskY: tile.maskY, rect: tile.rect,
                in: target)
        }
    }

    /// Takes away what the shape does not cover.
    private func punch(_ tiles: [CornerTiles.Tile], _ mask: XID, in target: PaintTarget) {
        for tile in tiles {
            requests.fill(
                tile.rect, XRenderColor(opacity: 1), through: mask, maskX: tile.maskX,
                maskY: tile.maskY, operation: PictOpOutReverse, in: target)
        }
    }
}
