import CBus
import Foundation
import LozengeCore
import Synchronization

/// A connection to a message bus on which several parts of the app ask and listen, without a thread of its own.
///
/// No call waits for the bus. A thread connects, which can take arbitrarily long, and ends. Messages then arrive in
/// order on the bus library's thread.
nonisolated final class BusListener: Sendable {
    /// A call of a method of another program, whose reply arrives like any other message, if at all.
    struct Call: Sendable {
        let method: String
        let interface: String
        let path: String
        let name: String
        /// The arguments in GVariant's text format.
        let arguments: String
        /// True if the bus may start the program.
        var startsProgram = false

        /// The call that lets the bus pass on signals.
        static func match(_ rule: String) -> Call {
            Call(
                method: "AddMatch", interface: "org.freedesktop.DBus",
                path: "/org/freedesktop/DBus", name: "org.freedesktop.DBus",
                arguments: "(\"\(rule)\",)")
        }
    }

    /// A message of the bus.
    enum Message {
        /// The reply to a call of the same part; without values if it failed.
        case reply(to: String, BusValue?)
        case signal(_ interface: String, _ member: String, path: String, BusValue?)
    }

    /// A part of the app that listens.
    struct Part: Sendable {
        /// The first calls, in order.
        let calls: [Call]
        /// Hears the replies to its calls and all signals, on the bus library's thread; returns further calls.
        let hear: @Sendable (Message) -> [Call]
    }

    private let parts: [Part]
    private nonisolated(unsafe) let cancellable = g_cancellable_new()
    private let state = Mutex(State())

    private struct State {
        nonisolated(unsafe) var connection: OpaquePointer?
        var isStopped = false
        /// The calls without a reply, by their serial numbers.
        var pending: [UInt32: (part: Int, method: String)] = [:]
    }

    /// Creates the listener; ``connect(to:)`` connects it.
    init(_ parts: [Part]) { self.parts = parts }

    deinit { g_object_unref(UnsafeMutableRawPointer(cancellable)) }

    /// Connects to the bus on a thread, and sends the first calls.
    func connect(to address: String) {
        detachThread { [self] in
            guard let connection = BusConnection.open(address, cancellable) else { return }
            // `stop()` releases another reference than this one.
            defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
            g_dbus_connection_set_exit_on_close(connection, 0)
            let isWanted = state.withLock { state in
                if !state.isStopped {
                    g_object_ref(UnsafeMutableRawPointer(connection))
                    state.connection = connection
                }
                return !state.isStopped
            }
            guard isWanted else { return }
            g_dbus_connection_add_filter(
                connection,
                { connection, message, isIncoming, listener in
                    if let connection, let message, let listener, isIncoming != 0 {
                        Unmanaged<BusListener>.fromOpaque(listener).takeUnretainedValue()
                            .hear(message, on: connection)
                    }
                    return message
                }, Unmanaged.passRetained(self).toOpaque(),
                { listener in
                    if let listener { Unmanaged<BusListener>.fromOpaque(listener).release() }
                })
            for (number, part) in parts.enumerated() {
                for call in part.calls { send(call, of: number, on: connection) }
            }
        }
    }

    private func send(_ call: Call, of part: Int, on connection: OpaquePointer) {
        let message = g_dbus_message_new_method_call(
            call.name, call.path, call.interface, call.method)
        defer { g_object_unref(UnsafeMutableRawPointer(message)) }
        if !call.startsProgram {
            g_dbus_message_set_flags(message, G_DBUS_MESSAGE_FLAGS_NO_AUTO_START)
        }
        if let body = BusValue(call.arguments) {
            body.withPointer { g_dbus_message_set_body(message, $0) }
        }
        // The reply may arrive before the call returns: its number is noted under the lock.
        state.withLock { state in
            var serial: guint32 = 0
            g_dbus_connection_send_message(
                connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &serial, nil)
            state.pending[serial] = (part, call.method)
        }
    }

    private func hear(_ message: OpaquePointer, on connection: OpaquePointer) {
        let kind = g_dbus_message_get_message_type(message)
        switch kind {
        case G_DBUS_MESSAGE_TYPE_METHOD_RETURN, G_DBUS_MESSAGE_TYPE_ERROR:
            let serial = g_dbus_message_get_reply_serial(message)
            guard let call = state.withLock({ $0.pending.removeValue(forKey: serial) }) else {
                return
            }
            let body =
                kind == G_DBUS_MESSAGE_TYPE_ERROR ? nil : BusValue(bodyOf: message)
            tell(.reply(to: call.method, body), to: call.part, connection)
        case G_DBUS_MESSAGE_TYPE_SIGNAL:
            func text(_ value: UnsafePointer<CChar>?) -> String {
                value.map { String(cString: $0) } ?? ""
            }
            let signal = Message.signal(
                text(g_dbus_message_get_interface(message)),
                text(g_dbus_message_get_member(message)),
                path: text(g_dbus_message_get_path(message)), BusValue(bodyOf: message))
            for part in parts.indices { tell(signal, to: part, connection) }
        default: break
        }
    }

    private func tell(_ message: Message, to part: Int, _ connection: OpaquePointer) {
        for call in parts[part].hear(message) { send(call, of: part, on: connection) }
    }

    /// Cancels the connection and releases it.
    func stop() {
        g_cancellable_cancel(cancellable)
        let connection = state.withLock { state in
            state.isStopped = true
            defer { state.connection = nil }
            return UnsafeMutableRawPointer(state.connection)
        }
        // Releasing the last reference closes the connection, which releases this listener.
        if let connection { g_object_unref(connection) }
    }
}

/// Calls `body` on the main actor, later.
nonisolated func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}
