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
        let masks = shapes.masks(of: CornerTiles(shape), .outside, in: inside.clip)
        guard !masks.isEmpty else { return content(inside) }

        if target.surface.kind == .window {
            restoring(masks[...], in: inside) { content(inside) }
        } else {
            groups.paint(opacity: 1, bounds: inside.clip, in: inside) { layer in
                content(layer)
                punch(masks, in: layer)
            }
        }
    }

    /// Draws `content`, then puts what was below back where the shape does not cover it.
    ///
    /// Exact where every pixel below is opaque: what was there times the uncovered part, plus the
    /// content times the covered part.
    private func restoring(
        _ masks: ArraySlice<CornerMask>, in target: PaintTarget, _ content: () -> Void
    ) {
        guard let mask = masks.first else { return content() }
        copies.saving(mask.rect.intersection(target.clip), of: target.surface) { saved in
            restoring(masks.dropFirst(), in: target, content)
            requests.draw(
                saved, through: mask.picture.id, maskX: mask.x, maskY: mask.y, rect: mask.rect,
                in: target)
        }
    }

    /// Takes away what the shape does not cover.
    private func punch(_ masks: [CornerMask], in target: PaintTarget) {
        for mask in masks {
            requests.fill(
                mask.rect, XRenderColor(opacity: 1), through: mask.picture.id, maskX: mask.x,
                maskY: mask.y, operation: PictOpOutReverse, in: target)
        }
    }
}
