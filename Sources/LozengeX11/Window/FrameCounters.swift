import CX11

/// A window's two SYNC counters on the server, moved as ``FrameSync`` says.
final class FrameCounters {
    private let connection: XConnection
    /// The requests of the extension.
    private let opcode: UInt8
    private let basic: XID
    private let extended: XID
    private var sync = FrameSync()

    /// Makes the counters and announces them on `window`, which must not be on the screen yet.
    ///
    /// Fails where the server has no SYNC extension.
    init?(connection: XConnection, window: XID) {
        guard let opcode = connection.syncOpcode else { return nil }
        self.connection = connection
        self.opcode = opcode
        let start = sync.extended
        basic = connection.create { lozenge_create_counter($0, opcode, 0) }
        extended = connection.create { lozenge_create_counter($0, opcode, start) }
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

    private func set(_ counter: XID, to value: Int64) {
        connection.send { lozenge_set_counter($0, opcode, counter, value) }
    }

    isolated deinit {
        connection.send { display in
            lozenge_destroy_counter(display, opcode, basic)
            lozenge_destroy_counter(display, opcode, extended)
        }
    }
}
