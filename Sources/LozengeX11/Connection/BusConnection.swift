import CBus
import Foundation

/// Connects to a message bus and proves who the user is.
///
/// The bus library would read a line of the conversation for as long as it goes on, and a socket that
/// never ends one would fill the memory. So the conversation, a line of each, is held here, and the
/// library takes over afterwards.
///
/// Source: the D-Bus specification, "Authentication Protocol", its mechanism EXTERNAL.
nonisolated enum BusConnection {
    /// The longest line that a bus may answer with, in bytes.
    ///
    /// Source: the specification has no limit; the reference implementation's is 16 KiB.
    static let longestLine = 16 * 1024
    /// The time in seconds that a bus has for each part of its answer.
    private static let patience: UInt32 = 30

    /// Connects to the bus at `address`; waits for it.
    ///
    /// - Returns: A reference that the caller owns; `nil` without a bus, and after cancellation.
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
        // The user's number, each digit as two hexadecimal ones.
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

    /// Reads a line without its end; `nil` for one that is too long.
    ///
    /// The bus sends nothing after it until it is asked to begin.
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
