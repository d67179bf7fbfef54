import Foundation

/// The dates at which a ``TimelineView`` updates its content.
///
/// Matches: SwiftUI.TimelineSchedule
@MainActor @preconcurrency
public protocol TimelineSchedule {
    /// The rate at which the system updates content.
    ///
    /// Matches: SwiftUI.TimelineSchedule.Mode
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates of updates, in order.
    ///
    /// - Parameters:
    ///   - startDate: The present time. The first date should not be later: it is shown even if it is in
    ///     the future.
    ///   - mode: The rate at which the system updates content.
    /// - Returns: The dates, which may be endless; if there are none, `startDate` is shown.
    ///
    /// Matches: SwiftUI.TimelineSchedule.entries(from:mode:)
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which the system updates content.
///
/// Matches: SwiftUI.TimelineScheduleMode
/// Differs: it is always `normal` here: a desktop does not dim.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// A start date and further dates at equal intervals.
nonisolated struct EvenDates: Sequence, IteratorProtocol {
    let start: Date
    /// The interval in seconds; `nil` if there is only one date.
    private let interval: TimeInterval?
    private var count: Double
    private var isOver = false

    /// Creates the dates from the last one before `now` on.
    ///
    /// - Parameters:
    ///   - start: The first date.
    ///   - interval: The interval in seconds; with zero, negative, infinite and NaN there is only the
    ///     first date.
    ///   - now: The present time.
    init(from start: Date, by interval: TimeInterval, since now: Date) {
        self.start = start
        self.interval = interval > 0 && interval.isFinite ? interval : nil
        let gone = now.timeIntervalSince(start)
        count = gone > 0 ? self.interval.map { (gone / $0).rounded(.down) } ?? 0 : 0
    }

    mutating func next() -> Date? {
        guard !isOver else { return nil }
        defer { count += 1 }
        isOver = interval == nil
        return start.addingTimeInterval(count * (interval ?? 0))
    }
}

/// The dates of a sequence from the last one before a time on.
nonisolated struct LatestDates<Base: Sequence>: Sequence, IteratorProtocol
where Base.Element == Date {
    private var dates: Base.Iterator
    private var upcoming: Date?
    private var following: Date?

    init(of base: Base, since now: Date) {
        dates = base.makeIterator()
        upcoming = dates.next()
        following = dates.next()
        while let date = following, date <= now { _ = next() }
    }

    mutating func next() -> Date? {
        defer {
            upcoming = following
            following = dates.next()
        }
        return upcoming
    }
}
