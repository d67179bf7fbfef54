import CX11
import LozengeCore

/// The painter of clipped groups.
///
/// A rectangle costs nothing. Rounded corners cost only their own size. Any other shape needs a
/// temporary surface for the group.
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

    /// Draws `content`, then restores the backdrop outside of the corners.
    ///
    /// So the content is blended with the real backdrop, as inside of any other clip.
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

    /// Copies the pixels of `rect` to a saved surface.
    ///
    /// Pixels of a window are not copied with RENDER: servers draw nothing from a source that is
    /// 32,767 pixels long.
    private func save(_ rect: PixelRect, of surface: Surface, to saved: Surface) {
        guard surface.kind != .window else {
            return copies.copyPixels(
                rect, of: surface, to: saved.pixmap, x: rect.minX - saved.originX,
                y: rect.minY - saved.originY)
        }
        requests.draw(
            surface, rect: rect, operation: PictOpSrc, in: PaintTarget(saved, clip: rect))
    }

    /// Blends the saved pixels, weighted by the uncovered part, with the drawn pixels, weighted by
    /// the covered part.
    ///
    /// For opaque pixels that equals drawing the saved ones on top.
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
