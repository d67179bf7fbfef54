import CX11
import Foundation
import LozengeCore

/// Draws what is blurred and known only once it is drawn: groups, and their shadows.
///
/// All on the server: the group is made smaller by halves until the blur is a few pixels wide, and
/// added up shifted and weighted, across and then down. RENDER's own convolution would be drawn by
/// the processor on every driver, a thousand times slower.
struct BlurPainter {
    let requests: PaintRequests
    let pool: SurfacePool

    /// Draws the shadow of `content`, which touches no more than `bounds`.
    func paint(
        _ shadow: PlacedShadow, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let shown = shadow.blur.reach(of: bounds)
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

    /// Draws `content`, which touches no more than `bounds`, blurred.
    func paint(
        _ blur: PixelBlur, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let shown = blur.reach(of: bounds).intersection(target.clip)
        self.blur(.argb, by: blur, shown, of: bounds) { layer, drawn in
            content(target.on(layer, clip: drawn))
        } body: { blurred, area in
            requests.draw(
                blurred.source, x: area.minX, y: area.minY,
                through: requests.mask(opacity: target.opacity), rect: shown.intersection(area),
                in: target)
        }
    }

    /// Lends `body` the blurred picture of a part of what `draw` draws, stretched to its size.
    ///
    /// - Parameters:
    ///   - kind: What the pixels of the picture hold.
    ///   - blur: By how much.
    ///   - shown: What is needed of the blurred picture.
    ///   - bounds: Where there is something to be blurred.
    ///   - draw: Draws what is to be blurred, no more of it than is asked for.
    ///   - body: Takes the picture, and what part of the window it is as large as.
    private func blur(
        _ kind: Surface.Kind, by blur: PixelBlur, _ shown: PixelRect, of bounds: PixelRect,
        draw: (Surface, PixelRect) -> Void, body: (Surface, PixelRect) -> Void
    ) {
        guard !shown.isEmpty else { return }
        let factor = 1 << blur.halvings
        let margin = blur.reach + factor
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

    /// Lends `body` the picture at half its size, `times` times over.
    private func halve(
        _ source: Surface, _ size: PixelSize, times: Int,
        _ body: (Surface, PixelSize) -> Void
    ) {
        guard times > 0 else { return body(source, size) }
        let half = PixelSize(width: size.width / 2, height: size.height / 2)
        pool.borrow(source.kind, for: PixelRect(half)) { small in
            // Halfway between four pixels, smoothing gives their average.
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

    /// Adds up a picture, shifted by every distance and weighted.
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

/// A Gaussian in whole 255ths that add up to 255, so that what is covered evenly stays so.
func blurWeights(deviation: CGFloat) -> [Int] {
    guard deviation > 0 else { return [255] }
    let reach = Int((3 * deviation).rounded(.up))
    let total = normal((CGFloat(reach) + 0.5) / deviation) * 2 - 1
    func below(_ edge: CGFloat) -> Int {
        let share = (normal(edge / deviation) - 0.5) / total
        return Int((share * 255).rounded())
    }
    return (-reach...reach).map { below(CGFloat($0) + 0.5) - below(CGFloat($0) - 0.5) }
}

extension XRenderColor {
    /// A mask that lets `weight` 255ths through.
    fileprivate init(weight: Int) {
        self.init(red: 0, green: 0, blue: 0, alpha: UInt16(weight * 257))
    }
}

extension PixelRect {
    /// The smallest rectangle around this one whose edges are multiples of `step`.
    fileprivate func aligned(to step: Int) -> PixelRect {
        func down(_ value: Int) -> Int { value - ((value % step) + step) % step }
        return PixelRect(
            minX: down(minX), minY: down(minY), maxX: -down(-maxX), maxY: -down(-maxY))
    }
}
