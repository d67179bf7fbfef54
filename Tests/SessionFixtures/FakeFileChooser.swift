import CBus
import Foundation
import Synchronization

/// A portal for files that answers as a test says.
package final class FakeFileChooser {
    private let connection: OpaquePointer
    private let desk: Desk

    /// A call that has arrived.
    package nonisolated struct Call: Equatable, Sendable {
        package let method: String
        /// The arguments in GVariant's text format.
        package let arguments: String
    }

    /// - Parameters:
    ///   - bus: The session bus.
    ///   - isDeaf: True for a portal that answers no call.
    /// - Throws: If the bus refuses the connection.
    package init(on bus: SessionBus, isDeaf: Bool = false) throws {
        let desk = Desk(isDeaf: isDeaf)
        self.desk = desk
        connection = try connect(to: bus) { desk.serve(on: $0) }
    }

    /// The calls so far.
    package var calls: [Call] { desk.state.withLock { $0.calls } }

    /// Sends the user's answer to the last question.
    ///
    /// - Parameters:
    ///   - code: 0 for chosen files, 1 for a cancelled dialog.
    ///   - files: The addresses of the files.
    package func answer(_ code: UInt32, _ files: [String] = []) {
        let list = files.map { "'\($0)'" }.joined(separator: ", ")
        let body = g_variant_parse(
            nil, "(uint32 \(code), {'uris': <@as [\(list)]>})", nil, nil, nil)
        g_dbus_connection_emit_signal(
            connection, nil, desk.state.withLock { $0.handle },
            "org.freedesktop.portal.Request", "Response", body, nil)
        if let body { g_variant_unref(body) }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }
}

/// The part of the portal that is called on the bus library's thread.
private nonisolated final class Desk: Sendable {
    struct State {
        var calls: [FakeFileChooser.Call] = []
        var handle = ""
    }

    let state = Mutex(State())
    private let isDeaf: Bool

    init(isDeaf: Bool) { self.isDeaf = isDeaf }

    func serve(on connection: OpaquePointer) {
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, desk in
                guard let connection, let message, let desk, isIncoming != 0,
                    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
                    Unmanaged<Desk>.fromOpaque(desk).takeUnretainedValue()
                        .take(message, on: connection)
                else { return message }
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, Unmanaged.passRetained(self).toOpaque(),
            { desk in if let desk { Unmanaged<Desk>.fromOpaque(desk).release() } })
    }

    /// Takes a call for a file chooser, and replies to it.
    private func take(_ message: OpaquePointer, on connection: OpaquePointer) -> Bool {
        guard let member = g_dbus_message_get_member(message).map({ String(cString: $0) }),
            ["OpenFile", "SaveFile", "Close"].contains(member),
            let sender = g_dbus_message_get_sender(message).map({ String(cString: $0) })
        else { return false }
        let body = g_dbus_message_get_body(message)
        let text = body.flatMap { g_variant_print($0, 1) }
        defer { g_free(text) }
        let arguments = text.map { String(cString: $0) } ?? ""
        state.withLock { $0.calls.append(.init(method: member, arguments: arguments)) }
        guard !isDeaf, member != "Close", let options = body else { return true }
        let dictionary = g_variant_get_child_value(options, 2)
        defer { g_variant_unref(dictionary) }
        let value = g_variant_lookup_value(dictionary, "handle_token", nil)
        let token =
            value.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) } ?? ""
        if let value { g_variant_unref(value) }
        let name = sender.dropFirst().replacing(".", with: "_")
        let handle = "/org/freedesktop/portal/desktop/request/\(name)/\(token)"
        state.withLock { $0.handle = handle }
        let reply = g_dbus_message_new_method_reply(message)
        if let body = g_variant_parse(nil, "(objectpath '\(handle)',)", nil, nil, nil) {
            g_dbus_message_set_body(reply, body)
            g_variant_unref(body)
        }
        g_dbus_connection_send_message(
            connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
        return true
    }
}
