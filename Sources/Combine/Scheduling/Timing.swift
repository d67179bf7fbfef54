import Foundation

/// Operators on the place and the time of values.
extension Publisher {
    /// A publisher whose values and end arrive on `scheduler`, in their order.
    ///
    /// Matches: Combine.Publisher.receive(on:options:)
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
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
    ) -> Publishers.SubscribeOn<Self, S> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
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
    ) -> Publishers.Delay<Self, S> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
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
    ) -> Publishers.Debounce<Self, S> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
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

extension Publisher {
    /// A publisher of at most one value in each interval, on `scheduler`.
    ///
    /// - Parameters:
    ///   - interval: The time between two values; the first one is sent at once.
    ///   - scheduler: The place where values arrive.
    ///   - latest: True for the last value of an interval, false for its first one.
    /// - Returns: A publisher of fewer values. A value that waits at the end is sent before it.
    ///
    /// Matches: Combine.Publisher.throttle(for:scheduler:latest:)
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            let pace = Pace<Output, S.SchedulerTimeType>(interval, sendsLatest: latest)
            publisher.feed(conduit) { completion in
                scheduler.schedule {
                    if case .finished = completion, let value = pace.take(at: scheduler.now) {
                        conduit.send(value)
                    }
                    conduit.send(completion: completion)
                }
            } value: { value in
                switch pace.add(value, at: scheduler.now) {
                case .now: scheduler.schedule { conduit.send(value) }
                case .later(let time):
                    scheduler.schedule(after: time) {
                        if let value = pace.take(at: scheduler.now) { conduit.send(value) }
                    }
                case .never: break
                }
            }
        }
    }

    /// The same publisher, which ends if no value follows within a time.
    ///
    /// - Parameters:
    ///   - interval: The longest time before the first value, and between two.
    ///   - scheduler: The place where the time is measured.
    ///   - options: The options of the scheduler.
    ///   - customError: Returns the error of the end; `nil` for an end without one.
    /// - Returns: A publisher of the same values.
    ///
    /// Matches: Combine.Publisher.timeout(_:scheduler:options:customError:)
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            let last = LastValue<Void>()
            func watch() {
                let number = last.set(())
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval),
                    tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard last.take(number) != nil else { return }
                    let error = customError.map { $0() }
                    conduit.send(completion: error.map { .failure($0) } ?? .finished)
                }
            }
            watch()
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                watch()
                conduit.send(value)
            }
        }
    }

    /// A publisher of the times between values, as the clock of `scheduler` has them.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler whose clock counts; the first time is that since the subscription.
    ///   - options: Not used: times are sent where the values arrive.
    /// - Returns: A publisher of lengths of time.
    ///
    /// Matches: Combine.Publisher.measureInterval(using:options:)
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        let publisher = self
        return Publishers.Operated { conduit in
            var last = scheduler.now
            publisher.feed(conduit, completion: conduit.send(completion:)) { _ in
                let now = scheduler.now
                defer { last = now }
                conduit.send(last.distance(to: now))
            }
        }
    }
}

/// The times at which values may be sent; can be used on any thread.
private final class Pace<Value, Time: Strideable>: @unchecked Sendable {
    enum Answer {
        case now
        case later(Time)
        /// Another value waits already.
        case never
    }

    private let lock = NSLock()
    private let interval: Time.Stride
    private let sendsLatest: Bool
    private var last: Time?
    private var waiting: Value?

    init(_ interval: Time.Stride, sendsLatest: Bool) {
        (self.interval, self.sendsLatest) = (interval, sendsLatest)
    }

    /// Adds a value; returns the time to send it.
    func add(_ value: Value, at time: Time) -> Answer {
        lock.withLock {
            if waiting != nil {
                if sendsLatest { waiting = value }
                return .never
            }
            if let next = last?.advanced(by: interval), next > time {
                waiting = value
                return .later(next)
            }
            last = time
            return .now
        }
    }

    /// Takes the value that waits; `nil` if none does.
    func take(at time: Time) -> Value? {
        lock.withLock {
            guard let value = waiting else { return nil }
            (waiting, last) = (nil, time)
            return value
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

/// Operators on time and place.
extension Publishers {
    /// A publisher of the values, on a scheduler.
    ///
    /// Matches: Combine.Publishers.ReceiveOn
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values, asked for on a scheduler.
    ///
    /// Matches: Combine.Publishers.SubscribeOn
    public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values, later.
    ///
    /// Matches: Combine.Publishers.Delay
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values after which a pause comes.
    ///
    /// Matches: Combine.Publishers.Debounce
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values, at a limited rate.
    ///
    /// Matches: Combine.Publishers.Throttle
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values, until none comes for a time.
    ///
    /// Matches: Combine.Publishers.Timeout
    public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the times between values.
    ///
    /// Matches: Combine.Publishers.MeasureInterval
    public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Operated<
        Context.SchedulerTimeType.Stride, Upstream.Failure
    >

    /// A publisher of arrays of the values within a time.
    ///
    /// Matches: Combine.Publishers.CollectByTime
    public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = Operated<
        [Upstream.Output], Upstream.Failure
    >
}
