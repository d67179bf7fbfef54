/// Holds the next frame back until the compositor has shown the last.
///
/// Only some window managers say when they did, and one that says so once says so always. None is
/// waited for longer than ``patience``: it may have gone, or the window may be hidden.
///
/// Source: the frame synchronisation draft by Owen Taylor.
struct FramePacing {
    static let patience: Duration = .milliseconds(100)

    private var isSpokenTo = false
    private var awaited: Int64?
    private var deadline: ContinuousClock.Instant?

    /// Until when the next frame has to wait; `nil` for not at all.
    func hold(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        deadline.flatMap { $0 > now ? $0 : nil }
    }

    /// A frame went out that set the extended counter to `value`.
    mutating func sent(_ value: Int64, at now: ContinuousClock.Instant) {
        guard isSpokenTo else { return }
        awaited = value
        deadline = now + Self.patience
    }

    /// `_NET_WM_FRAME_DRAWN` came for a frame.
    mutating func drawn(_ value: Int64) {
        isSpokenTo = true
        guard let awaited, value >= awaited else { return }
        release()
    }

    /// Nothing is shown of a window that is off the screen.
    mutating func release() {
        awaited = nil
        deadline = nil
    }
}
