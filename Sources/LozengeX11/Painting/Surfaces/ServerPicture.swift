import CX11

/// A picture on the server that is complete and freed with this object.
final class ServerPicture {
    let id: XID
    private let server: XServer

    /// Takes ownership of a picture.
    init(_ id: XID, on server: XServer) {
        self.id = id
        self.server = server
    }

    isolated deinit {
        server.send { XRenderFreePicture($0, id) }
    }
}
