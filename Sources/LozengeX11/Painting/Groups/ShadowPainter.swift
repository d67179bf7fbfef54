import CX11
import Foundation
import LozengeCore

/// The painter of groups with shadows.
///
/// The shadow of one rounded rectangle is a small mask, computed once and stretched. Any other
/// group is drawn first and blurred on the server.
struct ShadowPainter {
    /// The maximum number of pixels of a cached mask.
    private static let largestMask = 2048 * 2048

    let requests: PaintRequests
    let sources: PaintSources
    let masks: ShapeMasks
    let blur: BlurPainter

    /// Draws `content`, which lies inside `bounds`, on its shadow; `silhouette` is its outline if
    /// that is a single shape.
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

    /// Returns true if the content covers `rect` completely.
    private func isHidden(_ rect: PixelRect, by silhouette: Silhouette) -> Bool {
        silhouette.opacity == 1 && silhouette.shape.surelyContains(rect)
    }

    /// Returns the distance from a corner over which an edge of the blurred shape varies.
    private func corner(
        _ shape: RoundedPixelRect, _ shadow: PlacedShadow
    ) -> (x: Int, y: Int) {
        let corner = shape.corner
        return (2 * shadow.blur.extent + corner.width, 2 * shadow.blur.extent + corner.height)
    }

    /// Returns the smallest shape with the same corners, for the mask.
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

    /// Returns true if computing the mask would take longer than blurring the visible part of the
    /// group.
    private func isTooLarge(_ mask: RoundedPixelRect) -> Bool {
        mask.rect.area > Self.largestMask
    }
}
