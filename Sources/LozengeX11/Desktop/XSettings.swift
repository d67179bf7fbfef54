/// The settings that the XSETTINGS manager announces.
///
/// The bytes come from another process: each field is checked against the end before it is read,
/// and an invalid field makes the whole property invalid.
///
/// Source: the XSETTINGS specification, 0.5.
struct XSettings: Equatable {
    enum Value: Equatable {
        case integer(Int)
        case string(String)
        case color(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16)
    }

    private(set) var values: [String: Value] = [:]

    init() {}

    /// Parses the property `_XSETTINGS_SETTINGS`; `nil` if it is invalid.
    init?(bytes: [UInt8]) {
        guard let order = bytes.first, order <= 1 else { return nil }
        var reader = Reader(bytes: bytes, isBigEndian: order == 1)
        // The byte order, three unused bytes and the serial number of the property.
        guard reader.skip(8), let count = reader.integer(size: 4) else { return nil }
        for _ in 0..<count {
            guard let type = reader.integer(size: 1), reader.skip(1),
                let nameLength = reader.integer(size: 2),
                let name = reader.paddedString(length: nameLength),
                reader.skip(4), let value = reader.value(type: type)
            else { return nil }
            values[name] = value
        }
    }

    /// Returns the integer setting `name`; `nil` if it is missing or has another type.
    func integer(_ name: String) -> Int? {
        if case .integer(let value) = values[name] { value } else { nil }
    }

    /// Returns the string setting `name`; `nil` if it is missing or has another type.
    func string(_ name: String) -> String? {
        if case .string(let value) = values[name] { value } else { nil }
    }
}

/// A reader of bytes that checks their end.
private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var position = 0

    mutating func skip(_ count: Int) -> Bool {
        guard count <= bytes.count - position else { return false }
        position += count
        return true
    }

    mutating func integer(size: Int) -> Int? {
        let start = position
        guard skip(size) else { return nil }
        let field = bytes[start..<position]
        return (isBigEndian ? Array(field) : field.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads text that is padded to a multiple of four bytes.
    mutating func paddedString(length: Int) -> String? {
        let start = position
        guard skip(length), skip(-length & 3) else { return nil }
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }

    mutating func value(type: Int) -> XSettings.Value? {
        switch type {
        case 0:
            return integer(size: 4).map { .integer(Int(Int32(truncatingIfNeeded: $0))) }
        case 1:
            return integer(size: 4).flatMap { paddedString(length: $0) }.map { .string($0) }
        case 2:
            // The specification's text has the order red, blue, green, alpha; all managers send
            // red, green, blue, alpha.
            guard let red = integer(size: 2), let green = integer(size: 2),
                let blue = integer(size: 2), let alpha = integer(size: 2)
            else { return nil }
            return .color(
                red: UInt16(red), green: UInt16(green), blue: UInt16(blue), alpha: UInt16(alpha))
        default:
            return nil
        }
    }
}
