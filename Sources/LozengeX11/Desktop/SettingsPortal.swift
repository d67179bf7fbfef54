import CBus
import Foundation
import LozengeCore
import Synchronization

/// A listener to the appearance settings of the desktop's settings portal.
///
/// No call waits for the portal. A thread connects to the bus, which can take arbitrarily long.
/// Messages then arrive in order on the bus library's thread and are passed to the main queue. If
/// the bus goes away, the last values stay.
final class SettingsPortal {
    private let listener: PortalListener

    /// Starts to connect to the bus.
    ///
    /// - Parameters:
    ///   - address: The address of the session bus.
    ///   - onChange: Called with the new values on each change.
    init(bus address: String, onChange: @escaping @MainActor (PortalAppearance) -> Void) {
        let listener = PortalListener(onChange)
        self.listener = listener
        detachThread { listener.connect(to: address) }
    }

    isolated deinit { listener.stop() }
}

/// The part of the listener that the bus library calls, on any thread.
private nonisolated final class PortalListener: Sendable {
    private let onChange: @MainActor (PortalAppearance) -> Void
    private nonisolated(unsafe) let cancellable = g_cancellable_new()
    private let state = Mutex(State())

    private struct State {
        var appearance = PortalAppearance()
        nonisolated(unsafe) var connection: OpaquePointer?
        var isStopped = false
        /// True from a change until the main queue reads it; several changes are passed on as one.
        var isAnnounced = false
    }

    init(_ onChange: @escaping @MainActor (PortalAppearance) -> Void) { self.onChange = onChange }

    deinit { g_object_unref(UnsafeMutableRawPointer(cancellable)) }

    /// Connects to the bus and sends the requests to the portal.
    ///
    /// Can block for arbitrarily long.
    func connect(to address: String) {
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
            { _, message, isIncoming, listener in
                if let message, let listener, isIncoming != 0 {
                    Unmanaged<PortalListener>.fromOpaque(listener).takeUnretainedValue()
                        .hear(message)
                }
                return message
            }, Unmanaged.passRetained(self).toOpaque(),
            { listener in
                if let listener { Unmanaged<PortalListener>.fromOpaque(listener).release() }
            })
        // The signal is subscribed before the values are read, so no change in between is missed.
        send(
            "AddMatch", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
            to: "org.freedesktop.DBus", "(\"\(rule)\",)", on: connection)
        send(
            "ReadAll", of: interface, at: path, to: name, "(['\(PortalAppearance.namespace)'],)",
            on: connection)
    }

    private var name: String { "org.freedesktop.portal.Desktop" }
    private var path: String { "/org/freedesktop/portal/desktop" }
    private var interface: String { "org.freedesktop.portal.Settings" }

    /// The match rule for messages that the bus passes on.
    private var rule: String {
        "type='signal',sender='\(name)',path='\(path)',interface='\(interface)',"
            + "arg0='\(PortalAppearance.namespace)'"
    }

    /// Sends a method call.
    ///
    /// Its reply arrives like any other message, if at all.
    private func send(
        _ method: String, of interface: String, at path: String, to name: String, _ body: String,
        on connection: OpaquePointer
    ) {
        let message = g_dbus_message_new_method_call(name, path, interface, method)
        if let body = BusValue(body) { body.withPointer { g_dbus_message_set_body(message, $0) } }
        g_dbus_connection_send_message(
            connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(message))
    }

    private func hear(_ message: OpaquePointer) {
        switch g_dbus_message_get_message_type(message) {
        case G_DBUS_MESSAGE_TYPE_METHOD_RETURN: break
        case G_DBUS_MESSAGE_TYPE_SIGNAL
        where g_dbus_message_get_member(message).map { String(cString: $0) } == "SettingChanged":
            break
        default: return
        }
        guard let body = BusValue(bodyOf: message) else { return }
        let isNew = state.withLock { state in
            let old = state.appearance
            state.appearance.update(with: body)
            guard state.appearance != old, !state.isAnnounced else { return false }
            state.isAnnounced = true
            return true
        }
        guard isNew else { return }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { onChange(announcedAppearance()) }
        }
    }

    private func announcedAppearance() -> PortalAppearance {
        state.withLock { state in
            state.isAnnounced = false
            return state.appearance
        }
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
