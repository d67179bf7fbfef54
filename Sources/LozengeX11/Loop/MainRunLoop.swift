import Foundation

/// Foundation's run loop of the main thread, served by our own: timers, input sources and blocks.
///
/// Asked for once there is something to see, as it takes files and memory that a start can do
/// without.
enum MainRunLoop {
    /// Fires what is due.
    ///
    /// - Returns: The time of the next timer; `nil` if there is none.
    static func run(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard let date = RunLoop.main.limitDate(forMode: .default) else { return nil }
        let wait = date.timeIntervalSinceNow
        // Without a timer the date is far in the future.
        guard wait < longestWait else { return nil }
        return now + .seconds(max(wait, 0))
    }

    /// In seconds; a timer that is farther away is asked about again by then.
    private static let longestWait: TimeInterval = 1e6
}
