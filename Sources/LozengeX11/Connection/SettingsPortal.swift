import CBus
import Foundation
import LozengeCore
import Synchronization

/// Asks the desktop's settings portal how things are to look, and hears when that changes.
///
/// Nobody waits for it. Connecting may take for ever and has a thread of its own; then everything
/// comes on the bus library's thread, in its order, and is handed to the main queue. When the bus
/// goes away, what was said last holds.
final class SettingsPortal {
    private let listener: PortalListener

    /// - Parameters:
    ///   - address: That of the session bus.
    ///   - onChange: Called with what the portal says, whenever that changes.
    init(bus address: String, onChange: @escaping @MainActor (PortalAppearance) -> Void) {
        let listener = PortalListener(onChange)
        self.listener = listener
        detachThread { listener.connect(to: address) }
    }

    isolated deinit { listener.stop() }
}

/// The end of the bus that is the bus library's to call, on whichever thread.
private nonisolated final class PortalListener: Sendable {
    private let onChange: @MainActor (PortalAppearance) -> Void
    private nonisolated(unsafe) let cancellable = g_cancellable_new()
    private let state = Mutex(State())

    private struct State {
        var appearance = PortalAppearance()
        nonisolated(unsafe) var connection: OpaquePointer?
        var isStopped = false
        /// True from a change until the main queue has taken it: of many changes it takes the last.
        var isAnnounced = false
    }

    init(_ onChange: @escaping @MainActor (PortalAppearance) -> Void) { self.onChange = onChange }

    deinit { g_object_unref(UnsafeMutableRawPointer(cancellable)) }

    /// Connects to the bus, which may take for ever, and asks the portal.
    func connect(to address: String) {
        guard let connection = BusConnection.open(address, cancellable) else { return }
        // Whoever stops this meanwhile lets go of another reference than this one.
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
        // Heard of before it is asked for: nothing that changes in between is missed.
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

    /// Which messages the bus is to pass on.
    private var rule: String {
        "type='signal',sender='\(name)',path='\(path)',interface='\(interface)',"
            + "arg0='\(PortalAppearance.namespace)'"
    }

    /// Sends a call whose answer comes like any other message, if ever.
    private func send(
        _ method: String, of interface: String, at path: String, to name: String, _ body: String,
        on connection: OpaquePointer
    ) {
        let message = g_dbus_message_new_method_call(name, path, interface, method)
        if let body = BusValue(body) { g_dbus_message_set_body(message, body.pointer) }
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
            state.appearance.take(body)
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

    /// Lets go of the bus.
    func stop() {
        g_cancellable_cancel(cancellable)
        let connection = state.withLock { state in
            state.isStopped = true
            defer { state.connection = nil }
            return UnsafeMutableRawPointer(state.connection)
        }
        // The last reference: the connection is closed, and lets go of this.
        if let connection { g_object_unref(connection) }
    }
}
