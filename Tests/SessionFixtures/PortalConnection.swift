import CBus

/// Connects to a session bus as the portal of the desktop.
///
/// - Parameters:
///   - bus: The session bus.
///   - serve: Called with the connection before it has the portal's name, so that no call is missed.
/// - Returns: A reference that the caller owns.
/// - Throws: If the bus refuses the connection.
func connectAsPortal(
    to bus: SessionBus, _ serve: (OpaquePointer) -> Void
) throws -> OpaquePointer {
    let flags = GDBusConnectionFlags(
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
        let connection = g_dbus_connection_new_for_address_sync(bus.address, flags, nil, nil, nil)
    else { throw SessionBus.Unavailable(description: "The bus lets nobody in.") }
    serve(connection)
    let name = g_variant_parse(
        nil, "('org.freedesktop.portal.Desktop', uint32 0)", nil, nil, nil)
    let reply = g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "RequestName", name, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    for value in [name, reply] { if let value { g_variant_unref(value) } }
    return connection
}
