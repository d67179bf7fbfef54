/// A reader of JSON text that answers `nil` to everything that is not JSON.
struct JSONReader {
    /// Deeper nesting is refused, so that no message can exhaust the stack.
    private static let greatestDepth = 256

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value that `bytes` are the text of, or `nil`.
    static func value(of bytes: [UInt8]) -> JSON? {
        var reader = JSONReader(bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        return reader.next == nil ? value : nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 32 || (9...13).contains(byte) { position += 1 }
    }

    private mutating func consume(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> JSON? {
        guard depth < Self.greatestDepth else { return nil }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map(JSON.string)
        default: return word()
        }
    }

    private mutating func object(depth: Int) -> JSON? {
        position += 1
        var members: [String: JSON] = [:]
        skipSpace()
        if consume("}") { return .object(members) }
        while true {
            skipSpace()
            guard let key = string() else { return nil }
            skipSpace()
            guard consume(":"), let member = value(depth: depth + 1) else { return nil }
            members[key] = member
            skipSpace()
            if consume("}") { return .object(members) }
            guard consume(",") else { return nil }
        }
    }

    private mutating func array(depth: Int) -> JSON? {
        position += 1
        var elements: [JSON] = []
        skipSpace()
        if consume("]") { return .array(elements) }
        while let element = value(depth: depth + 1) {
            elements.append(element)
            skipSpace()
            if consume("]") { return .array(elements) }
            guard consume(",") else { return nil }
        }
        return nil
    }

    /// A number or one of the three words.
    private mutating func word() -> JSON? {
        let start = position
        while let byte = next, !",]} \n\r\t".utf8.contains(byte) { position += 1 }
        switch String(decoding: bytes[start..<position], as: UTF8.self) {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case let digits: return Double(digits).map(JSON.number)
        }
    }

    private mutating func string() -> String? {
        guard consume("\"") else { return nil }
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                text += escaped.utf8
            default: text.append(byte)
            }
        }
        return nil
    }

    /// The character of an escape sequence whose backslash is passed.
    private mutating func escape() -> String? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return String(UnicodeScalar(byte))
        case UInt8(ascii: "u"):
            guard let unit = codeUnit() else { return nil }
            let start = position
            if UTF16.isLeadSurrogate(unit), consume("\\"), consume("u"), let trail = codeUnit(),
                UTF16.isTrailSurrogate(trail)
            {
                return String(decoding: [unit, trail], as: UTF16.self)
            }
            position = start
            return String(decoding: [unit], as: UTF16.self)
        default: return nil
        }
    }

    private mutating func codeUnit() -> UInt16? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        position += 4
        return UInt16(digits, radix: 16)
    }
}
