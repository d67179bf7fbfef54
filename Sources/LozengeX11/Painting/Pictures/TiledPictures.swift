import CX11
import Foundation
import LozengeCore

/// A cache of pictures that are tiled without end.
final class TiledPictures {
    private struct Key: Hashable {
        let picture: PictureIdentity
        let part: PixelRect
        let filters: [ColorMatrix]
        let transform: CGAffineTransform
    }

    private let uploads: Uploads
    private var tiles = BoundedCache<Key, ServerPicture>(limit: 16 << 20)

    init(uploads: Uploads) {
        self.uploads = uploads
    }

    /// Removes all entries after the scale changed.
    func removeAll() { tiles.removeAll() }

    func source(
        of paint: PicturePaint, on grid: PixelGrid, in target: PaintTarget
    ) -> PaintSource? {
        let picture = paint.picture
        let whole = PixelRect(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)
        let part = PixelRect(
            covering: CGRect(
                x: paint.source.minX * CGFloat(whole.width),
                y: paint.source.minY * CGFloat(whole.height),
                width: paint.source.width * CGFloat(whole.width),
                height: paint.source.height * CGFloat(whole.height))
        ).intersection(whole)
        let scale = paint.scale / picture.scale
        guard !part.isEmpty, target.opacity > 0, scale > 0, scale.isFinite else { return nil }
        let transform = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: paint.origin.x, y: paint.origin.y))
            .concatenating(grid.transform)
        let key = Key(
            picture: PictureIdentity(picture: picture), part: part, filters: target.filters,
            transform: transform)
        let tile = tiles.value(for: key) {
            (make(picture, part, transform, target), 4 * part.area)
        }
        return PaintSource(
            picture: tile,
            isOpaque: picture.isOpaque && target.filters.allSatisfy { $0.opacity == 1 })
    }

    private func make(
        _ picture: LozengeCore.Picture, _ part: PixelRect, _ transform: CGAffineTransform,
        _ target: PaintTarget
    ) -> ServerPicture {
        let shown = target.filtered(pixels(of: picture, part))
        let made = uploads.picture(shown, width: part.width, height: part.height)
        made.spread(
            under: transform, repetition: RepeatNormal,
            filter: transform.isTranslation ? FilterNearest : FilterBilinear)
        return made
    }
}
