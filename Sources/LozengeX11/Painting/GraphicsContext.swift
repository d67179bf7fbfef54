import CX11

/// The settings of core drawing requests, for one depth.
final class GraphicsContext {
    let id: GC?
    private let connection: XConnection

    init(connection: XConnection, drawable: XID) {
        self.connection = connection
        var values = XGCValues()
        // Otherwise every copy sends an event that it lacked nothing.
        values.graphics_exposures = False
        id =
            connection.canSend()
            ? XCreateGC(connection.display, drawable, UInt(GCGraphicsExposures), &values) : nil
    }

    isolated deinit {
        connection.send { XFreeGC($0, id) }
    }
}
