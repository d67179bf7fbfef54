import CBus
import Foundation

/// The connection to a message bus, with the user's authentication.
///
/// The bus library reads lines of any length: a socket that never ends a line would fill the
/// memory. So the authentication is done here with a limit, and the library takes over afterwards.
///
/// Source: the D-Bus specification, "Authentication Protocol", its mechanism EXTERNAL.
nonisolated enum BusConnection {
    /// The maximum length of a line in the bus's answer, in bytes.
    ///
    /// Source: the reference implementation's limit; the specification has none.
    static let longestLine = 16 * 1024
    /// The time limit for each part of the bus's answer, in seconds.
    private static let patience: UInt32 = 30

    /// Connects to the bus at `address`.
    ///
    /// Blocks until the bus answers.
    ///
    /// - Returns: A reference that the caller owns; `nil` if there is no bus, and after
    ///   cancellation.
    static func open(
        _ address: String, _ cancellable: UnsafeMutablePointer<GCancellable>?
    ) -> OpaquePointer? {
        guard let stream = g_dbus_address_get_stream_sync(address, nil, cancellable, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        let isSocket = g_type_check_instance_is_a(
            UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GTypeInstance.self),
            g_socket_connection_get_type())
        guard isSocket != 0 else { return nil }
        let connection = UnsafeMutableRawPointer(stream)
            .assumingMemoryBound(to: GSocketConnection.self)
        guard let socket = g_socket_connection_get_socket(connection) else { return nil }
        g_socket_set_timeout(socket, patience)
        guard authenticate(on: socket, cancellable) else { return nil }
        g_socket_set_timeout(socket, 0)
        return g_dbus_connection_new_sync(
            stream, nil, G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, nil, cancellable, nil)
    }

    private static func authenticate(
        on socket: UnsafeMutablePointer<GSocket>, _ cancellable: UnsafeMutablePointer<GCancellable>?
    ) -> Bool {
        // The user id; each digit is sent as two hexadecimal digits.
        let user = "\(getuid())".utf8.map { String($0, radix: 16) }.joined()
        return send("\0AUTH EXTERNAL \(user)\r\n", on: socket, cancellable)
            && line(from: socket, cancellable)?.hasPrefix("OK ") == true
            && send("BEGIN\r\n", on: socket, cancellable)
    }

    private static func send(
        _ text: String, on socket: UnsafeMutablePointer<GSocket>,
        _ cancellable: UnsafeMutablePointer<GCancellable>?
    ) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    g_socket_send(socket, $0.baseAddress, gsize($0.count), cancellable, nil)
                }
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads a line and removes its end; `nil` if the line is too long.
    ///
    /// Reads no further data: the bus sends none before the `BEGIN` command.
    private static func line(
        from socket: UnsafeMutablePointer<GSocket>,
        _ cancellable: UnsafeMutablePointer<GCancellable>?
    ) -> String? {
        var line: [UInt8] = []
        var part = [CChar](repeating: 0, count: 256)
        while line.count <= longestLine {
            let count = g_socket_receive(socket, &part, gsize(part.count), cancellable, nil)
            guard count > 0 else { return nil }
            line += part.prefix(count).map { UInt8(bitPattern: $0) }
            if line.suffix(2) == [0x0D, 0x0A] {
                return String(decoding: line.dropLast(2), as: UTF8.self)
            }
        }
        return nil
    }
}
