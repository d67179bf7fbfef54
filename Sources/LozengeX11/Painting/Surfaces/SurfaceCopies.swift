import CX11

/// A copier of pixels between drawables of the same depth.
final class SurfaceCopies {
    private let server: XServer
    private let context: XGraphicsContext

    /// Creates a copier for drawables of the depth of `drawable`.
    init(server: XServer, drawable: XID) {
        self.server = server
        context = XGraphicsContext(server: server, drawable: drawable)
    }

    /// Copies `rect` of `surface` (in pixels of the window) to a position in `drawable`.
    func copyPixels(_ rect: PixelRect, of surface: Surface, to drawable: XID, x: Int, y: Int) {
        server.send { display in
            XCopyArea(
                display, surface.pixmap, drawable, context.id,
                Int32(rect.minX - surface.originX), Int32(rect.minY - surface.originY),
                UInt32(rect.width), UInt32(rect.height), Int32(x), Int32(y))
        }
    }
}
