import CX11

/// A long text on its way to another program, a part at a time: the next when the last was taken.
///
/// Source: ICCCM 2.0, section 2.7.2.
final class IncrementalTransfer {
    /// How many bytes go at once.
    ///
    /// Source: what other toolkits send, and every server takes.
    static let partLength = 256 * 1024 - 1024

    /// How long the reader may take for a part before it is forgotten.
    private static let patience = Duration.seconds(10)

    private let bytes: [UInt8]
    private let type: Atom
    private let property: Atom
    let window: XID
    private let display: OpaquePointer
    private var position = 0
    private var latest = ContinuousClock.now

    /// Announces the transfer to a window that is listened to; called where errors of `window` are
    /// forgiven.
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

    /// Whether the reader took nothing for so long that it never will, or asks anew for what goes to
    /// this property.
    func isOver(
        at now: ContinuousClock.Instant, for property: Atom, of window: XID
    ) -> Bool {
        latest.duration(to: now) > Self.patience
            || self.property == property && self.window == window
    }

    /// Whether `event` is about it: the reader took a part, or is gone.
    func concerns(_ event: XEvent) -> Bool {
        if event.type == DestroyNotify { return event.xdestroywindow.window == window }
        let change = event.xproperty
        return change.window == window && change.atom == property
            && change.state == PropertyDelete
    }

    /// Sends the next part; after the last one an empty one, which says so.
    ///
    /// - Returns: Whether that was the end.
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
