import CBus

/// A value that came over the bus, or is to go there.
///
/// It may come from anybody, so it is asked for nothing that it does not have.
nonisolated final class BusValue {
    let pointer: OpaquePointer

    /// Takes over a value that is freed with this.
    private init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// What is in a message.
    convenience init?(bodyOf message: OpaquePointer) {
        guard let body = g_dbus_message_get_body(message) else { return nil }
        self.init(g_variant_ref(body))
    }

    /// A value in GVariant's own writing; `nil` for what is no such.
    convenience init?(_ text: String) {
        self.init(g_variant_parse(nil, text, nil, nil, nil))
    }

    deinit { g_variant_unref(pointer) }

    private func isA(_ type: String) -> Bool {
        String(cString: g_variant_get_type_string(pointer)) == type
    }

    var text: String? { isA("s") ? String(cString: g_variant_get_string(pointer, nil)) : nil }

    var number: UInt32? { isA("u") ? g_variant_get_uint32(pointer) : nil }

    /// Three numbers, as those of a colour.
    var triple: (Double, Double, Double)? {
        guard isA("(ddd)") else { return nil }
        let numbers = (0..<3).compactMap { self[$0].map { g_variant_get_double($0.pointer) } }
        return (numbers[0], numbers[1], numbers[2])
    }

    /// The value at `index` of several, out of what it is wrapped in.
    subscript(index: Int) -> BusValue? {
        guard g_variant_is_container(pointer) != 0, index < g_variant_n_children(pointer),
            let child = BusValue(g_variant_get_child_value(pointer, gsize(index)))
        else { return nil }
        return child.isA("v") ? BusValue(g_variant_get_variant(child.pointer)) : child
    }

    /// The value of a dictionary that is called `name`, out of what it is wrapped in.
    subscript(name: String) -> BusValue? {
        guard isA("a{sv}") || isA("a{sa{sv}}") else { return nil }
        return BusValue(g_variant_lookup_value(pointer, name, nil))
    }
}
