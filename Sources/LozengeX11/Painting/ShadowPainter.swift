import CX11
import Foundation
import LozengeCore

/// Draws groups with a blurred copy of their outline below.
///
/// Where the outline is one rounded shape the blur is a small mask, computed once and stretched.
/// Any other outline is drawn first to be known, and blurred on the server.
struct ShadowPainter {
    /// The most pixels of a mask that is kept.
    private static let largestMask = 2048 * 2048

    let requests: PaintRequests
    let sources: PaintSources
    let masks: ShapeMasks
    let blur: BlurPainter

    /// Draws the shadow of `content`, whose outline is `silhouette` if that is one shape, and the
    /// content, which touches no more than `bounds`.
    func paint(
        _ shadow: PlacedShadow, of silhouette: Silhouette?, bounds: PixelRect,
        in target: PaintTarget, content: (PaintTarget) -> Void
    ) {
        if let silhouette, !isTooLarge(mask(of: silhouette.shape, shadow)) {
            paint(shadow, of: silhouette, in: target)
        } else {
            blur.paint(shadow, bounds: bounds, in: target, content: content)
        }
        content(target)
    }

    private func paint(_ shadow: PlacedShadow, of silhouette: Silhouette, in target: PaintTarget) {
        var shape = silhouette.shape
        guard !shape.rect.isEmpty else { return }
        shape.rect = shape.rect.offset(x: shadow.offsetX, y: shadow.offsetY)
        var color = target.filtered(shadow.color)
        color.opacity *= silhouette.opacity
        guard let source = sources.source(of: color, opacity: target.opacity) else { return }
        guard shadow.blur.deviation > 0 else {
            return requests.fill(masks.pieces(of: shape), source, in: target)
        }

        let slices = NineSlice(
            shape.rect.outset(shadow.blur.extent), corner: corner(shape, shadow),
            visible: target.clip)
        guard !slices.pieces.isEmpty || !slices.middle.isEmpty else { return }
        let compact = mask(of: shape, shadow)
        guard
            let mask = masks.shadow(
                of: compact, deviation: shadow.blur.deviation, extent: shadow.blur.extent)
        else { return }
        var pieces = slices.pieces.map {
            MaskPiece(rect: $0.rect, mask: mask, maskX: $0.maskX, maskY: $0.maskY)
        }
        if !slices.middle.isEmpty { pieces.append(MaskPiece(rect: slices.middle)) }
        pieces.removeAll { isHidden($0.rect, by: silhouette) }
        requests.fill(PlacedPieces(pieces), source, in: target)
    }

    /// Whether the content will cover all of it anyway.
    private func isHidden(_ rect: PixelRect, by silhouette: Silhouette) -> Bool {
        silhouette.opacity == 1 && silhouette.shape.surelyContains(rect)
    }

    /// How far from its ends the blurred shape still varies along an edge.
    private func corner(
        _ shape: RoundedPixelRect, _ shadow: PlacedShadow
    ) -> (x: Int, y: Int) {
        let corner = shape.corner
        return (2 * shadow.blur.extent + corner.width, 2 * shadow.blur.extent + corner.height)
    }

    /// The shape that the mask shows blurred: as short as it can be with all four corners whole.
    private func mask(of shape: RoundedPixelRect, _ shadow: PlacedShadow) -> RoundedPixelRect {
        let corner = corner(shape, shadow)
        let margin = 2 * shadow.blur.extent
        func length(_ length: Int, _ corner: Int) -> Int {
            NineSlice.maskLength(length + margin, corner: corner) - margin
        }
        return RoundedPixelRect(
            PixelRect(
                x: 0, y: 0, width: length(shape.rect.width, corner.x),
                height: length(shape.rect.height, corner.y)),
            radiusX: shape.radiusX, radiusY: shape.radiusY, style: shape.style)
    }

    /// Whether the mask would take longer to make than blurring what shows of the group.
    private func isTooLarge(_ mask: RoundedPixelRect) -> Bool {
        mask.rect.area > Self.largestMask
    }
}
