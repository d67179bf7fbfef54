/// A clock that counts from the start of the connection; animations run by it.
struct UptimeClock {
    private let start = ContinuousClock.now

    /// The time since the connection was made.
    var uptime: Duration { start.duration(to: .now) }

    /// Returns the instant at which ``uptime`` is `time`.
    func instant(at time: Duration) -> ContinuousClock.Instant { start.advanced(by: time) }
}
