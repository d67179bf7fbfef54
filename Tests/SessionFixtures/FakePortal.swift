import CBus
import Foundation

/// A settings portal with the settings of a test.
package final class FakePortal {
    private let connection: OpaquePointer

    /// - Parameters:
    ///   - bus: The session bus.
    ///   - settings: The appearance settings, in GVariant's text format.
    /// - Throws: If the bus refuses the connection.
    package init(on bus: SessionBus, _ settings: String) throws {
        let answer = PortalAnswer("({'org.freedesktop.appearance': @a{sv} {\(settings)}},)")
        connection = try connect(to: bus) { answer.serve(on: $0) }
    }

    /// Signals that a setting has another value, in GVariant's text format.
    package func announce(
        _ key: String, _ value: String, in namespace: String = "org.freedesktop.appearance"
    ) {
        let body = g_variant_parse(
            nil, "('\(namespace)', '\(key)', <\(value)>)", nil, nil, nil)
        g_dbus_connection_emit_signal(
            connection, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
            "SettingChanged", body, nil)
        if let body { g_variant_unref(body) }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }
}

/// Returns the portal's reply to ReadAll; called on the bus library's thread.
private nonisolated final class PortalAnswer: Sendable {
    private let text: String

    package init(_ text: String) { self.text = text }

    package func serve(on connection: OpaquePointer) {
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, answer in
                guard let connection, let message, let answer, isIncoming != 0,
                    g_dbus_message_get_member(message).map({ String(cString: $0) }) == "ReadAll"
                else { return message }
                Unmanaged<PortalAnswer>.fromOpaque(answer).takeUnretainedValue()
                    .answer(message, on: connection)
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, Unmanaged.passRetained(self).toOpaque(),
            { answer in if let answer { Unmanaged<PortalAnswer>.fromOpaque(answer).release() } })
    }

    private func answer(_ question: OpaquePointer, on connection: OpaquePointer) {
        let reply = g_dbus_message_new_method_reply(question)
        if let body = g_variant_parse(nil, text, nil, nil, nil) {
            g_dbus_message_set_body(reply, body)
            g_variant_unref(body)
        }
        g_dbus_connection_send_message(
            connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
    }
}
