import CX11
import Foundation
import LozengeCore

/// Draws pictures, each uploaded once.
final class ImagePainter {
    /// A picture at the size it is kept in.
    private struct Key: Hashable {
        let identity: ObjectIdentifier
        /// `nil` for its own size, which the server stretches.
        let reduced: Reduced?
    }

    private struct Reduced: Hashable {
        let width: Int
        let height: Int
    }

    /// How a picture on the server is set up: the size of the whole, and which of its pixels comes
    /// first.
    private struct Stretch: Equatable {
        var size: Reduced
        var startX: Int
        var startY: Int
    }

    private struct Entry {
        /// Keeps the identity from being given to another picture.
        let source: LozengeCore.Picture
        let picture: ServerPicture
        let bytes: Int
        var stretch: Stretch?
        var lastUse: UInt64
    }

    /// How many frames a picture is kept unused.
    private static let patience: UInt64 = 120
    /// The most bytes kept of pictures that are not in the frame being drawn.
    private static let limit = 64 << 20

    private let connection: XConnection
    private let requests: PaintRequests
    private let uploads: Uploads
    private var entries: [Key: Entry] = [:]
    private var frame: UInt64 = 0
    private var bytes = 0

    init(connection: XConnection, requests: PaintRequests, uploads: Uploads) {
        self.connection = connection
        self.requests = requests
        self.uploads = uploads
    }

    /// Begins a frame, and drops what has not been drawn for long.
    func beginFrame() {
        frame += 1
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where frame - entry.lastUse > Self.patience || bytes > Self.limit {
            guard entry.lastUse + 1 < frame else { break }
            bytes -= entry.bytes
            entries[key] = nil
        }
    }

    func paint(_ picture: LozengeCore.Picture, in rect: PixelRect, on target: PaintTarget) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty, picture.pixelWidth > 0, picture.pixelHeight > 0, target.opacity > 0
        else { return }
        // Farther from the picture's corner than the protocol can say, the transform says it.
        let isFar = max(rect.width, rect.height) > PixelSize.largest
        let stretch = Stretch(
            size: Reduced(width: rect.width, height: rect.height),
            startX: isFar ? part.minX - rect.minX : 0, startY: isFar ? part.minY - rect.minY : 0)
        let source = source(of: picture, stretch)
        let mask =
            target.opacity < 1
            ? requests.solids.picture(XRenderColor(opacity: target.opacity)) : 0
        requests.composite(
            source, sourceX: part.minX - rect.minX - stretch.startX,
            sourceY: part.minY - rect.minY - stretch.startY, mask: mask,
            operation: picture.isOpaque && mask == 0 ? PictOpSrc : PictOpOver, to: part,
            of: target.surface)
    }

    /// The picture on the server, set up so that one of its pixels is one of the target's.
    private func source(of picture: LozengeCore.Picture, _ stretch: Stretch) -> XID {
        let size = stretch.size
        // The server's filter looks at four pixels: made smaller than half, it would skip some.
        let isReduced =
            picture.pixelWidth > 2 * size.width || picture.pixelHeight > 2 * size.height
            || max(picture.pixelWidth, picture.pixelHeight) > PixelSize.largest
        let kept =
            isReduced
            ? Reduced(
                width: min(size.width, picture.pixelWidth),
                height: min(size.height, picture.pixelHeight)) : nil
        let key = Key(identity: ObjectIdentifier(picture), reduced: kept)
        var entry = entries[key] ?? upload(picture, reduced: kept)
        entry.lastUse = frame
        if entry.stretch != stretch {
            set(stretch, of: entry, from: kept)
            entry.stretch = stretch
        }
        entries[key] = entry
        return entry.picture.id
    }

    private func upload(_ picture: LozengeCore.Picture, reduced: Reduced?) -> Entry {
        let width = reduced?.width ?? picture.pixelWidth
        let height = reduced?.height ?? picture.pixelHeight
        let pixels =
            reduced == nil
            ? picture.pixels : averagedPixels(of: picture, width: width, height: height)
        bytes += 4 * width * height
        return Entry(
            source: picture, picture: uploads.picture(pixels, width: width, height: height),
            bytes: 4 * width * height, stretch: nil, lastUse: frame)
    }

    /// Tells the server how to get from the target's pixels to the picture's.
    private func set(_ stretch: Stretch, of entry: Entry, from kept: Reduced?) {
        let width = kept?.width ?? entry.source.pixelWidth
        let height = kept?.height ?? entry.source.pixelHeight
        let across = Double(width) / Double(stretch.size.width)
        let down = Double(height) / Double(stretch.size.height)
        guard entry.stretch != nil || across != 1 || down != 1 else { return }
        var transform = XTransform()
        transform.matrix.0.0 = fixed(across)
        transform.matrix.0.2 = fixed(across * Double(stretch.startX))
        transform.matrix.1.1 = fixed(down)
        transform.matrix.1.2 = fixed(down * Double(stretch.startY))
        transform.matrix.2.2 = fixed(1)
        // Without it the edges fade into nothing.
        var attributes = XRenderPictureAttributes()
        attributes.repeat = RepeatPad
        connection.send { display in
            XRenderSetPictureTransform(display, entry.picture.id, &transform)
            XRenderSetPictureFilter(display, entry.picture.id, FilterBilinear, nil, 0)
            XRenderChangePicture(display, entry.picture.id, UInt(CPRepeat), &attributes)
        }
    }
}
