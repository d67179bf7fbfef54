/// Holds the next frame back until the compositor has shown the last.
///
/// Only some window managers send `_NET_WM_FRAME_DRAWN`; those send it for every frame. A frame waits
/// no longer than ``patience``: the compositor may have exited, or the window may be covered. After
/// ``tolerance`` frames without an answer pacing ends until the next message: one forged message
/// must not slow down the window for good.
///
/// Source: the frame synchronisation draft by Owen Taylor.
struct FramePacing {
    static let patience: Duration = .milliseconds(100)
    static let tolerance = 5

    private var isSpokenTo = false
    /// Frames in a row that were not answered.
    private var unanswered = 0
    private var awaited: Int64?
    private var deadline: ContinuousClock.Instant?

    /// Until when the next frame has to wait; `nil` for not at all.
    func hold(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        deadline.flatMap { $0 > now ? $0 : nil }
    }

    /// A frame went out that set the extended counter to `value`.
    mutating func sent(_ value: Int64, at now: ContinuousClock.Instant) {
        guard isSpokenTo else { return }
        if let deadline, deadline <= now { unanswered += 1 }
        guard unanswered < Self.tolerance else { return forget() }
        awaited = value
        deadline = now + Self.patience
    }

    /// `_NET_WM_FRAME_DRAWN` came for a frame.
    mutating func drawn(_ value: Int64) {
        isSpokenTo = true
        guard let awaited, value >= awaited else { return }
        unanswered = 0
        release()
    }

    private mutating func forget() {
        isSpokenTo = false
        unanswered = 0
        release()
    }

    /// Nothing is shown of a window that is off the screen.
    mutating func release() {
        awaited = nil
        deadline = nil
    }
}
