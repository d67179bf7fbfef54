import CXRes

@testable import LozengeX11

/// The resources of a client on the server, as the server counts them.
struct ServerHoldings {
    /// Windows, pixmaps, pictures, fonts and the like.
    let resources: Int
    /// The bytes of pixmaps, including pixmaps with no reference but a picture's.
    let pixmapBytes: Int

    /// - Parameters:
    ///   - display: The client's connection: its earlier requests are counted.
    ///   - resource: Any resource of the client.
    init(on display: OpaquePointer, of resource: UInt) {
        var (count, types) = (Int32(), UnsafeMutablePointer<XResType>?.none)
        XResQueryClientResources(display, resource, &count, &types)
        resources = UnsafeBufferPointer(start: types, count: Int(count))
            .reduce(0) { $0 + Int($1.count) }
        XFree(types)
        var bytes: UInt = 0
        XResQueryClientPixmapBytes(display, resource, &bytes)
        pixmapBytes = Int(bytes)
    }
}

extension Stage {
    /// The resources of the connection on the server.
    var holdings: ServerHoldings {
        ServerHoldings(on: connection.server.display, of: window.id)
    }
}
