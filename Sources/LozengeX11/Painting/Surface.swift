import CX11
import Foundation
import LozengeCore

/// A pixmap and the picture through which it is drawn into.
final class Surface {
    let pixmap: XID
    let picture: XID
    let size: PixelSize
    let kind: Kind
    /// Which pixel of the window the surface begins at.
    var originX = 0
    var originY = 0
    private let connection: XConnection
    private var serverClip: PixelRect?
    private var isReleased = false

    /// What the pixels hold.
    enum Kind: Hashable {
        /// The window's own format: no opacity, every pixel covers.
        case window
        /// Premultiplied colour with opacity.
        case argb
        /// Coverage only.
        case alpha
    }

    init(_ kind: Kind, size: PixelSize, on connection: XConnection) {
        self.connection = connection
        self.kind = kind
        self.size = size
        let formats = connection.formats
        let depth = kind == .window ? formats.depth : kind == .argb ? 32 : 8
        let pixmap = connection.create {
            XCreatePixmap(
                $0, connection.root, UInt32(size.width), UInt32(size.height), UInt32(depth))
        }
        let format =
            switch kind {
            case .window: formats.window
            case .argb: formats.argb
            case .alpha: formats.alpha
            }
        self.pixmap = pixmap
        picture = connection.create { XRenderCreatePicture($0, pixmap, format, 0, nil) }
    }

    /// The part of the window that the surface holds.
    var bounds: PixelRect {
        PixelRect(x: originX, y: originY, width: size.width, height: size.height)
    }

    /// The pixel of the window that the surface begins at.
    var origin: (x: Int, y: Int) { (originX, originY) }

    /// Keeps what is drawn from now on inside `clip`, given in the window's pixels.
    func clip(to clip: PixelRect) {
        let clip = clip.intersection(bounds)
        guard clip != serverClip else { return }
        serverClip = clip
        var rectangle =
            clip.isEmpty
            ? XRectangle(x: 0, y: 0, width: 0, height: 0)
            : XRectangle(
                x: Int16(clip.minX - originX), y: Int16(clip.minY - originY),
                width: UInt16(clip.width), height: UInt16(clip.height))
        connection.send { XRenderSetPictureClipRectangles($0, picture, 0, 0, &rectangle, 1) }
    }

    /// Makes sure that nothing set by ``clip(to:)`` hides `part`.
    func unclip(_ part: PixelRect) {
        guard let serverClip, !serverClip.contains(part) else { return }
        clip(to: bounds)
    }

    /// The picture, to be drawn from: a clip would hide what is taken from it just as well.
    var source: XID {
        unclip(bounds)
        return picture
    }

    /// Takes the place of another part of the window, with nothing clipped.
    func move(toX x: Int, y: Int) {
        if serverClip != nil { clip(to: bounds) }
        originX = x
        originY = y
        if serverClip != nil { serverClip = bounds }
    }

    /// While `body` draws from this surface its pixels are 1 / `factor` as large.
    func stretch(by factor: Double, _ body: () -> Void) {
        guard factor != 1 else { return body() }
        drawn(under: XTransform(CGAffineTransform(scaleX: factor, y: factor)), body)
    }

    /// While `body` draws from this surface, a matrix says which of its pixels are drawn where.
    func drawn(under matrix: XTransform, _ body: () -> Void) {
        set(matrix, FilterBilinear)
        body()
        set(XTransform(.identity), FilterNearest)
    }

    private func set(_ matrix: XTransform, _ filter: String) {
        var matrix = matrix
        connection.send { display in
            XRenderSetPictureTransform(display, picture, &matrix)
            XRenderSetPictureFilter(display, picture, filter, nil, 0)
        }
    }

    /// The picture alone, which keeps the pixels; the surface is not drawn into any more.
    consuming func released() -> ServerPicture {
        isReleased = true
        return ServerPicture(picture, on: connection)
    }

    isolated deinit {
        connection.send { display in
            if !isReleased { XRenderFreePicture(display, picture) }
            XFreePixmap(display, pixmap)
        }
    }
}
