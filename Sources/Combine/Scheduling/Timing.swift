import Foundation

/// Operators on the place and the time of values.
extension Publisher {
    /// A publisher whose values and end arrive on `scheduler`, in their order.
    ///
    /// Matches: Combine.Publisher.receive(on:options:)
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        let publisher = self
        return Operated<Output, Failure> { conduit in
            publisher.feed(conduit) { completion in
                scheduler.schedule(options: options) { conduit.send(completion: completion) }
            } value: { value in
                scheduler.schedule(options: options) { conduit.send(value) }
            }
        }
    }

    /// The same publisher, to which subscriptions are made on `scheduler`.
    ///
    /// Matches: Combine.Publisher.subscribe(on:options:)
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        let publisher = self
        return Operated<Output, Failure> { conduit in
            scheduler.schedule(options: options) {
                publisher.feed(conduit, completion: conduit.send(completion:)) { conduit.send($0) }
            }
        }
    }

    /// A publisher whose values and end arrive later, on `scheduler`.
    ///
    /// Matches: Combine.Publisher.delay(for:tolerance:scheduler:options:)
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        let publisher = self
        return Operated<Output, Failure> { conduit in
            func later(_ action: @escaping () -> Void) {
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval),
                    tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
            }
            publisher.feed(conduit) { completion in
                later { conduit.send(completion: completion) }
            } value: { value in
                later { conduit.send(value) }
            }
        }
    }

    /// A publisher of the values that no other one follows within a time, on `scheduler`.
    ///
    /// - Parameters:
    ///   - dueTime: The time without another value.
    ///   - scheduler: The place where values arrive.
    ///   - options: The options of the scheduler.
    /// - Returns: A publisher of the last value of each burst. A value that waits at the end is sent before it.
    ///
    /// Matches: Combine.Publisher.debounce(for:scheduler:options:)
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        let publisher = self
        return Operated<Output, Failure> { conduit in
            let last = LastValue<Output>()
            publisher.feed(conduit) { completion in
                if case .finished = completion, let value = last.take() { conduit.send(value) }
                conduit.send(completion: completion)
            } value: { value in
                let number = last.set(value)
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime),
                    tolerance: scheduler.minimumTolerance, options: options
                ) {
                    if let value = last.take(number) { conduit.send(value) }
                }
            }
        }
    }
}

/// A value that waits for its time; can be used on any thread.
private final class LastValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    private var number = 0

    /// Replaces the value; returns its number.
    func set(_ value: Value) -> Int {
        lock.withLock {
            self.value = value
            number += 1
            return number
        }
    }

    /// Takes the value if it is the one with `wanted`, or any.
    func take(_ wanted: Int? = nil) -> Value? {
        lock.withLock {
            guard wanted == nil || wanted == number else { return nil }
            defer { value = nil }
            return value
        }
    }
}
