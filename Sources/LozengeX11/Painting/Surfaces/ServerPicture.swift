import CX11
import LozengeCore

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

    /// Makes it a source without end.
    ///
    /// - Parameters:
    ///   - transform: The transform from its pixels to those of a target.
    ///   - repetition: What is beyond its edges: `RepeatPad` or `RepeatNormal`.
    ///   - filter: The filter between its pixels.
    func spread(under transform: CGAffineTransform, repetition: Int32, filter: String) {
        var attributes = XRenderPictureAttributes()
        attributes.repeat = repetition
        var matrix = XTransform(transform.inverted())
        server.send { display in
            XRenderChangePicture(display, id, UInt(CPRepeat), &attributes)
            XRenderSetPictureTransform(display, id, &matrix)
            XRenderSetPictureFilter(display, id, filter, nil, 0)
        }
    }
}
