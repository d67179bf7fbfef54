import CBus

/// Connects to a session bus as a program of the desktop.
///
/// - Parameters:
///   - bus: The session bus.
///   - name: The name of the program on the bus.
///   - serve: Called with the connection before it has the name, so that no call is missed.
/// - Returns: A reference that the caller owns.
/// - Throws: If the bus refuses the connection.
func connect(
    to bus: SessionBus, as name: String = "org.freedesktop.portal.Desktop",
    _ serve: (OpaquePointer) -> Void
) throws -> OpaquePointer {
    let flags = GDBusConnectionFlags(
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
        let connection = g_dbus_connection_new_for_address_sync(bus.address, flags, nil, nil, nil)
    else { throw SessionBus.Unavailable(description: "The bus lets nobody in.") }
    serve(connection)
    let request = g_variant_parse(nil, "('\(name)', uint32 0)", nil, nil, nil)
    let reply = g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "RequestName", request, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    for value in [request, reply] { if let value { g_variant_unref(value) } }
    return connection
}
