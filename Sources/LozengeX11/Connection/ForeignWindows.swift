import CX11

/// The windows of other clients whose property changes and destruction this app listens to.
///
/// `XSelectInput` replaces the event mask that this client has on a window. A message from any
/// client can name a window of the app; selecting events there would silence that window for good.
/// So events of windows that a message names are selected only here.
final class ForeignWindows {
    private let server: XServer
    /// The mask of the bits that all identifiers of this client share, and the value of these bits.
    private let ownership: (mask: XID, base: XID)
    /// The number of listeners for each window.
    private(set) var listeners: [XID: Int] = [:]

    init(server: XServer) {
        self.server = server
        let connection: OpaquePointer = XGetXCBConnection(server.display)
        let setup = xcb_get_setup(connection)
        ownership = (
            mask: ~XID(setup?.pointee.resource_id_mask ?? 0),
            base: XID(setup?.pointee.resource_id_base ?? 0)
        )
    }

    /// Returns true if `window` is the identifier of a resource of this client.
    ///
    /// Source: the X protocol, "Connection Setup": a client's identifiers begin with its base.
    func isOwn(_ window: XID) -> Bool { window & ownership.mask == ownership.base }

    /// Listens to property changes and the destruction of `window`.
    ///
    /// Each call needs one call of ``stopListening(to:)``.
    ///
    /// - Returns: False for 0, for a window of this app, and for the root window, whose events are
    ///   selected for as long as the connection lasts.
    func listen(to window: XID) -> Bool {
        guard window != 0, window != server.root, !isOwn(window) else { return false }
        listeners[window, default: 0] += 1
        if listeners[window] == 1 {
            select(PropertyChangeMask | StructureNotifyMask, on: window)
        }
        return true
    }

    /// Ends one ``listen(to:)``; no effect on a window that is not listened to.
    func stopListening(to window: XID) {
        guard let count = listeners[window] else { return }
        listeners[window] = count > 1 ? count - 1 : nil
        if count == 1 { select(0, on: window) }
    }

    private func select(_ mask: Int, on window: XID) {
        // The window may be destroyed by now.
        server.send { display in
            ErrorTrap.around(display) { XSelectInput(display, window, mask) }
        }
    }
}
