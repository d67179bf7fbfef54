import CBus

/// A GVariant in a message of the bus.
///
/// Any process may have sent it, so the accessors check the type and return `nil` for another one. It never changes, and
/// GLib counts its references with atomic operations.
nonisolated final class BusValue: Sendable {
    private nonisolated(unsafe) let pointer: OpaquePointer

    /// Takes ownership of a reference.
    init(owned pointer: OpaquePointer) { self.pointer = pointer }

    /// Takes ownership of a reference, if there is one.
    private convenience init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.init(owned: pointer)
    }

    /// Gets the body of a message; `nil` if it has none.
    convenience init?(bodyOf message: OpaquePointer) {
        guard let body = g_dbus_message_get_body(message) else { return nil }
        self.init(g_variant_ref(body))
    }

    /// Takes the reply to a call; `nil` if the call failed.
    convenience init?(replyOf call: OpaquePointer?) { self.init(call) }

    /// Parses a value in GVariant's text format; `nil` if `text` is invalid.
    convenience init?(_ text: String) {
        self.init(g_variant_parse(nil, text, nil, nil, nil))
    }

    /// Returns a string in GVariant's text format, with its quotes.
    static func quoted(_ text: String) -> String {
        var quoted = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "'", "\\": quoted += "\\\(scalar)"
            case "\0": break
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "'"
    }

    deinit { g_variant_unref(pointer) }

    /// Calls `body` with the GVariant, which lives at least until `body` returns.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        withExtendedLifetime(self) { body(pointer) }
    }

    /// Calls `body` with the GVariant of a value; with `nil` for no value.
    static func withPointer<Result>(
        of value: BusValue?, _ body: (OpaquePointer?) -> Result
    ) -> Result {
        withExtendedLifetime(value) { body(value?.pointer) }
    }

    /// Calls `body` with the GVariants of values.
    static func withPointers<Result>(
        of values: [BusValue], _ body: ([OpaquePointer?]) -> Result
    ) -> Result {
        withExtendedLifetime(values) { body(values.map(\.pointer)) }
    }

    private func isA(_ type: String) -> Bool {
        String(cString: g_variant_get_type_string(pointer)) == type
    }

    /// The value as a string.
    var text: String? { isA("s") ? String(cString: g_variant_get_string(pointer, nil)) : nil }

    /// The value as the path of an object.
    var path: String? { isA("o") ? String(cString: g_variant_get_string(pointer, nil)) : nil }

    /// The value as an unsigned 32-bit number.
    var number: UInt32? { isA("u") ? g_variant_get_uint32(pointer) : nil }

    /// The value as a signed 32-bit number.
    var integer: Int32? { isA("i") ? g_variant_get_int32(pointer) : nil }

    /// The value as a floating-point number.
    var double: Double? { isA("d") ? g_variant_get_double(pointer) : nil }

    /// The value as a truth value.
    var flag: Bool? { isA("b") ? g_variant_get_boolean(pointer) != 0 : nil }

    /// The elements of a container, unwrapped from their variants.
    var elements: [BusValue] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        return (0..<Int(g_variant_n_children(pointer))).compactMap { self[$0] }
    }

    /// The value as a list of strings.
    var texts: [String]? {
        isA("as") ? elements.compactMap(\.text) : nil
    }

    /// The three numbers of a tuple, such as a colour.
    var triple: (Double, Double, Double)? {
        guard isA("(ddd)") else { return nil }
        let numbers = (0..<3).compactMap { self[$0]?.withPointer { g_variant_get_double($0) } }
        return (numbers[0], numbers[1], numbers[2])
    }

    /// The child at `index` of a container, unwrapped from its variant; `nil` if there is none.
    subscript(index: Int) -> BusValue? {
        guard index >= 0, g_variant_is_container(pointer) != 0,
            index < g_variant_n_children(pointer),
            let child = BusValue(g_variant_get_child_value(pointer, gsize(index)))
        else { return nil }
        return child.isA("v") ? child.withPointer { BusValue(g_variant_get_variant($0)) } : child
    }

    /// The value for the key `name` in a dictionary, unwrapped from its variant; `nil` if there is
    /// none.
    subscript(name: String) -> BusValue? {
        guard isA("a{sv}") || isA("a{sa{sv}}") else { return nil }
        return BusValue(g_variant_lookup_value(pointer, name, nil))
    }
}
