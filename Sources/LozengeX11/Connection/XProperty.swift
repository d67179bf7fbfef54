import CX11

extension XServer {
    /// Reads a property of 8-bit values; the window may belong to another client.
    ///
    /// Waits for the server, so it must not be called during a frame.
    ///
    /// - Returns: The values; `nil` if the property is missing, has another type, or has more than
    ///   `limit` bytes, and if the connection is lost.
    func bytes(
        of property: Atom, on window: XID, type: Atom, limit: Int = 256 * 1024
    ) -> [UInt8]? {
        read(property, on: window, type: type, format: 8, limit: limit) { data, count in
            Array(UnsafeBufferPointer(start: data, count: count))
        }
    }

    /// Reads a property of 32-bit values, such as atoms.
    ///
    /// Waits for the server, as ``bytes(of:on:type:limit:)`` does.
    func numbers(of property: Atom, on window: XID, type: Atom, limit: Int = 1024) -> [UInt]? {
        read(property, on: window, type: type, format: 32, limit: limit) { data, count in
            // Xlib widens each value to a C long.
            data.withMemoryRebound(to: UInt.self, capacity: count) {
                Array(UnsafeBufferPointer(start: $0, count: count))
            }
        }
    }

    private func read<Value>(
        _ property: Atom, on window: XID, type: Atom, format: Int32, limit: Int,
        _ body: (UnsafeMutablePointer<UInt8>, Int) -> Value
    ) -> Value? {
        guard canSend() else { return nil }
        var actualType: Atom = 0
        var actualFormat: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            display, window, property, 0, limit / 4, False, type, &actualType, &actualFormat,
            &count, &rest, &data)
        defer { if let data { XFree(data) } }
        guard status == Success, actualType == type, actualFormat == format, rest == 0, let data
        else { return nil }
        return body(data, Int(count))
    }
}

/// Sets a property of 32-bit values, which Xlib expects as C longs.
func setProperty(
    _ property: Atom, of window: XID, type: Atom, to values: [UInt], on display: OpaquePointer
) {
    values.withUnsafeBytes { bytes in
        _ = XChangeProperty(
            display, window, property, type, 32, PropModeReplace,
            bytes.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(values.count))
    }
}
