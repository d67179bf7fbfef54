import CX11

/// An X graphics context for drawables of one depth.
final class XGraphicsContext {
    let id: GC?
    private let server: XServer

    init(server: XServer, drawable: XID) {
        self.server = server
        var values = XGCValues()
        // Otherwise each copy causes a NoExpose event.
        values.graphics_exposures = False
        id =
            server.canSend()
            ? XCreateGC(server.display, drawable, UInt(GCGraphicsExposures), &values) : nil
    }

    isolated deinit {
        server.send { XFreeGC($0, id) }
    }
}
