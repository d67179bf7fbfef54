import CBus

nonisolated extension BusValue {
    /// Takes ownership of a new value, which has no owner yet.
    private convenience init(floating pointer: OpaquePointer) {
        self.init(owned: g_variant_ref_sink(pointer))
    }

    static func text(_ text: String) -> BusValue { BusValue(floating: g_variant_new_string(text)) }

    /// The path of an object; the root if `path` is not one.
    static func path(_ path: String) -> BusValue {
        BusValue(
            floating: g_variant_new_object_path(g_variant_is_object_path(path) != 0 ? path : "/"))
    }

    static func flag(_ flag: Bool) -> BusValue {
        BusValue(floating: g_variant_new_boolean(flag ? 1 : 0))
    }

    static func int32(_ number: Int32) -> BusValue {
        BusValue(floating: g_variant_new_int32(number))
    }

    static func uint32(_ number: UInt32) -> BusValue {
        BusValue(floating: g_variant_new_uint32(number))
    }

    static func int16(_ number: Int16) -> BusValue {
        BusValue(floating: g_variant_new_int16(number))
    }

    static func double(_ number: Double) -> BusValue {
        BusValue(floating: g_variant_new_double(number))
    }

    /// An array of bytes.
    static func bytes(_ bytes: [UInt8]) -> BusValue {
        let type = g_variant_type_new("y")
        defer { g_variant_type_free(type) }
        return BusValue(floating: g_variant_new_fixed_array(type, bytes, gsize(bytes.count), 1))
    }

    /// A value whose type is sent along.
    static func variant(_ value: BusValue) -> BusValue {
        value.withPointer { BusValue(floating: g_variant_new_variant($0)) }
    }

    static func tuple(_ values: BusValue...) -> BusValue { tuple(values) }

    static func tuple(_ values: [BusValue]) -> BusValue {
        withPointers(of: values) {
            BusValue(floating: g_variant_new_tuple($0, gsize($0.count)))
        }
    }

    /// An array.
    ///
    /// - Parameters:
    ///   - type: The type of the elements, in D-Bus's notation.
    ///   - values: The elements, which all have that type.
    /// - Returns: The array.
    static func array(of type: String, _ values: [BusValue]) -> BusValue {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return withPointers(of: values) {
            BusValue(floating: g_variant_new_array(type, $0, gsize($0.count)))
        }
    }

    /// A dictionary from names to values of any type.
    static func dictionary(_ values: [(String, BusValue)]) -> BusValue {
        array(
            of: "{sv}",
            values.map { name, value in
                withPointers(of: [text(name), variant(value)]) {
                    BusValue(floating: g_variant_new_dict_entry($0[0], $0[1]))
                }
            })
    }

    /// A dictionary from names to texts.
    static func texts(_ values: [(String, String)]) -> BusValue {
        array(
            of: "{ss}",
            values.map { name, value in
                withPointers(of: [text(name), text(value)]) {
                    BusValue(floating: g_variant_new_dict_entry($0[0], $0[1]))
                }
            })
    }
}
