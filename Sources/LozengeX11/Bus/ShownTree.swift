import CBus

/// The objects of a ``BusService/Tree`` while the bus library shows them.
nonisolated final class ShownTree: Sendable {
    private let tree: BusService.Tree
    /// The interfaces by their names; the library counts their references with atomic operations.
    private nonisolated(unsafe) let interfaces: [String: UnsafeMutablePointer<GDBusInterfaceInfo>]
    /// The functions that answer, at an address that stays the same.
    private nonisolated(unsafe) let table: UnsafeMutablePointer<GDBusInterfaceVTable>

    init(_ tree: BusService.Tree) {
        self.tree = tree
        var interfaces: [String: UnsafeMutablePointer<GDBusInterfaceInfo>] = [:]
        for description in tree.interfaces {
            guard let node = g_dbus_node_info_new_for_xml(description, nil) else { continue }
            defer { g_dbus_node_info_unref(node) }
            guard let interface = node.pointee.interfaces.pointee else { continue }
            g_dbus_interface_info_cache_build(interface)
            interfaces[String(cString: interface.pointee.name)] =
                g_dbus_interface_info_ref(interface)
        }
        self.interfaces = interfaces
        table = .allocate(capacity: 1)
        table.initialize(to: Self.answers)
    }

    deinit {
        for interface in interfaces.values {
            g_dbus_interface_info_cache_release(interface)
            g_dbus_interface_info_unref(interface)
        }
        table.deinitialize(count: 1)
        table.deallocate()
    }

    /// Shows the objects.
    ///
    /// - Returns: The number by which they are removed; 0 if the path is taken.
    func register(on connection: OpaquePointer) -> guint {
        var functions = GDBusSubtreeVTable()
        // Objects are reached through each other; there may be thousands.
        functions.enumerate = { _, _, _, _ in nil }
        functions.introspect = { _, _, _, object, shown in
            guard let object, let shown else { return nil }
            return Held<ShownTree>.value(at: shown).infos(of: String(cString: object))
        }
        functions.dispatch = { _, _, _, _, _, data, shown in
            guard let shown else { return nil }
            data?.pointee = shown
            return UnsafePointer(Held<ShownTree>.value(at: shown).table)
        }
        // The bus library copies the functions.
        return g_dbus_connection_register_subtree(
            connection, tree.path, &functions,
            G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
            Held.pointer(to: self), { Held<ShownTree>.release($0) }, nil)
    }

    /// Returns the interfaces of an object as a list that the library frees, with nil at its end.
    private func infos(
        of object: String
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
        guard let names = tree.list(object) else { return nil }
        let found = names.compactMap { interfaces[$0] }
        typealias Info = UnsafeMutablePointer<GDBusInterfaceInfo>?
        let size = gsize((found.count + 1) * MemoryLayout<Info>.stride)
        let list = g_malloc0(size).bindMemory(to: Info.self, capacity: found.count + 1)
        for (index, interface) in found.enumerated() {
            list[index] = g_dbus_interface_info_ref(interface)
        }
        return list
    }

    private static var answers: GDBusInterfaceVTable {
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, path, interface, method, arguments, invocation, shown in
            guard let path, let interface, let method, let arguments, let invocation, let shown
            else { return }
            let tree = Held<ShownTree>.value(at: shown).tree
            let reply = tree.call(
                ShownTree.name(ofObjectAt: path), String(cString: interface),
                String(cString: method),
                BusValue(owned: g_variant_ref(arguments)))
            if let reply {
                reply.withPointer { g_dbus_method_invocation_return_value(invocation, $0) }
            } else {
                g_dbus_method_invocation_return_dbus_error(
                    invocation, "org.freedesktop.DBus.Error.InvalidArgs",
                    "Invalid arguments, or the object is gone.")
            }
        }
        table.get_property = { _, _, path, interface, name, error, shown in
            guard let path, let interface, let name, let shown else { return nil }
            let tree = Held<ShownTree>.value(at: shown).tree
            let value = tree.property(
                ShownTree.name(ofObjectAt: path), String(cString: interface),
                String(cString: name))
            if let value { return value.withPointer { g_variant_ref($0) } }
            g_set_error_literal(
                error, g_dbus_error_quark(), gint(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
                "The object is gone.")
            return nil
        }
        table.set_property = { _, _, path, interface, name, value, error, shown in
            guard let path, let interface, let name, let value, let shown else { return 0 }
            let tree = Held<ShownTree>.value(at: shown).tree
            let isSet = tree.set(
                ShownTree.name(ofObjectAt: path), String(cString: interface),
                String(cString: name), BusValue(owned: g_variant_ref(value)))
            if isSet { return 1 }
            g_set_error_literal(
                error, g_dbus_error_quark(), gint(G_DBUS_ERROR_INVALID_ARGS.rawValue),
                "The property cannot have this value.")
            return 0
        }
        return table
    }

    private static func name(ofObjectAt path: UnsafePointer<CChar>) -> String {
        let path = String(cString: path)
        return path.split(separator: "/").last.map(String.init) ?? ""
    }
}
