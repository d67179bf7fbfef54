import CX11

/// A transfer of a long text to another client in parts.
///
/// The next part is sent when the client deleted the last one.
///
/// Source: ICCCM 2.0, section 2.7.2.
final class IncrementalTransfer {
    /// The number of bytes in a part.
    ///
    /// Source: the size that other toolkits use and every server accepts.
    static let partLength = 256 * 1024 - 1024

    /// The time limit for the client to read a part.
    private static let patience = Duration.seconds(10)

    private let bytes: [UInt8]
    private let type: Atom
    private let property: Atom
    let window: XID
    private let display: OpaquePointer
    private var position = 0
    private var latest = ContinuousClock.now

    /// Announces the transfer.
    ///
    /// The caller listens to `window` and traps its errors.
    init(
        _ bytes: [UInt8], type: Atom, property: Atom, window: XID, display: OpaquePointer,
        announcing incremental: Atom
    ) {
        self.bytes = bytes
        self.type = type
        self.property = property
        self.window = window
        self.display = display
        setProperty(
            property, of: window, type: incremental, to: [UInt(bytes.count)], on: display)
    }

    /// Returns true if the client exceeded the time limit, or requests a new transfer to the same
    /// property.
    func isOver(
        at now: ContinuousClock.Instant, for property: Atom, of window: XID
    ) -> Bool {
        latest.duration(to: now) > Self.patience
            || self.property == property && self.window == window
    }

    /// Returns true if the event says that the client read a part or is gone.
    func concerns(_ event: XEvent) -> Bool {
        if event.type == DestroyNotify { return event.xdestroywindow.window == window }
        let change = event.xproperty
        return change.window == window && change.atom == property
            && change.state == PropertyDelete
    }

    /// Sends the next part; an empty part marks the end.
    ///
    /// - Returns: True if the transfer is complete.
    func proceed() -> Bool {
        let part = bytes[position..<min(position + Self.partLength, bytes.count)]
        position = part.endIndex
        latest = .now
        ErrorTrap.around(display) {
            _ = part.withUnsafeBufferPointer { part in
                XChangeProperty(
                    display, window, property, type, 8, PropModeReplace, part.baseAddress,
                    Int32(part.count))
            }
        }
        return part.isEmpty
    }
}
