import CX11
import LozengeCore

/// Pictures on the server, each part uploaded once and let go of when it was not drawn for long.
final class UploadedPictures {
    /// A part of a picture at the size it is kept in.
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

    /// How many frames a picture is kept unused.
    private static let patience: UInt64 = 120
    /// The most bytes kept of pictures that are not in the frame being drawn.
    private static let limit = 64 << 20

    private let connection: XConnection
    private let uploads: Uploads
    private var entries: [Key: Entry] = [:]
    private var frame: UInt64 = 0
    private var bytes = 0

    init(connection: XConnection, uploads: Uploads) {
        self.connection = connection
        self.uploads = uploads
    }

    /// Begins a frame, and drops what has not been drawn for long.
    func beginFrame() {
        frame += 1
        // There may be many: all of them are looked at now and then, or when they are too large.
        guard frame % 16 == 0 || bytes > Self.limit else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where frame - entry.lastUse > Self.patience || bytes > Self.limit {
            guard entry.lastUse + 1 < frame else { break }
            bytes -= entry.bytes
            entries[key] = nil
        }
    }

    /// The server's picture of a piece, set up so that one of its pixels is one of the window's.
    ///
    /// - Parameters:
    ///   - picture: What it is a piece of.
    ///   - piece: The piece.
    ///   - start: Which of the piece's pixels in the window is to come first.
    ///   - interpolation: How pixels are made of others.
    /// - Returns: What to draw from, until the next call.
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
            stretch.apply(to: entry.picture.id, on: connection)
            entry.stretch = stretch
        }
        entries[key] = entry
        return entry.picture.id
    }

    /// How large a part is uploaded: as it is, unless it is to be repeated in another size or made so
    /// much smaller that the server's filter, which looks at four pixels, would skip some.
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
