/// What the desktop's settings manager announces.
///
/// The bytes come from another process, so every field is checked against the end before it is read,
/// and one that does not fit makes the whole message void.
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

    /// Reads the property `_XSETTINGS_SETTINGS`; `nil` when it is not what it should be.
    init?(bytes: [UInt8]) {
        guard let order = bytes.first, order <= 1 else { return nil }
        var reader = Reader(bytes: bytes, isBigEndian: order == 1)
        // Byte order, three unused bytes, the serial number of the whole.
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

    func integer(_ name: String) -> Int? {
        if case .integer(let value) = values[name] { value } else { nil }
    }

    func string(_ name: String) -> String? {
        if case .string(let value) = values[name] { value } else { nil }
    }
}

/// Walks over bytes and never past their end.
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

    /// Text followed by as many bytes as make its length a multiple of four.
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
            // The order is red, blue, green, alpha in the specification's text, and red, green,
            // blue, alpha in what every manager sends.
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
