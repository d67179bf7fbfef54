/// The values of the two counters by which a window manager paces resizing.
///
/// A window manager watches one of the two. The flag in its message that says which one is not
/// reliable, so both are set always. The basic counter gets the requested value; the extended
/// counter is odd while a frame is drawn.
///
/// Source: EWMH `_NET_WM_SYNC_REQUEST`; the frame synchronisation draft by Owen Taylor.
struct FrameSync: Equatable {
    /// The values for the counters at the end of a frame.
    struct End: Equatable {
        var extended: Int64
        /// The value for the basic counter; `nil` if the window manager does not wait for it.
        var basic: Int64?
    }

    /// The value of the extended counter; odd before the first frame, when the window has no
    /// content.
    private(set) var extended: Int64 = 1
    private var request: Int64?
    private var isArmed = false

    /// True if the window manager waits for a frame.
    var isAwaited: Bool { isArmed }

    /// The values that a window manager can request.
    ///
    /// Any client can send a request. A value outside of the range is ignored, because the counters
    /// could overflow.
    static let values: ClosedRange<Int64> = 0...(.max / 2)

    /// Records that the window manager announced a new size with a counter value to set once it is
    /// drawn.
    mutating func requested(_ value: Int64) {
        guard Self.values.contains(value) else { return }
        request = value
        isArmed = false
    }

    /// Records that the announced size arrived; it may be equal to the old one.
    mutating func configured() {
        isArmed = request != nil
    }

    /// Begins a frame.
    ///
    /// - Returns: The odd value for the extended counter.
    mutating func begin() -> Int64 {
        if isArmed, let request { extended = max(extended, request + (request & 1)) }
        extended |= 1
        return extended
    }

    /// Ends the frame and returns the values for the counters.
    mutating func end() -> End {
        extended += 1
        guard isArmed else { return End(extended: extended, basic: nil) }
        defer { (request, isArmed) = (nil, false) }
        return End(extended: extended, basic: request)
    }
}
