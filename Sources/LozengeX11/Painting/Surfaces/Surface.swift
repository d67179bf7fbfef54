import CX11
import Foundation
import LozengeCore

/// A pixmap and the RENDER picture to draw into it.
final class Surface {
    let pixmap: XID
    let picture: XID
    let size: PixelSize
    let kind: Kind
    /// The x coordinate of the surface's first pixel in the window.
    var originX = 0
    /// The y coordinate of the surface's first pixel in the window.
    var originY = 0
    private let server: XServer
    private var serverClip: PixelRect?
    private var isReleased = false

    /// The content of the pixels.
    enum Kind: Hashable {
        /// The format of windows, without alpha.
        case window
        /// Premultiplied colour with alpha.
        case argb
        /// Coverage only.
        case alpha
    }

    init(_ kind: Kind, size: PixelSize, on server: XServer) {
        self.server = server
        self.kind = kind
        self.size = size
        let formats = server.formats
        let depth = kind == .window ? formats.depth : kind == .argb ? 32 : 8
        let pixmap = server.create {
            XCreatePixmap(
                $0, server.root, UInt32(size.width), UInt32(size.height), UInt32(depth))
        }
        let format =
            switch kind {
            case .window: formats.window
            case .argb: formats.argb
            case .alpha: formats.alpha
            }
        self.pixmap = pixmap
        picture = server.create { XRenderCreatePicture($0, pixmap, format, 0, nil) }
    }

    /// The part of the window that the surface covers.
    var bounds: PixelRect {
        PixelRect(x: originX, y: originY, width: size.width, height: size.height)
    }

    /// The surface's first pixel in the window.
    var origin: (x: Int, y: Int) { (originX, originY) }

    /// Clips subsequent drawing to `clip`, in pixels of the window.
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
        server.send { XRenderSetPictureClipRectangles($0, picture, 0, 0, &rectangle, 1) }
    }

    /// Removes the clip if it does not contain `part`.
    func unclip(_ part: PixelRect) {
        guard let serverClip, !serverClip.contains(part) else { return }
        clip(to: bounds)
    }

    /// The picture as a source, without a clip: RENDER clips sources as well.
    var source: XID {
        unclip(bounds)
        return picture
    }

    /// Moves the surface to another part of the window and removes the clip.
    func move(toX x: Int, y: Int) {
        if serverClip != nil { clip(to: bounds) }
        originX = x
        originY = y
        if serverClip != nil { serverClip = bounds }
    }

    /// Calls `body`, during which the surface is a source scaled by 1 / `factor`.
    func stretch(by factor: Double, _ body: () -> Void) {
        guard factor != 1 else { return body() }
        drawn(under: XTransform(CGAffineTransform(scaleX: factor, y: factor)), body)
    }

    /// Calls `body`, during which the surface is a source under the transform `matrix` (from target
    /// to source).
    func drawn(under matrix: XTransform, _ body: () -> Void) {
        set(matrix, FilterBilinear)
        body()
        set(XTransform(.identity), FilterNearest)
    }

    private func set(_ matrix: XTransform, _ filter: String) {
        var matrix = matrix
        server.send { display in
            XRenderSetPictureTransform(display, picture, &matrix)
            XRenderSetPictureFilter(display, picture, filter, nil, 0)
        }
    }

    /// Returns the picture, which keeps the pixels, and frees the rest of the surface.
    consuming func released() -> ServerPicture {
        isReleased = true
        return ServerPicture(picture, on: server)
    }

    isolated deinit {
        server.send { display in
            if !isReleased { XRenderFreePicture(display, picture) }
            XFreePixmap(display, pixmap)
        }
    }
}
