import CX11
import Foundation
import LozengeCore

/// The sources for paints: solid colours, gradients, meshes and tiled pictures.
///
/// The server draws a gradient once into a picture that is cached, since most servers would compute
/// it again for each use.
final class PaintSources {
    private struct GradientKey: Hashable {
        let paint: GradientPaint
        let transform: CGAffineTransform
        let width: Int
        let height: Int
    }

    private let server: XServer
    private let solids: SolidSources
    private let requests: PaintRequests
    private let meshes: MeshPictures
    private let pictures: TiledPictures
    private var gradients = BoundedCache<GradientKey, ServerPicture>(limit: 32 << 20)

    init(requests: PaintRequests, uploads: Uploads) {
        server = requests.server
        solids = requests.solids
        self.requests = requests
        meshes = MeshPictures(uploads: uploads)
        pictures = TiledPictures(uploads: uploads)
    }

    /// Removes all entries that depend on the scale.
    func removeAll() {
        gradients.removeAll()
        meshes.removeAll()
        pictures.removeAll()
    }

    /// Returns the source for a paint.
    ///
    /// - Parameters:
    ///   - paint: The paint, in points.
    ///   - bounds: The whole area that is filled, visible or not.
    ///   - grid: The conversion of its points to pixels.
    ///   - target: The target.
    /// - Returns: The source; `nil` if nothing is visible.
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
        case .mesh(let mesh):
            return meshes.source(of: mesh, on: grid, in: target)
        case .picture(let paint):
            return pictures.source(of: paint, on: grid, in: target)
        }
    }

    /// Returns a source of one colour; `nil` if it is transparent.
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

    /// Draws a gradient into a new picture.
    private func draw(
        _ gradient: GradientPaint, _ transform: CGAffineTransform, _ area: PixelRect
    ) -> ServerPicture {
        let surface = Surface(
            .argb, size: PixelSize(width: area.width, height: area.height), on: server)
        let source = ServerGradient(
            gradient, under: transform, size: CGSize(width: area.width, height: area.height),
            on: server)
        requests.composite(
            source.picture.id, sourceX: 0, sourceY: 0, operation: PictOpSrc,
            to: PixelRect(surface.size), of: surface)
        return surface.released()
    }
}
