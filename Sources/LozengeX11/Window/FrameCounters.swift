import CX11

/// The two SYNC counters of a window on the server, set to the values of ``FrameSync``.
final class FrameCounters {
    private let server: XServer
    /// The major opcode of the SYNC extension.
    private let opcode: UInt8
    private let basic: XID
    private let extended: XID
    private var sync = FrameSync()

    /// Creates the counters and announces them on `window`, which must not be mapped yet.
    ///
    /// Returns `nil` if the server does not have the SYNC extension.
    init?(server: XServer, window: XID) {
        guard let opcode = server.syncOpcode else { return nil }
        self.server = server
        self.opcode = opcode
        let start = sync.extended
        basic = server.create { lozenge_create_counter($0, opcode, 0) }
        extended = server.create { lozenge_create_counter($0, opcode, start) }
        server.send {
            setProperty(
                server.atoms[.netSyncRequestCounter], of: window, type: XA_CARDINAL,
                to: [basic, extended], on: $0)
        }
    }

    /// True if the window manager waits for a frame.
    var isAwaited: Bool { sync.isAwaited }

    /// The value of the extended counter at the end of the last frame.
    var lastFrame: Int64 { sync.extended }

    /// Records the value in a `_NET_WM_SYNC_REQUEST` message.
    func requested(by message: XClientMessageEvent) {
        let low = Int64(message.data.l.2) & 0xffff_ffff
        let high = Int64(message.data.l.3) & 0xffff_ffff
        sync.requested(high << 32 | low)
    }

    /// Records that the announced size arrived.
    func configured() {
        sync.configured()
    }

    /// Sets the extended counter to the value for a frame that is being drawn.
    func beginFrame() {
        set(extended, to: sync.begin())
    }

    /// Sets both counters to the values for a finished frame.
    func endFrame() {
        let end = sync.end()
        set(extended, to: end.extended)
        if let value = end.basic { set(basic, to: value) }
    }

    private func set(_ counter: XID, to value: Int64) {
        server.send { lozenge_set_counter($0, opcode, counter, value) }
    }

    isolated deinit {
        server.send { display in
            lozenge_destroy_counter(display, opcode, basic)
            lozenge_destroy_counter(display, opcode, extended)
        }
    }
}
