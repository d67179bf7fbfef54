import CX11
import Foundation
import LozengeCore

/// A cache of meshes of colours, drawn here and enlarged by the server.
///
/// A mesh is smooth, so that few pixels are enough; each one that is sent costs time, most of all over a network.
final class MeshPictures {
    private struct Key: Hashable {
        let mesh: MeshPaint
        let transform: CGAffineTransform
    }

    /// The most pixels that are drawn in a row or a column.
    private static let mostPixels = 128

    private let uploads: Uploads
    private var pictures = BoundedCache<Key, ServerPicture>(limit: 4 << 20)

    init(uploads: Uploads) {
        self.uploads = uploads
    }

    /// Removes all entries after the scale changed.
    func removeAll() { pictures.removeAll() }

    func source(
        of mesh: MeshPaint, on grid: PixelGrid, in target: PaintTarget
    ) -> PaintSource? {
        guard target.opacity > 0, mesh.frame.width > 0, mesh.frame.height > 0 else { return nil }
        let shown = mesh.mapColors { target.filtered($0) }
        let picture = pictures.value(for: Key(mesh: shown, transform: grid.transform)) {
            make(shown, on: grid)
        }
        return PaintSource(picture: picture, isOpaque: false)
    }

    private func make(_ mesh: MeshPaint, on grid: PixelGrid) -> (ServerPicture, Int) {
        let area = grid.upright.transform
        let (width, height) = (
            Self.pixels(mesh.frame.width * area.a), Self.pixels(mesh.frame.height * area.d)
        )
        let pixels = MeshRaster.pixels(of: mesh, width: width, height: height)
        let made = uploads.picture(pixels, width: width, height: height)
        let place = CGAffineTransform(
            scaleX: mesh.frame.width / CGFloat(width), y: mesh.frame.height / CGFloat(height)
        )
        .concatenating(
            CGAffineTransform(translationX: mesh.frame.minX, y: mesh.frame.minY)
        )
        .concatenating(grid.transform)
        made.spread(under: place, repetition: RepeatPad, filter: FilterBilinear)
        return (made, 4 * width * height)
    }

    private static func pixels(_ length: CGFloat) -> Int {
        length > 1 ? Int(min(length.rounded(.up), CGFloat(mostPixels))) : 1
    }
}
