/// The two counters by which a window manager paces resizing, as numbers only.
///
/// A window manager watches one of the two, and which one cannot be known: the flag in its message
/// is not set by all of them. So both are moved, always. The basic counter takes the value that was
/// asked for; the extended one is odd while a frame is being drawn.
///
/// Source: EWMH `_NET_WM_SYNC_REQUEST`; the frame synchronisation draft by Owen Taylor.
struct FrameSync: Equatable {
    /// What the counters are to be set to when a frame ends.
    struct End: Equatable {
        var extended: Int64
        /// `nil` when no one waits for it.
        var basic: Int64?
    }

    /// Odd before the first frame: what is on the screen is not a picture yet.
    private(set) var extended: Int64 = 1
    private var request: Int64?
    private var isArmed = false

    /// Whether the window manager waits for a frame.
    var isAwaited: Bool { isArmed }

    /// The values that a window manager can ask for.
    ///
    /// Any client can send a request, and one beyond them is ignored: the counters would have no room
    /// left to count in.
    static let values: ClosedRange<Int64> = 0...(.max / 2)

    /// The window manager announces a new size and the value that will tell it we drew it.
    mutating func requested(_ value: Int64) {
        guard Self.values.contains(value) else { return }
        request = value
        isArmed = false
    }

    /// The size arrived, be it the same as before.
    mutating func configured() {
        isArmed = request != nil
    }

    /// A frame begins.
    ///
    /// - Returns: The value for the extended counter, odd.
    mutating func begin() -> Int64 {
        if isArmed, let request { extended = max(extended, request + (request & 1)) }
        extended |= 1
        return extended
    }

    /// The frame that began is drawn.
    mutating func end() -> End {
        extended += 1
        guard isArmed else { return End(extended: extended, basic: nil) }
        defer { (request, isArmed) = (nil, false) }
        return End(extended: extended, basic: request)
    }
}
