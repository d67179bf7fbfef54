import CX11

extension XConnection {
    /// Whether requests of that many bytes can be made.
    ///
    /// Xlib notices that the server is gone when its buffer overflows in the middle of a request, and
    /// then crashes. So the buffer is emptied before it can, and once the connection is lost nothing
    /// is put into it any more.
    func canSend(_ bytes: Int = 1024) -> Bool {
        guard !isLost else { return false }
        if lozenge_free_output_bytes(display) < bytes { XFlush(display) }
        return !isLost
    }

    /// Makes a window that is never shown, for properties and events of its own.
    func makeUnseenWindow(in parent: XID) -> XID {
        XCreateWindow(display, parent, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
    }

    /// Makes requests, unless the connection is lost.
    func send(_ requests: (OpaquePointer) -> Void) {
        if canSend() { requests(display) }
    }

    /// Makes a request that names something new; 0, which is nothing, when the connection is lost.
    func create(_ request: (OpaquePointer) -> XID) -> XID {
        canSend() ? request(display) : 0
    }
}
