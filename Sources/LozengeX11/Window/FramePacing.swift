/// The pacing of frames by the compositor: the next frame waits until the last one was shown.
///
/// Only some window managers send `_NET_WM_FRAME_DRAWN`; these send it for each frame. A frame
/// waits at most ``patience``, since the compositor may have exited or the window may be covered.
/// After ``tolerance`` frames without an answer, pacing ends until the next message, so that one
/// forged message does not slow down the window forever.
///
/// Source: the frame synchronisation draft by Owen Taylor.
struct FramePacing {
    static let patience: Duration = .milliseconds(100)
    static let tolerance = 5

    private var isSpokenTo = false
    /// The number of consecutive frames without an answer.
    private var unanswered = 0
    private var awaited: Int64?
    private var deadline: ContinuousClock.Instant?

    /// Returns the time until which the next frame has to wait; `nil` if it does not have to.
    func hold(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        deadline.flatMap { $0 > now ? $0 : nil }
    }

    /// Records that a frame was sent that set the extended counter to `value`.
    mutating func sent(_ value: Int64, at now: ContinuousClock.Instant) {
        guard isSpokenTo else { return }
        if let deadline, deadline <= now { unanswered += 1 }
        guard unanswered < Self.tolerance else { return forget() }
        awaited = value
        deadline = now + Self.patience
    }

    /// Records a `_NET_WM_FRAME_DRAWN` message for the frame with `value`.
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

    /// Ends the wait, since the window is off the screen and its frames are not shown.
    mutating func release() {
        awaited = nil
        deadline = nil
    }
}
