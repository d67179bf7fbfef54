/// The times at which a display shows frames.
public struct FrameBeat: Equatable, Sendable {
    /// One of these times, on the clock of ``WindowClient/makeDisplayList(in:at:)``.
    public var start: Duration
    /// The time between two of them, greater than zero.
    public var period: Duration

    /// Creates a beat.
    public init(start: Duration, period: Duration) {
        self.start = start
        self.period = period
    }

    /// Returns the first time that is not earlier than `time`.
    public func beat(at time: Duration) -> Duration {
        let count = ((time - start) / period).rounded(.up)
        let beat = start + period * count
        return beat < time ? beat + period : beat
    }
}
