import CX11

/// A picture on the server that nothing draws into any more.
final class ServerPicture {
    let id: XID
    private let connection: XConnection

    /// Takes over a picture.
    init(_ id: XID, on connection: XConnection) {
        self.id = id
        self.connection = connection
    }

    isolated deinit {
        connection.send { XRenderFreePicture($0, id) }
    }
}
