import LozengeCore

/// The beats of the display that shows a window, estimated from its vertical blanks.
///
/// While something moves, the server is asked for one of them a few times a second. A timer fires at the
/// beats in between: a frame never waits for the server, which may not answer for a display that is off.
struct DisplayBeats {
    /// The longest time between two frames that a display is believed to have.
    static let longestPeriod: Duration = .milliseconds(50)
    private static let shortestPeriod: Duration = .milliseconds(2)
    /// The fewest frames over which a period is measured: one blank is told with an error of half a millisecond.
    private static let fewestFrames = 8
    /// The time from one question to the next, until the period is known and afterwards.
    private static let pauses: (first: Duration, later: Duration) = (
        .milliseconds(200), .milliseconds(500)
    )
    /// The time after which an estimate is begun anew.
    private static let memory: Duration = .seconds(5)

    private struct Blank {
        var count: UInt64
        var time: Duration
    }

    private var first: Blank?
    private var asked: Duration?
    private var isAwaiting = false
    private var known: FrameBeat?
    private var slowFrames = 0
    private var isSlow = false

    /// The beats at which frames are drawn; `nil` for sixty a second.
    ///
    /// While drawing takes most of a period, only every other beat is used: an even pace looks better than one
    /// that stumbles.
    var beat: FrameBeat? {
        guard isSlow else { return known }
        let display = known ?? FrameBeat(start: .zero, period: Self.usualPeriod)
        return FrameBeat(start: display.start, period: display.period * 2)
    }

    /// The time from one frame of the display to the next.
    var period: Duration { known?.period ?? Self.usualPeriod }
    private static let usualPeriod = Duration.seconds(1) / 60

    /// Notes the time that a frame took.
    mutating func frameTook(_ duration: Duration) {
        let tookLong = duration > period * 0.6
        slowFrames = tookLong == isSlow ? 0 : slowFrames + 1
        guard slowFrames >= Self.frameCount else { return }
        isSlow = tookLong
        slowFrames = 0
    }

    /// The number of consecutive frames after which the pace changes.
    private static let frameCount = 3

    /// True if the server is to be asked for a vertical blank.
    func isDue(at now: Duration) -> Bool {
        guard let asked else { return true }
        return !isAwaiting && now - asked >= (known == nil ? Self.pauses.first : Self.pauses.later)
    }

    /// Notes a question to the server.
    mutating func asked(at now: Duration) {
        asked = now
        isAwaiting = true
    }

    /// Notes the vertical blank with the number `count`.
    mutating func add(_ count: UInt64, at time: Duration) {
        isAwaiting = false
        guard let begun = first, count > begun.count, time - begun.time < Self.memory else {
            // A display that was off, or another one, counts anew.
            if let last = first, count <= last.count { known = nil }
            first = Blank(count: count, time: time)
            return
        }
        let frames = count - begun.count
        guard frames >= Self.fewestFrames else { return }
        let period = (time - begun.time) / Double(frames)
        guard period >= Self.shortestPeriod, period <= Self.longestPeriod else {
            known = nil
            first = nil
            return
        }
        known = FrameBeat(start: time, period: period)
    }
}
