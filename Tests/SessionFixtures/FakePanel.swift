import CBus
import Synchronization

/// A panel of the desktop that shows status items.
package final class FakePanel {
    private let connection: OpaquePointer
    private let list: ItemList

    /// - Parameters:
    ///   - bus: The session bus.
    ///   - showsItems: True if there is a host for items beside their keeper.
    /// - Throws: If the bus refuses the connection.
    package init(on bus: SessionBus, showsItems: Bool = true) throws {
        let list = ItemList(showsItems: showsItems)
        self.list = list
        connection = try connect(to: bus, as: "org.kde.StatusNotifierWatcher") {
            list.serve(on: $0)
        }
    }

    /// The names of the items that registered, in this order.
    package var items: [String] { list.state.withLock { $0.items } }

    /// The signals of items so far, each with its arguments in GVariant's text format.
    package var signals: [String] { list.state.withLock { $0.signals } }

    /// Shows items from now on.
    package func showItems() {
        list.state.withLock { $0.showsItems = true }
        g_dbus_connection_emit_signal(
            connection, nil, "/StatusNotifierWatcher", "org.kde.StatusNotifierWatcher",
            "StatusNotifierHostRegistered", nil, nil)
    }

    /// Returns the properties of the last item in GVariant's text format.
    package var properties: String? {
        call(
            "GetAll", of: "org.freedesktop.DBus.Properties", at: "/StatusNotifierItem",
            "('org.kde.StatusNotifierItem',)")
    }

    /// Returns the whole menu of the last item in GVariant's text format.
    package var menu: String? {
        call("GetLayout", of: "com.canonical.dbusmenu", at: "/MenuBar", "(0, -1, @as [])")
    }

    /// Chooses an item of the menu.
    package func choose(_ id: Int) {
        _ = call(
            "Event", of: "com.canonical.dbusmenu", at: "/MenuBar",
            "(\(id), 'clicked', <''>, uint32 0)")
    }

    /// Presses the last item.
    package func press(x: Int, y: Int) {
        _ = call(
            "Activate", of: "org.kde.StatusNotifierItem", at: "/StatusNotifierItem",
            "(\(x), \(y))")
    }

    /// Calls a method of the last item.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - interface: Its interface.
    ///   - path: The path of the object.
    ///   - arguments: The arguments, in GVariant's text format.
    /// - Returns: The reply in that format; `nil` if the call failed.
    package func call(
        _ method: String, of interface: String, at path: String, _ arguments: String
    ) -> String? {
        guard let name = items.last,
            let body = g_variant_parse(nil, arguments, nil, nil, nil)
        else { return nil }
        defer { g_variant_unref(body) }
        let reply = g_dbus_connection_call_sync(
            connection, name, path, interface, method, body, nil, G_DBUS_CALL_FLAGS_NONE, 10_000,
            nil, nil)
        guard let reply, let text = g_variant_print(reply, 0) else { return nil }
        defer {
            g_variant_unref(reply)
            g_free(text)
        }
        return String(cString: text)
    }

    // Its name and its connection are gone at once, as after a crash.
    isolated deinit {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }
}

/// The part of the panel that is called on the bus library's thread.
private nonisolated final class ItemList: Sendable {
    struct State {
        var items: [String] = []
        var signals: [String] = []
        var showsItems: Bool
    }

    let state: Mutex<State>

    init(showsItems: Bool) { state = Mutex(State(showsItems: showsItems)) }

    func serve(on connection: OpaquePointer) {
        for interface in ["org.kde.StatusNotifierItem", "com.canonical.dbusmenu"] {
            let rule = g_variant_parse(
                nil, "(\"type='signal',interface='\(interface)'\",)", nil, nil, nil)
            let reply = g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                "org.freedesktop.DBus", "AddMatch", rule, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
            for value in [rule, reply] { if let value { g_variant_unref(value) } }
        }
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, list in
                guard let connection, let message, let list, isIncoming != 0,
                    Unmanaged<ItemList>.fromOpaque(list).takeUnretainedValue()
                        .take(message, on: connection)
                else { return message }
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, Unmanaged.passRetained(self).toOpaque(),
            { list in if let list { Unmanaged<ItemList>.fromOpaque(list).release() } })
    }

    /// Takes a call for the keeper of items, or a signal of an item.
    private func take(_ message: OpaquePointer, on connection: OpaquePointer) -> Bool {
        guard let member = g_dbus_message_get_member(message).map({ String(cString: $0) }) else {
            return false
        }
        let body = g_dbus_message_get_body(message)
        let text = body.flatMap { g_variant_print($0, 0) }
        defer { g_free(text) }
        let arguments = text.map { String(cString: $0) } ?? ""
        if g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL {
            state.withLock { $0.signals.append("\(member)\(arguments)") }
            return false
        }
        switch member {
        case "RegisterStatusNotifierItem":
            let name = arguments.split(separator: "'").dropFirst().first.map(String.init)
            state.withLock { $0.items.append(name ?? "") }
            answer(message, nil, on: connection)
        case "Get":
            let showsItems = state.withLock { $0.showsItems }
            answer(message, "(<\(showsItems)>,)", on: connection)
        default: return false
        }
        return true
    }

    private func answer(_ call: OpaquePointer, _ value: String?, on connection: OpaquePointer) {
        let reply = g_dbus_message_new_method_reply(call)
        if let value, let body = g_variant_parse(nil, value, nil, nil, nil) {
            g_dbus_message_set_body(reply, body)
            g_variant_unref(body)
        }
        g_dbus_connection_send_message(
            connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
    }
}
