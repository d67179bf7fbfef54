import CX11

/// Reads a property of 8-bit values, which may be on another client's window.
///
/// Waits for the server's answer, so it has no place inside a frame. A property of more than `limit`
/// bytes reads as none.
func readProperty(
    _ property: Atom, of window: XID, type: Atom, on display: OpaquePointer, limit: Int = 256 * 1024
) -> [UInt8]? {
    var actualType: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
        display, window, property, 0, limit / 4, False, type, &actualType, &format, &count, &rest,
        &data)
    defer { if let data { XFree(data) } }
    guard status == Success, actualType == type, format == 8, rest == 0, let data else {
        return nil
    }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
}

/// Reads a property of atoms, or of pairs of them; waits like ``readProperty(_:of:type:on:limit:)``.
func readAtoms(
    _ property: Atom, of window: XID, type: Atom, on display: OpaquePointer, limit: Int = 256
) -> [UInt]? {
    var actualType: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
        display, window, property, 0, limit, False, type, &actualType, &format, &count, &rest, &data
    )
    defer { if let data { XFree(data) } }
    guard status == Success, actualType == type, format == 32, rest == 0, let data else {
        return nil
    }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
}
