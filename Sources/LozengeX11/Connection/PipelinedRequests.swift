import CX11
import Glibc

/// Requests that are sent at startup before their replies are needed.
///
/// Xlib waits for the reply to each request, so on a slow connection a start takes one round trip for
/// each. These requests are sent together and are answered by the time of the first wait for another
/// reply.
struct PipelinedRequests {
    private let connection: OpaquePointer
    private let names: [(XAtoms.Name, xcb_intern_atom_cookie_t)]
    private let sync: ExtensionQuery

    /// Sends the requests.
    ///
    /// - Parameters:
    ///   - display: The open display.
    ///   - screen: The number of the screen, which is part of the name of the settings selection.
    init(display: OpaquePointer, screen: Int32) {
        let connection: OpaquePointer = XGetXCBConnection(display)
        names = XAtoms.Name.allCases.map { name in
            let string = name == .xsettingsSelection ? "\(name.rawValue)\(screen)" : name.rawValue
            return (name, xcb_intern_atom(connection, 0, UInt16(string.utf8.count), string))
        }
        sync = ExtensionQuery("SYNC", on: display)
        self.connection = connection
    }

    /// Returns the atoms of all names; none if the connection was lost meanwhile.
    func atoms() -> XAtoms {
        var atoms: [String: Atom] = [:]
        for (name, cookie) in names {
            guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { continue }
            atoms[name.rawValue] = Atom(reply.pointee.atom)
            free(reply)
        }
        return XAtoms(atoms)
    }

    /// Returns the major opcode of the SYNC extension; `nil` if the server does not have it.
    func syncOpcode() -> UInt8? { sync.opcode() }

    /// A request for the owner of the settings selection.
    struct SelectionOwner {
        private let connection: OpaquePointer
        private let cookie: xcb_get_selection_owner_cookie_t

        /// Sends the request.
        ///
        /// Selects events of the root window first: a new owner announces itself there.
        init(of selection: Atom, display: OpaquePointer, root: XID) {
            XSelectInput(display, root, PropertyChangeMask | StructureNotifyMask)
            connection = XGetXCBConnection(display)
            cookie = xcb_get_selection_owner(connection, UInt32(selection))
        }

        /// Waits for the reply and returns the owner's window; 0 if there is none.
        func window() -> XID {
            guard let reply = xcb_get_selection_owner_reply(connection, cookie, nil) else {
                return 0
            }
            defer { free(reply) }
            return XID(reply.pointee.owner)
        }
    }
}

/// A request for the number of an extension.
///
/// Xlib's own, `XQueryExtension`, returns what happens to be in memory if the connection is lost before the reply.
struct ExtensionQuery {
    private let connection: OpaquePointer
    private let cookie: xcb_query_extension_cookie_t

    /// Sends the request.
    init(_ name: String, on display: OpaquePointer) {
        connection = XGetXCBConnection(display)
        cookie = xcb_query_extension(connection, UInt16(name.utf8.count), name)
    }

    /// Waits for the reply and returns the major opcode; `nil` if the server does not have the extension, or is gone.
    func opcode() -> UInt8? {
        guard let reply = xcb_query_extension_reply(connection, cookie, nil) else { return nil }
        defer { free(reply) }
        return reply.pointee.present != 0 ? reply.pointee.major_opcode : nil
    }
}
