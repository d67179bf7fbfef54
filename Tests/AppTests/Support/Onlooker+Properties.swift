import CX11

extension Onlooker {
    /// Returns the values of a property of 32-bit numbers.
    func numbers(_ property: String, of window: XID) -> [UInt] {
        read(property, of: window, format: 32) { data, count in
            data.withMemoryRebound(to: UInt.self, capacity: count) {
                // Xlib extends the sign of 32-bit values.
                UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xffff_ffff }
            }
        } ?? []
    }

    /// Returns the text of a property; its parts are separated by zeros.
    func text(_ property: String, of window: XID) -> String? {
        read(property, of: window, format: 8) { data, count in
            String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
        }
    }

    /// Returns the names that a property lists.
    func atomNames(_ property: String, of window: XID) -> Set<String> {
        let names = numbers(property, of: window).compactMap { atom -> String? in
            guard let name = XGetAtomName(display, atom) else { return nil }
            defer { XFree(name) }
            return String(cString: name)
        }
        return Set(names)
    }

    private func read<Value>(
        _ property: String, of window: XID, format: Int32,
        _ body: (UnsafeMutablePointer<UInt8>, Int) -> Value
    ) -> Value? {
        var (type, actualFormat) = (Atom(), Int32())
        var (count, rest) = (UInt(), UInt())
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, atom(property), 0, 1 << 20, False, 0, &type, &actualFormat, &count,
            &rest, &data)
        defer { if let data { XFree(data) } }
        guard let data, actualFormat == format else { return nil }
        return body(data, Int(count))
    }
}
