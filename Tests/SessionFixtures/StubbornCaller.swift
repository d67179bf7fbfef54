import CBus
import Synchronization

/// A program on a bus that calls without waiting, and counts what comes back.
package nonisolated final class StubbornCaller: Sendable {
    private let counts = Mutex((replies: 0, refusals: 0))
    private nonisolated(unsafe) let connection: OpaquePointer

    package var replies: Int { counts.withLock { $0.replies } }
    package var refusals: Int { counts.withLock { $0.refusals } }

    /// Connects to a bus.
    ///
    /// - Throws: If the bus refuses the connection.
    @MainActor
    package init(on bus: SessionBus) throws {
        connection = try connect(to: bus, as: "org.lozenge.StubbornCaller") { _ in }
        countMessages()
    }

    deinit {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    private func countMessages() {
        g_dbus_connection_add_filter(
            connection,
            { _, message, isIncoming, caller in
                guard let message, let caller, isIncoming != 0 else { return message }
                Unmanaged<StubbornCaller>.fromOpaque(caller).takeUnretainedValue().hear(message)
                return message
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func hear(_ message: OpaquePointer) {
        let type = g_dbus_message_get_message_type(message)
        counts.withLock { counts in
            if type == G_DBUS_MESSAGE_TYPE_METHOD_RETURN { counts.replies += 1 }
            if type == G_DBUS_MESSAGE_TYPE_ERROR { counts.refusals += 1 }
        }
    }

    /// Calls a method many times, and waits until the calls are sent.
    package func call(
        _ method: String, of interface: String, at path: String, to name: String, times: Int,
        wantsReply: Bool = true
    ) {
        for _ in 0..<times {
            let message = g_dbus_message_new_method_call(name, path, interface, method)
            if !wantsReply {
                g_dbus_message_set_flags(message, G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED)
            }
            g_dbus_connection_send_message(
                connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(message))
        }
        g_dbus_connection_flush_sync(connection, nil, nil)
    }
}
