import CX11
import Glibc

/// What is asked of the server before anybody needs to know it.
///
/// Xlib waits for every answer. Over a slow connection that is what a start takes, so whatever can be
/// is asked at once, and has been answered by the time of the first wait for something else.
struct EarlyQuestions {
    private let connection: OpaquePointer
    private let names: [(XAtoms.Name, xcb_intern_atom_cookie_t)]
    private let sync: xcb_query_extension_cookie_t

    /// Asks; the settings manager's selection is that of the screen with the number `screen`.
    init(display: OpaquePointer, screen: Int32) {
        let connection: OpaquePointer = XGetXCBConnection(display)
        names = XAtoms.Name.allCases.map { name in
            let string = name == .xsettingsSelection ? "\(name.rawValue)\(screen)" : name.rawValue
            return (name, xcb_intern_atom(connection, 0, UInt16(string.utf8.count), string))
        }
        sync = xcb_query_extension(connection, 4, "SYNC")
        self.connection = connection
    }

    /// The numbers of all names; none when the connection was lost meanwhile.
    func atoms() -> XAtoms {
        var atoms: [String: Atom] = [:]
        for (name, cookie) in names {
            guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { continue }
            atoms[name.rawValue] = Atom(reply.pointee.atom)
            free(reply)
        }
        return XAtoms(atoms)
    }

    /// What requests of SYNC begin with; `nil` where the server does not have it.
    func syncOpcode() -> UInt8? {
        guard let reply = xcb_query_extension_reply(connection, sync, nil) else { return nil }
        defer { free(reply) }
        return reply.pointee.present != 0 ? reply.pointee.major_opcode : nil
    }
}
