import Foundation

/// The place and the time at which closures run: a queue, a run loop.
///
/// Matches: Combine.Scheduler
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    /// The present time.
    var now: SchedulerTimeType { get }
    /// The least tolerance of a delay.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action at a time or later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
    /// Runs an action as soon as possible.
    ///
    /// Matches: Combine.Scheduler.schedule(_:)
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action at a time or later.
    ///
    /// Matches: Combine.Scheduler.schedule(after:_:)
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a time or later.
    ///
    /// Matches: Combine.Scheduler.schedule(after:tolerance:_:)
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }
}

/// A length of time that can be written in units.
///
/// Matches: Combine.SchedulerTimeIntervalConvertible
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time, in seconds; infinite and NaN count as zero.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
    Hashable,
    ExpressibleByFloatLiteral, Sendable
{
    /// The length in seconds.
    public var timeInterval: TimeInterval

    /// Creates a length of a number of seconds.
    public init(_ timeInterval: TimeInterval) {
        self.timeInterval = timeInterval.isFinite ? timeInterval : 0
    }

    public init(integerLiteral value: Int) { self.init(TimeInterval(value)) }
    public init(floatLiteral value: Double) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    public var magnitude: TimeInterval { timeInterval.magnitude }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval + rhs.timeInterval)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval - rhs.timeInterval)
    }
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs.timeInterval * rhs.timeInterval)
    }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// The options of schedulers that have none.
public struct SchedulerNoOptions: Sendable {}

extension DispatchQueue: Scheduler {
    /// A time on the clock of queues.
    ///
    /// Matches: Dispatch.DispatchQueue.SchedulerTimeType
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval

        public var dispatchTime: DispatchTime

        /// Creates a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: Self) -> Stride {
            let (start, end) = (
                dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds
            )
            return Stride((Double(end) - Double(start)) / 1e9)
        }

        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }
    }

    public typealias SchedulerOptions = SchedulerNoOptions

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime) { action() }
    }
}

extension RunLoop: Scheduler {
    /// A time of a run loop.
    ///
    /// Matches: Foundation.RunLoop.SchedulerTimeType
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval

        public var date: Date

        /// Creates a time.
        public init(_ date: Date) { self.date = date }

        public func distance(to other: Self) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }
        public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
    }

    public typealias SchedulerOptions = SchedulerNoOptions

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: options, action)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    public typealias SchedulerOptions = SchedulerNoOptions

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let wait = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in
            self?.addOperation { action() }
        }
    }
}
