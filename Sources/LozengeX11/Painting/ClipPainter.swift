import CX11
import LozengeCore

/// Draws groups that show only inside a shape.
///
/// A rectangle costs nothing. Round corners cost what the corners measure: no mask and no picture is
/// as large as the shape. Any other shape takes a picture of the group.
struct ClipPainter {
    let requests: PaintRequests
    let masks: ShapeMasks
    let groups: GroupPainter
    let copies: SurfaceCopies

    func paint(
        _ shape: DrawShape, on grid: PixelGrid, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        guard let rounded = masks.rounded(shape, on: grid) else {
            let pieces = masks.pieces(of: shape, on: grid, in: target.clip)
            return groups.paint(through: pieces, bounds: bounds, in: target, content: content)
        }
        let inside = target.clipped(to: rounded.rect.intersection(bounds))
        guard !inside.clip.isEmpty else { return }
        guard !rounded.isRectangle else { return content(inside) }
        let corners = masks.cornerPieces(of: CornerTiles(rounded), .outside, in: inside.clip)
        guard !corners.isEmpty else { return content(inside) }

        if target.surface.kind == .window {
            restoring(corners[...], in: inside) { content(inside) }
        } else {
            groups.paint(bounds: inside.clip, in: inside) { layer in
                content(layer)
                punch(corners, in: layer)
            }
        }
    }

    /// Draws `content`, then puts what was below back where the shape does not cover it.
    ///
    /// Exact where every pixel below is opaque: what was there times the uncovered part, plus the
    /// content times the covered part.
    private func restoring(
        _ corners: ArraySlice<MaskPiece>, in target: PaintTarget, _ content: () -> Void
    ) {
        guard let corner = corners.first else { return content() }
        copies.saving(corner.rect.intersection(target.clip), of: target.surface) { saved in
            restoring(corners.dropFirst(), in: target, content)
            requests.draw(saved, at: corner, in: target)
        }
    }

    /// Takes away what the shape does not cover.
    private func punch(_ corners: [MaskPiece], in target: PaintTarget) {
        for corner in corners {
            guard let mask = corner.mask else { continue }
            requests.fill(
                corner.rect, XRenderColor(opacity: 1), through: mask.id, maskX: corner.maskX,
                maskY: corner.maskY, operation: PictOpOutReverse, in: target)
        }
    }
}
