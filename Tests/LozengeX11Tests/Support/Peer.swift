import CX11
import Foundation

@testable import LozengeX11

/// Another client of the same server, such as a window manager.
final class Peer {
    let display: OpaquePointer
    let root: XID
    /// Its server runs as long as this connection.
    private let stage: Stage

    init(of stage: Stage) throws {
        self.stage = stage
        display = try DisplayOpening(named: stage.connection.server.displayName).display()
        root = XDefaultRootWindow(display)
    }

    func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

    /// Sends the message of a window manager.
    func send(_ values: [Int], type: String = "WM_PROTOCOLS", to window: XID) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = atom(type)
        event.xclient.format = 32
        let padded = values + [Int](repeating: 0, count: 5 - values.count)
        event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
        XSendEvent(display, window, False, 0, &event)
        XSync(display, False)
    }

    func sendKey(_ keycode: UInt32, state: UInt32 = 0, to window: XID) {
        var event = XEvent()
        event.xkey.type = KeyPress
        event.xkey.window = window
        event.xkey.root = root
        event.xkey.keycode = keycode
        event.xkey.state = state
        event.xkey.time = 77
        XSendEvent(display, window, False, KeyPressMask, &event)
        XSync(display, False)
    }

    /// Returns the values of a property of 32-bit numbers.
    func numbers(_ property: String, of window: XID) -> [UInt] {
        read(property, of: window, format: 32) { data, count in
            data.withMemoryRebound(to: UInt.self, capacity: count) {
                // Xlib extends the sign of 32-bit values.
                UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xffff_ffff }
            }
        } ?? []
    }

    func text(_ property: String, of window: XID) -> String? {
        read(property, of: window, format: 8) { data, count in
            String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
        }
    }

    func bytes(_ property: String, of window: XID) -> [UInt8] {
        read(property, of: window, format: 8) { Array(UnsafeBufferPointer(start: $0, count: $1)) }
            ?? []
    }

    func counter(_ id: XID) -> Int64 {
        var value = XSyncValue()
        XSyncQueryCounter(display, id, &value)
        return Int64(value.hi) << 32 | Int64(value.lo)
    }

    private func read<Value>(
        _ property: String, of window: XID, format: Int32,
        _ body: (UnsafeMutablePointer<UInt8>, Int) -> Value
    ) -> Value? {
        var type: Atom = 0
        var actualFormat: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, atom(property), 0, 1 << 20, False, 0, &type, &actualFormat, &count,
            &rest, &data)
        defer { if let data { XFree(data) } }
        guard let data, actualFormat == format else { return nil }
        return body(data, Int(count))
    }

    isolated deinit {
        XErrors.forget(display)
        XCloseDisplay(display)
    }
}
