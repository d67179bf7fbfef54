import LozengeCore

/// A cache of pictures with colour filters applied.
final class FilteredPictures {
    private struct Key: Hashable {
        let picture: PictureIdentity
        let filters: [ColorMatrix]
    }

    private var entries = BoundedCache<Key, Picture>(limit: 16 << 20)

    /// Returns a picture with the filters of `target` applied.
    func picture(_ picture: Picture, in target: PaintTarget) -> Picture {
        guard !target.filters.isEmpty else { return picture }
        let key = Key(picture: PictureIdentity(picture: picture), filters: target.filters)
        return entries.value(for: key) {
            let isOpaque = picture.isOpaque && target.filters.allSatisfy { $0.opacity == 1 }
            let filtered = Picture(
                name: picture.name, pixelWidth: picture.pixelWidth,
                pixelHeight: picture.pixelHeight, scale: picture.scale,
                pixels: target.filtered(picture.pixels), isOpaque: isOpaque)
            return (filtered, 4 * picture.pixels.count)
        }
    }
}
