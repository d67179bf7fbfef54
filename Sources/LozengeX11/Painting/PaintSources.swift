import CX11
import Foundation
import LozengeCore

/// Makes pictures of paints: one colour without end, or a gradient as large as what it fills.
///
/// A gradient is worked out by the server, once, and kept: most servers would work it out again
/// whenever it is drawn.
final class PaintSources {
    private struct GradientKey: Hashable {
        let paint: GradientPaint
        let transform: CGAffineTransform
        let width: Int
        let height: Int
    }

    private let connection: XConnection
    private let solids: SolidSources
    private let requests: PaintRequests
    private let pictures: TiledPictures
    private var gradients = BoundedCache<GradientKey, ServerPicture>(limit: 32 << 20)

    init(requests: PaintRequests, uploads: Uploads) {
        connection = requests.connection
        solids = requests.solids
        self.requests = requests
        pictures = TiledPictures(connection: requests.connection, uploads: uploads)
    }

    /// Drops everything that depends on the scale.
    func removeAll() {
        gradients.removeAll()
        pictures.removeAll()
    }

    /// The colours of a paint where it fills `bounds`.
    ///
    /// - Parameters:
    ///   - paint: The paint, in points.
    ///   - bounds: All that is filled with it, whatever of that shows.
    ///   - grid: How its points become pixels.
    ///   - target: Where it is drawn.
    /// - Returns: `nil` where nothing of it would be seen.
    func source(
        of paint: Paint, filling bounds: PixelRect, on grid: PixelGrid, in target: PaintTarget
    ) -> PaintSource? {
        switch paint {
        case .color(let color):
            return source(of: target.filtered(color), opacity: target.opacity)
        case .gradient(let gradient):
            let area = bounds.intersection(target.extent)
            guard !area.isEmpty, !paint.isClear else { return nil }
            let shown = gradient.mapColors {
                var color = target.filtered($0)
                color.opacity *= Float(target.opacity)
                return color
            }
            if shown.stops.count == 1 { return source(of: shown.stops[0].color, opacity: 1) }
            return source(of: shown, in: area, on: grid)
        case .picture(let paint):
            return pictures.source(of: paint, on: grid, in: target)
        }
    }

    /// One colour.
    func source(of color: Color.Resolved, opacity: Double) -> PaintSource? {
        let color = XRenderColor(color, opacity: opacity)
        guard !color.isClear else { return nil }
        return PaintSource(
            picture: solids.source(color), color: color, isOpaque: color.isOpaque)
    }

    private func source(
        of gradient: GradientPaint, in area: PixelRect, on grid: PixelGrid
    ) -> PaintSource {
        let transform = grid.transform.concatenating(
            CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY)))
        let key = GradientKey(
            paint: gradient, transform: transform, width: area.width, height: area.height)
        let picture = gradients.value(for: key) {
            (draw(gradient, transform, area), 4 * area.width * area.height)
        }
        return PaintSource(
            picture: picture, x: area.minX, y: area.minY,
            isOpaque: gradient.stops.allSatisfy { $0.color.opacity == 1 })
    }

    /// A picture of its own with the gradient in it.
    private func draw(
        _ gradient: GradientPaint, _ transform: CGAffineTransform, _ area: PixelRect
    ) -> ServerPicture {
        let surface = Surface(
            .argb, size: PixelSize(width: area.width, height: area.height), on: connection)
        let source = ServerGradient(
            gradient, under: transform, size: CGSize(width: area.width, height: area.height),
            on: connection)
        requests.composite(
            source.picture.id, sourceX: 0, sourceY: 0, operation: PictOpSrc,
            to: PixelRect(surface.size), of: surface)
        return surface.released()
    }
}
