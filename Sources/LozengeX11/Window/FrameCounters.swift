import CX11

/// A window's two SYNC counters on the server, moved as ``FrameSync`` says.
final class FrameCounters {
    private let display: OpaquePointer
    private let basic: XSyncCounter
    private let extended: XSyncCounter
    private var sync = FrameSync()

    /// Makes the counters and announces them on `window`, which must not be on the screen yet.
    init(display: OpaquePointer, window: XID, atoms: XAtoms) {
        self.display = display
        basic = XSyncCreateCounter(display, XSyncValue(0))
        extended = XSyncCreateCounter(display, XSyncValue(sync.extended))
        setProperty(
            atoms[.netSyncRequestCounter], of: window, type: XA_CARDINAL, to: [basic, extended],
            on: display)
    }

    /// Whether the window manager waits for a frame.
    var isAwaited: Bool { sync.isAwaited }

    /// The value the extended counter had at the end of the last frame.
    var lastFrame: Int64 { sync.extended }

    /// Takes the value out of a `_NET_WM_SYNC_REQUEST` message.
    func requested(by message: XClientMessageEvent) {
        let low = Int64(message.data.l.2) & 0xffff_ffff
        let high = Int64(message.data.l.3) & 0xffff_ffff
        sync.requested(high << 32 | low)
    }

    func configured() {
        sync.configured()
    }

    func beginFrame() {
        XSyncSetCounter(display, extended, XSyncValue(sync.begin()))
    }

    func endFrame() {
        let end = sync.end()
        XSyncSetCounter(display, extended, XSyncValue(end.extended))
        if let value = end.basic { XSyncSetCounter(display, basic, XSyncValue(value)) }
    }

    isolated deinit {
        XSyncDestroyCounter(display, basic)
        XSyncDestroyCounter(display, extended)
    }
}

extension XSyncValue {
    fileprivate init(_ value: Int64) {
        self.init(hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value))
    }
}
