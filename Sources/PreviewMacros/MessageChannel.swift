import Glibc

/// The framing of messages between the compiler and a plugin: eight bytes of length, least
/// significant first, and as many bytes of JSON.
struct MessageChannel {
    let input: Int32
    let output: Int32

    /// The next message; `nil` at the end of the input and for an empty message, which ends a plugin.
    func receive() -> [UInt8]? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, let count = Int(exactly: length) else { return nil }
        return read(count)
    }

    /// Writes a message; `false` if the other end is closed.
    func send(_ message: [UInt8]) -> Bool {
        var length = UInt64(message.count)
        var framed: [UInt8] = []
        framed.reserveCapacity(message.count + 8)
        for _ in 0..<8 {
            framed.append(UInt8(truncatingIfNeeded: length))
            length >>= 8
        }
        framed += message
        var rest = framed[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Exactly `count` bytes; `nil` if the input ends before.
    ///
    /// Memory grows with the bytes that arrive, not with a length that may be wrong.
    private func read(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: min(count, 65_536))
        while bytes.count < count {
            let wanted = min(part.count, count - bytes.count)
            let arrived = part.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress, wanted) }
            if arrived > 0 {
                bytes += part.prefix(arrived)
            } else if arrived == 0 || errno != EINTR {
                return nil
            }
        }
        return bytes
    }
}
