import Foundation

extension Publishers {
    /// The end of a group of values: a time, or a time and a number.
    ///
    /// Matches: Combine.Publishers.TimeGroupingStrategy
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A group ends a time after its first value.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// A group ends a time after its first value, or when it has a number of values; a number less than 1 counts as 1.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publisher {
    /// A publisher of arrays of the values that come within a time.
    ///
    /// - Parameters:
    ///   - strategy: The end of a group.
    ///   - options: The options of the scheduler.
    /// - Returns: A publisher of arrays, none of which is empty.
    ///
    /// Matches: Combine.Publisher.collect(_:options:)
    /// Differs: the time of a group begins with its first value.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        let publisher = self
        let (scheduler, time, most) =
            switch strategy {
            case .byTime(let scheduler, let time): (scheduler, time, Int.max)
            case .byTimeOrCount(let scheduler, let time, let count):
                (scheduler, time, Swift.max(1, count))
            }
        return Publishers.Operated { conduit in
            let group = Group<Output>()
            publisher.feed(conduit) { completion in
                scheduler.schedule(options: options) {
                    if case .finished = completion, let values = group.take() {
                        conduit.send(values)
                    }
                    conduit.send(completion: completion)
                }
            } value: { value in
                let (number, count) = group.add(value)
                if count >= most {
                    guard let values = group.take(number) else { return }
                    scheduler.schedule(options: options) { conduit.send(values) }
                } else if count == 1 {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: time),
                        tolerance: scheduler.minimumTolerance, options: options
                    ) {
                        if let values = group.take(number) { conduit.send(values) }
                    }
                }
            }
        }
    }
}

/// The values of a group that has not ended; can be used on any thread.
private final class Group<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    private var number = 0

    /// Adds a value; returns the number of the group, and how many values it has.
    func add(_ value: Value) -> (number: Int, count: Int) {
        lock.withLock {
            values.append(value)
            return (number, values.count)
        }
    }

    /// Ends the group with `wanted`, or any; `nil` if it has ended or has no value.
    func take(_ wanted: Int? = nil) -> [Value]? {
        lock.withLock {
            guard !values.isEmpty, wanted == nil || wanted == number else { return nil }
            defer { (values, number) = ([], number + 1) }
            return values
        }
    }
}
