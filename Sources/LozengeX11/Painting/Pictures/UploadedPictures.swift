import CX11
import LozengeCore

/// A cache of picture parts on the server, which evicts parts that were not drawn for long.
final class UploadedPictures {
    /// A part of a picture and its size on the server.
    private struct Key: Hashable {
        let picture: PictureIdentity
        let part: PixelRect
        let width: Int
        let height: Int
        let isSmooth: Bool
    }

    private struct Entry {
        let picture: ServerPicture
        let bytes: Int
        var stretch = ImageStretch.none
        var lastUse: UInt64
    }

    /// The number of frames for which an unused picture is kept.
    private static let patience: UInt64 = 120
    /// The maximum number of bytes for pictures that are not in the current frame.
    private static let limit = 64 << 20

    private let server: XServer
    private let uploads: Uploads
    private var entries: [Key: Entry] = [:]
    private var frame: UInt64 = 0
    private var bytes = 0

    init(server: XServer, uploads: Uploads) {
        self.server = server
        self.uploads = uploads
    }

    /// Begins a frame: evicts pictures that were not drawn for long.
    func beginFrame() {
        frame += 1
        // Checks all entries in every 16th frame and above the limit only, as there may be many.
        guard frame % 16 == 0 || bytes > Self.limit else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where frame - entry.lastUse > Self.patience || bytes > Self.limit {
            guard entry.lastUse + 1 < frame else { break }
            bytes -= entry.bytes
            entries[key] = nil
        }
    }

    /// Returns a picture for a piece, at the scale of the window; uploads it if needed.
    ///
    /// - Parameters:
    ///   - picture: The whole picture.
    ///   - piece: The piece.
    ///   - start: The pixel of the piece, in pixels of the window, that comes first.
    ///   - interpolation: The quality of scaling.
    /// - Returns: The source picture; valid until the next call.
    func source(
        of picture: LozengeCore.Picture, _ piece: ImagePiece, start: (x: Int, y: Int),
        _ interpolation: PictureStyle.Interpolation
    ) -> XID {
        let kept = Self.keptSize(of: piece, interpolation)
        let key = Key(
            picture: PictureIdentity(picture: picture), part: piece.part, width: kept.width,
            height: kept.height, isSmooth: interpolation != .none)
        var entry = entries[key] ?? upload(key)
        entry.lastUse = frame
        let stretch = ImageStretch(
            from: kept, to: piece, start: start, isSmooth: interpolation != .none)
        if entry.stretch != stretch {
            stretch.apply(to: entry.picture.id, on: server)
            entry.stretch = stretch
        }
        entries[key] = entry
        return entry.picture.id
    }

    /// Returns the size in which a part is uploaded.
    ///
    /// That is its own size, unless it is tiled in another size or reduced so much that the
    /// server's bilinear filter would skip pixels.
    private static func keptSize(
        of piece: ImagePiece, _ interpolation: PictureStyle.Interpolation
    ) -> (width: Int, height: Int) {
        let (width, height) = (piece.part.width, piece.part.height)
        if piece.isTile { return (piece.width, piece.height) }
        let isReduced =
            (interpolation > .low && (width > 2 * piece.width || height > 2 * piece.height))
            || max(width, height) > PixelSize.largest
        return isReduced ? (min(width, piece.width), min(height, piece.height)) : (width, height)
    }

    private func upload(_ key: Key) -> Entry {
        let picture = key.picture.picture
        let pixels =
            key.isSmooth
            ? averagedPixels(of: picture, key.part, width: key.width, height: key.height)
            : nearestPixels(of: picture, key.part, width: key.width, height: key.height)
        let size = 4 * key.width * key.height
        bytes += size
        return Entry(
            picture: uploads.picture(pixels, width: key.width, height: key.height),
            bytes: size, lastUse: frame)
    }
}
