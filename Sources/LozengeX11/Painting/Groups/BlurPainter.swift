import CX11
import Foundation
import LozengeCore

/// The painter of blurred groups and of their shadows.
///
/// The server does all work: it halves the group until the blur is a few pixels wide, then adds up
/// shifted and weighted copies, horizontally and vertically. Drivers compute RENDER's own
/// convolution filter on the processor, which takes a thousand times as long.
struct BlurPainter {
    let requests: PaintRequests
    let pool: SurfacePool

    /// Draws the shadow of `content`, which lies inside `bounds`.
    func paint(
        _ shadow: PlacedShadow, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let shown = shadow.blur.paintBounds(of: bounds)
            .intersection(target.clip.offset(x: -shadow.offsetX, y: -shadow.offsetY))
        blur(.alpha, by: shadow.blur, shown, of: bounds) { coverage, drawn in
            pool.borrow(.argb, for: drawn) { layer in
                requests.clear(drawn, of: layer)
                content(target.on(layer, clip: drawn))
                requests.fill(
                    drawn, XRenderColor(opacity: 1), through: layer.source,
                    maskX: drawn.minX - layer.originX, maskY: drawn.minY - layer.originY,
                    operation: PictOpSrc, in: PaintTarget(coverage, clip: drawn))
            }
        } body: { blurred, area in
            let color = XRenderColor(target.filtered(shadow.color), opacity: target.opacity)
            let (x, y) = (shadow.offsetX, shadow.offsetY)
            requests.fill(
                area.offset(x: x, y: y), color, through: blurred.source,
                in: target.clipped(to: shown.offset(x: x, y: y)))
        }
    }

    /// Draws `content`, which lies inside `bounds`, with a blur.
    func paint(
        _ blur: PixelBlur, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let shown = blur.paintBounds(of: bounds).intersection(target.clip)
        self.blur(.argb, by: blur, shown, of: bounds) { layer, drawn in
            content(target.on(layer, clip: drawn))
        } body: { blurred, area in
            requests.draw(
                blurred.source, x: area.minX, y: area.minY,
                through: requests.mask(opacity: target.opacity), rect: shown.intersection(area),
                in: target)
        }
    }

    /// Lends `body` a blurred surface, stretched to the size of the window.
    ///
    /// - Parameters:
    ///   - kind: The pixel format of the surface.
    ///   - blur: The blur.
    ///   - shown: The part of the blurred picture that is needed.
    ///   - bounds: The bounds of the content.
    ///   - draw: Draws the content in an area.
    ///   - body: Receives the surface and the area of the window that it covers.
    private func blur(
        _ kind: Surface.Kind, by blur: PixelBlur, _ shown: PixelRect, of bounds: PixelRect,
        draw: (Surface, PixelRect) -> Void, body: (Surface, PixelRect) -> Void
    ) {
        guard !shown.isEmpty else { return }
        let factor = 1 << blur.halvings
        let margin = blur.spread + factor
        let area = shown.outset(margin).intersection(bounds.outset(margin)).aligned(to: factor)
        let drawn = bounds.intersection(area)
        guard !drawn.isEmpty, !shown.intersection(area).isEmpty else { return }
        pool.borrow(kind, for: area) { source in
            requests.clear(area, of: source)
            draw(source, drawn)
            let size = PixelSize(width: area.width, height: area.height)
            halve(source, size, times: blur.halvings) { small, size in
                let weights = blurWeights(deviation: blur.deviation / CGFloat(factor))
                blurred(small, size, weights) { blurred in
                    blurred.stretch(by: 1 / Double(factor)) { body(blurred, area) }
                }
            }
        }
    }

    /// Lends `body` the surface, halved `times` times.
    private func halve(
        _ source: Surface, _ size: PixelSize, times: Int,
        _ body: (Surface, PixelSize) -> Void
    ) {
        guard times > 0 else { return body(source, size) }
        let half = PixelSize(width: size.width / 2, height: size.height / 2)
        pool.borrow(source.kind, for: PixelRect(half)) { small in
            // The bilinear filter between four pixels gives their mean.
            source.stretch(by: 2) {
                requests.composite(
                    source.source, sourceX: 0, sourceY: 0, operation: PictOpSrc,
                    to: PixelRect(half), of: small)
            }
            halve(small, half, times: times - 1, body)
        }
    }

    private func blurred(
        _ source: Surface, _ size: PixelSize, _ weights: [Int], _ body: (Surface) -> Void
    ) {
        let rect = PixelRect(size)
        pool.borrow(source.kind, for: rect) { across in
            accumulate(source.source, weights, in: rect, of: across) { ($0, 0) }
            pool.borrow(source.kind, for: rect) { down in
                accumulate(across.source, weights, in: rect, of: down) { (0, $0) }
                body(down)
            }
        }
    }

    /// Adds up copies of a picture, shifted and weighted.
    private func accumulate(
        _ source: XID, _ weights: [Int], in rect: PixelRect, of surface: Surface,
        shift: (Int) -> (x: Int, y: Int)
    ) {
        requests.clear(rect, of: surface)
        for (index, weight) in weights.enumerated() where weight > 0 {
            let shift = shift(index - weights.count / 2)
            let part = rect.offset(x: shift.x, y: shift.y).intersection(rect)
            guard !part.isEmpty else { continue }
            let mask = weight < 255 ? requests.solids.picture(XRenderColor(weight: weight)) : 0
            requests.composite(
                source, sourceX: part.minX - shift.x, sourceY: part.minY - shift.y, mask: mask,
                operation: PictOpAdd, to: part, of: surface)
        }
    }
}

/// Returns the weights of a Gaussian in 1/255.
///
/// They add up to 255, so that evenly covered areas stay unchanged.
func blurWeights(deviation: CGFloat) -> [Int] {
    guard deviation > 0 else { return [255] }
    let radius = Int((3 * deviation).rounded(.up))
    let total = normal((CGFloat(radius) + 0.5) / deviation) * 2 - 1
    func below(_ edge: CGFloat) -> Int {
        let share = (normal(edge / deviation) - 0.5) / total
        return Int((share * 255).rounded())
    }
    return (-radius...radius).map { below(CGFloat($0) + 0.5) - below(CGFloat($0) - 0.5) }
}

extension XRenderColor {
    /// Creates a mask with an alpha of `weight` / 255.
    fileprivate init(weight: Int) {
        self.init(red: 0, green: 0, blue: 0, alpha: UInt16(weight * 257))
    }
}

extension PixelRect {
    /// Returns the smallest rectangle around this one whose edges are multiples of `step`.
    fileprivate func aligned(to step: Int) -> PixelRect {
        func down(_ value: Int) -> Int { value - ((value % step) + step) % step }
        return PixelRect(
            minX: down(minX), minY: down(minY), maxX: -down(-maxX), maxY: -down(-maxY))
    }
}
