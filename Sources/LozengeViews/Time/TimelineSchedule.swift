import Foundation

/// When a ``TimelineView`` shows its content anew.
///
/// Matches: SwiftUI.TimelineSchedule
@MainActor @preconcurrency
public protocol TimelineSchedule {
    /// How often the system is ready to show something new.
    ///
    /// Matches: SwiftUI.TimelineSchedule.Mode
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates at which there is something new, in their order.
    ///
    /// - Parameters:
    ///   - startDate: The present time. The first date is better not later than this: it is shown
    ///     even if it is ahead.
    ///   - mode: How often the system is ready to show something new.
    /// - Returns: The dates; they may go on for ever. Where there is none, `startDate` is shown.
    ///
    /// Matches: SwiftUI.TimelineSchedule.entries(from:mode:)
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the system is ready to show something new.
///
/// Matches: SwiftUI.TimelineScheduleMode
/// Differs: it is always `normal` here: a desktop does not dim.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// A date, and others after it in equal distances.
nonisolated struct EvenDates: Sequence, IteratorProtocol {
    let start: Date
    /// In seconds; `nil` where there is no second date.
    private let interval: TimeInterval?
    private var count: Double
    private var isOver = false

    /// Those of the dates from `start` on that come from `now` on, and the one before.
    ///
    /// - Parameters:
    ///   - start: The first date.
    ///   - interval: Seconds; zero, negative, infinite and NaN for no date but the first.
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

/// Of other dates those that come from a time on, and the one before.
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
