import Foundation

extension Timer {
    /// A publisher of the time, again and again while it is connected.
    ///
    /// ```swift
    /// struct Stopwatch: View {
    ///     @State private var seconds = 0
    ///     private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    ///     var body: some View {
    ///         Text("\(seconds) s").onReceive(timer) { _ in seconds += 1 }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The time between two values, in seconds; at least a ten-thousandth.
    ///   - tolerance: The time by which a value may be late, in seconds.
    ///   - runLoop: The run loop on which values arrive.
    ///   - mode: The mode of the run loop.
    ///   - options: The options of the run loop.
    /// - Returns: A publisher that sends nothing until it is connected.
    ///
    /// Matches: Foundation.Timer.publish(every:tolerance:on:in:options:)
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// A publisher of the time.
    ///
    /// Matches: Foundation.Timer.TimerPublisher
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let outlets = Outlets<Date, Never>()
        private let lock = NSLock()
        private weak var connection: Connection?

        /// Creates a publisher that sends nothing until it is connected.
        ///
        /// - Parameters:
        ///   - interval: The time between two values, in seconds.
        ///   - tolerance: The time by which a value may be late, in seconds.
        ///   - runLoop: The run loop on which values arrive.
        ///   - mode: The mode of the run loop.
        ///   - options: The options of the run loop.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance) = (interval, tolerance)
            (self.runLoop, self.mode) = (runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            outlets.add(subscriber, .dropped)
        }

        /// Starts a timer, which runs until the result is cancelled; while one runs, returns its connection.
        public func connect() -> any Cancellable {
            lock.withLock {
                if let connection, connection.isRunning { return connection }
                let made = Connection(startTimer())
                connection = made
                return made
            }
        }

        private func startTimer() -> Timer {
            let timer = Timer(timeInterval: interval, repeats: true) { [outlets] _ in
                outlets.send(Date())
            }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return timer
        }
    }
}

/// A running timer.
private final class Connection: Cancellable {
    private let timer: Timer

    init(_ timer: Timer) { self.timer = timer }

    var isRunning: Bool { timer.isValid }

    func cancel() { timer.invalidate() }
}
