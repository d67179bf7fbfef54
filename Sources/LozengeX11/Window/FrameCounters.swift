import CX11

/// A window's two SYNC counters on the server, moved as ``FrameSync`` says.
final class FrameCounters {
    private let connection: XConnection
    private let basic: XSyncCounter
    private let extended: XSyncCounter
    private var sync = FrameSync()

    /// Makes the counters and announces them on `window`, which must not be on the screen yet.
    init(connection: XConnection, window: XID) {
        self.connection = connection
        let start = XSyncValue(sync.extended)
        basic = connection.create { XSyncCreateCounter($0, XSyncValue(0)) }
        extended = connection.create { XSyncCreateCounter($0, start) }
        setProperty(
            connection.atoms[.netSyncRequestCounter], of: window, type: XA_CARDINAL,
            to: [basic, extended], on: connection.display)
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
        set(extended, to: sync.begin())
    }

    func endFrame() {
        let end = sync.end()
        set(extended, to: end.extended)
        if let value = end.basic { set(basic, to: value) }
    }

    private func set(_ counter: XSyncCounter, to value: Int64) {
        connection.send { XSyncSetCounter($0, counter, XSyncValue(value)) }
    }

    isolated deinit {
        connection.send { display in
            XSyncDestroyCounter(display, basic)
            XSyncDestroyCounter(display, extended)
        }
    }
}

extension XSyncValue {
    fileprivate init(_ value: Int64) {
        self.init(hi: Int32(truncatingIfNeeded: value >> 32), lo: UInt32(truncatingIfNeeded: value))
    }
}
