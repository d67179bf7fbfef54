import CX11

/// Reads a property of 8-bit values, which may be on another client's window.
///
/// Waits for the server's answer, so it has no place inside a frame. A property of more than `limit`
/// bytes reads as none.
func readProperty(
    _ property: Atom, of window: XID, type: Atom, on display: OpaquePointer, limit: Int = 256 * 1024
) -> [UInt8]? {
    read(property, of: window, type: type, format: 8, on: display, limit: limit) { data, count in
        Array(UnsafeBufferPointer(start: data, count: count))
    }
}

/// Reads a property of 32-bit values, such as atoms; waits as the other does.
func readNumbers(
    _ property: Atom, of window: XID, type: Atom, on display: OpaquePointer, limit: Int = 1024
) -> [UInt]? {
    read(property, of: window, type: type, format: 32, on: display, limit: limit) { data, count in
        // Xlib makes a long of each.
        data.withMemoryRebound(to: UInt.self, capacity: count) {
            Array(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}

private func read<Value>(
    _ property: Atom, of window: XID, type: Atom, format: Int32, on display: OpaquePointer,
    limit: Int, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Value
) -> Value? {
    var actualType: Atom = 0
    var actualFormat: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
        display, window, property, 0, limit / 4, False, type, &actualType, &actualFormat, &count,
        &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, actualType == type, actualFormat == format, rest == 0, let data else {
        return nil
    }
    return body(data, Int(count))
}
