import CX11
import LozengeCore

/// The painter of groups that are cut out by their opacity.
///
/// RENDER does not compare, but it adds up to 1 and no further: a coverage is moved until its threshold
/// is at 0, and then doubled until it is steep.
struct ThresholdPainter {
    /// The number of doublings: the edge takes 1/32 of the opacity.
    private static let doublings = 5

    let requests: PaintRequests
    let pool: SurfacePool

    /// Draws the colour of `range` where the opacity of `content`, which lies inside `bounds`, is in it.
    func paint(
        _ range: AlphaThreshold, bounds: PixelRect, in target: PaintTarget,
        content: (PaintTarget) -> Void
    ) {
        let area = bounds.intersection(target.clip)
        guard !area.isEmpty, range.min <= range.max else { return }
        coverage(of: content, in: area, target) { coverage in
            // The least opacity is whole: the edge is below.
            let start = range.min - 1 / Double(1 << Self.doublings)
            above(start, of: coverage, in: area) { cut in
                if range.max < 1 {
                    above(range.max, of: coverage, in: area) { excess in
                        compose(excess, PictOpOutReverse, onto: cut, in: area)
                    }
                }
                requests.fill(
                    area, XRenderColor(target.filtered(range.color), opacity: target.opacity),
                    through: cut.source, in: target)
            }
        }
    }

    /// Lends `body` the opacity of `content`.
    private func coverage(
        of content: (PaintTarget) -> Void, in area: PixelRect, _ target: PaintTarget,
        _ body: (Surface) -> Void
    ) {
        pool.borrow(.alpha, for: area) { coverage in
            pool.borrow(.argb, for: area) { layer in
                requests.clear(area, of: layer)
                content(target.on(layer, clip: area))
                compose(layer, PictOpSrc, onto: coverage, in: area)
            }
            body(coverage)
        }
    }

    /// Lends `body` a coverage that is 0 up to an opacity, and soon 1 above it.
    private func above(
        _ start: Double, of coverage: Surface, in area: PixelRect, _ body: (Surface) -> Void
    ) {
        let start = min(max(start, 0), 1)
        pool.borrow(.alpha, for: area) { below in
            // 1 - coverage + start, at most 1: the start and all that is below it are 1.
            let whole = PaintTarget(below, clip: area)
            requests.fill(area, XRenderColor(opacity: 1), in: whole)
            compose(coverage, PictOpOutReverse, onto: below, in: area)
            requests.draw(
                requests.solids.picture(XRenderColor(opacity: start)), rect: area,
                operation: PictOpAdd, in: whole)
            pool.borrow(.alpha, for: area) { above in
                requests.fill(
                    area, XRenderColor(opacity: 1), in: PaintTarget(above, clip: area))
                compose(below, PictOpOutReverse, onto: above, in: area)
                double(above, below, in: area, times: Self.doublings, body)
            }
        }
    }

    /// Lends `body` a coverage that is doubled `times` times; `other` is overwritten.
    private func double(
        _ coverage: Surface, _ other: Surface, in area: PixelRect, times: Int,
        _ body: (Surface) -> Void
    ) {
        guard times > 0 else { return body(coverage) }
        compose(coverage, PictOpSrc, onto: other, in: area)
        compose(coverage, PictOpAdd, onto: other, in: area)
        double(other, coverage, in: area, times: times - 1, body)
    }

    private func compose(
        _ source: Surface, _ operation: Int32, onto surface: Surface, in area: PixelRect
    ) {
        requests.draw(
            source, rect: area, operation: operation, in: PaintTarget(surface, clip: area))
    }
}
