import Foundation

/// A scheduler that runs closures at once, where they are scheduled; a test uses it in place of a queue.
///
/// It has no clock: what is scheduled for later runs at once as well.
///
/// Matches: Combine.ImmediateScheduler
public struct ImmediateScheduler: Scheduler, Sendable {
    /// A time; the present one is always the same.
    ///
    /// Matches: Combine.ImmediateScheduler.SchedulerTimeType
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval

        private var elapsed: TimeInterval = 0

        public func distance(to other: Self) -> Stride { Stride(other.elapsed - elapsed) }

        public func advanced(by n: Stride) -> Self {
            var later = self
            later.elapsed += n.timeInterval
            return later
        }
    }

    public typealias SchedulerOptions = Never

    /// The scheduler.
    ///
    /// Matches: Combine.ImmediateScheduler.shared
    public static let shared = ImmediateScheduler()

    private init() {}

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { action() }
}
