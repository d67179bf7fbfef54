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
    let pool: SurfacePool
    let copies: SurfaceCopies

    func paint(
        _ shape: DrawShape, on grid: PixelGrid, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let placed = PlacedShape(shape, on: grid)
        guard case .rounded(let rounded) = placed else {
            let pieces = masks.pieces(of: placed, in: target.clip)
            return groups.paint(through: pieces, bounds: bounds, in: target, content: content)
        }
        let inside = target.clipped(to: rounded.rect.intersection(bounds))
        guard !inside.clip.isEmpty else { return }
        guard !rounded.isRectangle else { return content(inside) }
        let corners = masks.cornerPieces(of: CornerTiles(rounded), .outside, in: inside.clip)
        guard !corners.isEmpty else { return content(inside) }

        restoring(corners[...], in: inside) { content(inside) }
    }

    /// Draws `content`, then puts what was below back where the shape does not cover it.
    ///
    /// So what is mixed with what is below is mixed with that, as inside of any other clip.
    private func restoring(
        _ corners: ArraySlice<MaskPiece>, in target: PaintTarget, _ content: () -> Void
    ) {
        guard let corner = corners.first else { return content() }
        let rect = corner.rect.intersection(target.clip)
        pool.borrow(target.surface.kind, for: rect) { saved in
            save(rect, of: target.surface, to: saved)
            restoring(corners.dropFirst(), in: target, content)
            restore(corner, from: saved, in: target)
        }
    }

    /// Copies pixels to a surface that begins with them.
    ///
    /// Those of a window not by RENDER: servers draw nothing from a picture 32,767 pixels long.
    private func save(_ rect: PixelRect, of surface: Surface, to saved: Surface) {
        guard surface.kind != .window else {
            return copies.copyPixels(
                rect, of: surface, to: saved.pixmap, x: rect.minX - saved.originX,
                y: rect.minY - saved.originY)
        }
        requests.draw(
            surface, rect: rect, operation: PictOpSrc, in: PaintTarget(saved, clip: rect))
    }

    /// What was there times the uncovered part, plus what is there now times the covered part: where
    /// every pixel is opaque, that is what drawing over it does.
    private func restore(_ corner: MaskPiece, from saved: Surface, in target: PaintTarget) {
        guard target.surface.kind != .window, let mask = corner.mask else {
            return requests.draw(saved, at: corner, in: target)
        }
        requests.fill(
            corner.rect, XRenderColor(opacity: 1), through: mask.id, maskX: corner.maskX,
            maskY: corner.maskY, operation: PictOpOutReverse, in: target)
        requests.draw(
            saved, through: mask.id, maskX: corner.maskX, maskY: corner.maskY, rect: corner.rect,
            operation: PictOpAdd, in: target)
    }
}
