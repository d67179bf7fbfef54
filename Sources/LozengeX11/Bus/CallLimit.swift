import CBus
import Synchronization

/// A limit on the unanswered calls of each program on a bus.
///
/// Without it a program that calls and never reads fills the memory, and other programs wait behind it. A call counts
/// from its arrival until its reply is written to the socket, or until it is done if it wants no reply. The calls
/// beyond the limit are answered with an error; those beyond twice the limit are dropped, since the bus then takes no
/// replies either.
///
/// Source: `docs/accessibility.md`, BUS-12.
nonisolated final class CallLimit: Sendable {
    /// The number of calls of one program that are answered at a time.
    ///
    /// A screen reader has one call open, a program that asks for many things at once some dozens. A reply with all
    /// elements of a window takes some 200 kB until it is written.
    static let most = 200

    /// The numbers of unanswered calls, by the unique names of the callers.
    private let open = Mutex<[String: Int]>([:])

    /// Applies the limit to the calls that arrive by `connection`, until its end.
    func apply(to connection: OpaquePointer) {
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, held in
                guard let connection, let message, let held else { return message }
                let limit = Held<CallLimit>.value(at: held)
                if isIncoming == 0 {
                    limit.noteReply(message)
                } else if !limit.admits(message, on: connection) {
                    g_object_unref(UnsafeMutableRawPointer(message))
                    return nil
                }
                return message
            }, Held.pointer(to: self), { Held<CallLimit>.release($0) })
    }

    /// Notes a message that arrives; false if it is not to be handled.
    private func admits(_ message: OpaquePointer, on connection: OpaquePointer) -> Bool {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let caller = g_dbus_message_get_sender(message).map({ String(cString: $0) })
        else { return true }
        let wantsReply =
            g_dbus_message_get_flags(message).rawValue
            & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0
        let count = open.withLock { open in
            let count = open[caller, default: 0] + 1
            let isNoted = count <= Self.most || wantsReply && count <= 2 * Self.most
            if isNoted { open[caller] = count }
            return count
        }
        if count <= Self.most {
            if !wantsReply { noteEnd(of: message, from: caller) }
            return true
        }
        if wantsReply, count <= 2 * Self.most {
            let refusal = g_dbus_message_new_method_error_literal(
                message, "org.freedesktop.DBus.Error.LimitsExceeded",
                "More than \(Self.most) calls wait for their replies.")
            g_dbus_connection_send_message(
                connection, refusal, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(refusal))
        }
        return false
    }

    /// Notes a reply that is about to be written.
    private func noteReply(_ message: OpaquePointer) {
        let type = g_dbus_message_get_message_type(message)
        guard type == G_DBUS_MESSAGE_TYPE_METHOD_RETURN || type == G_DBUS_MESSAGE_TYPE_ERROR,
            let caller = g_dbus_message_get_destination(message)
        else { return }
        close(String(cString: caller))
    }

    /// Closes a call without a reply when the library has released its message.
    private func noteEnd(of message: OpaquePointer, from caller: String) {
        let end: @Sendable () -> Void = { [self] in close(caller) }
        g_object_set_data_full(
            UnsafeMutableRawPointer(message).assumingMemoryBound(to: GObject.self), "lozenge-call",
            Held.pointer(to: end),
            { end in if let end { Held<@Sendable () -> Void>.take(end)() } })
    }

    private func close(_ caller: String) {
        open.withLock { open in
            guard let count = open[caller] else { return }
            open[caller] = count > 1 ? count - 1 : nil
        }
    }
}
