import Foundation

/// Foundation's run loop of the main thread: timers, input sources and blocks.
///
/// It is first used after the first frame, since it takes files and memory that a start does not
/// need.
enum MainRunLoop {
    /// Runs due timers and ready sources.
    ///
    /// - Returns: The time of the next timer; `nil` if there is none.
    static func run(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard let date = RunLoop.main.limitDate(forMode: .default) else { return nil }
        let wait = date.timeIntervalSinceNow
        // Without a timer the date is far in the future.
        guard wait < longestWait else { return nil }
        return now + .seconds(max(wait, 0))
    }

    /// The longest wait in seconds; a later timer is looked up again by then.
    private static let longestWait: TimeInterval = 1e6
}
