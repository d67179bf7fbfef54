import CX11

/// Copies pixels between surfaces of the window's depth.
final class SurfaceCopies {
    private let connection: XConnection
    private let context: GraphicsContext

    /// Prepares for copies between drawables of the depth that `drawable` has.
    init(connection: XConnection, drawable: XID) {
        self.connection = connection
        context = GraphicsContext(connection: connection, drawable: drawable)
    }

    /// Copies a part of `surface` to a place in another drawable.
    func copyPixels(_ rect: PixelRect, of surface: Surface, to drawable: XID, x: Int, y: Int) {
        connection.send { display in
            XCopyArea(
                display, surface.pixmap, drawable, context.id,
                Int32(rect.minX - surface.originX), Int32(rect.minY - surface.originY),
                UInt32(rect.width), UInt32(rect.height), Int32(x), Int32(y))
        }
    }
}
