import Foundation

/// A date and others after it in equal distances.
///
/// Matches: SwiftUI.PeriodicTimelineSchedule
nonisolated public struct PeriodicTimelineSchedule {
    private let start: Date
    private let interval: TimeInterval

    /// A schedule that begins at `startDate`.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: Seconds between two dates; zero, negative, infinite and NaN for no date but the
    ///     first.
    ///
    /// Matches: SwiftUI.PeriodicTimelineSchedule.init(from:by:)
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
}

extension PeriodicTimelineSchedule: TimelineSchedule {
    /// The dates from the latest one on that has come.
    ///
    /// Matches: SwiftUI.PeriodicTimelineSchedule.entries(from:mode:)
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        EvenDates(from: start, by: interval, since: startDate)
    }
}

/// The beginning of each minute.
///
/// Matches: SwiftUI.EveryMinuteTimelineSchedule
nonisolated public struct EveryMinuteTimelineSchedule {
    /// A schedule of minutes.
    ///
    /// Matches: SwiftUI.EveryMinuteTimelineSchedule.init()
    public init() {}
}

extension EveryMinuteTimelineSchedule: TimelineSchedule {
    /// The minutes from the present one on.
    ///
    /// Matches: SwiftUI.EveryMinuteTimelineSchedule.entries(from:mode:)
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        EvenDates(from: .distantPast, by: 60, since: startDate)
    }
}

/// Dates that are given, in their order.
///
/// Matches: SwiftUI.ExplicitTimelineSchedule
nonisolated public struct ExplicitTimelineSchedule<Dates: Sequence>
where Dates.Element == Date {
    private let dates: Dates

    /// A schedule of these dates.
    ///
    /// Matches: SwiftUI.ExplicitTimelineSchedule.init(_:)
    public init(_ dates: Dates) { self.dates = dates }
}

extension ExplicitTimelineSchedule: TimelineSchedule {
    /// The dates from the latest one on that has come.
    ///
    /// Matches: SwiftUI.ExplicitTimelineSchedule.entries(from:mode:)
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        LatestDates(of: dates, since: startDate)
    }
}

/// Dates that follow one another as fast as a display shows pictures, or slower.
///
/// Matches: SwiftUI.AnimationTimelineSchedule
nonisolated public struct AnimationTimelineSchedule {
    private let interval: TimeInterval

    /// A schedule for what moves.
    ///
    /// - Parameters:
    ///   - minimumInterval: Seconds that there are at least between two dates; `nil`, zero, negative
    ///     and NaN for a date with each picture.
    ///   - paused: Whether there is no date but the present one.
    ///
    /// Matches: SwiftUI.AnimationTimelineSchedule.init(minimumInterval:paused:)
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        // There are more dates than pictures, each of which shows the latest.
        let wanted = minimumInterval ?? 0
        interval = paused ? .infinity : wanted > 0 ? wanted : 0.001
    }
}

extension AnimationTimelineSchedule: TimelineSchedule {
    /// The dates from `start` on.
    ///
    /// Matches: SwiftUI.AnimationTimelineSchedule.entries(from:mode:)
    public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
        EvenDates(from: start, by: interval, since: start)
    }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A date and others after it in equal distances; see ``PeriodicTimelineSchedule``.
    ///
    /// Matches: SwiftUI.TimelineSchedule.periodic(from:by:)
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    ///
    /// Matches: SwiftUI.TimelineSchedule.everyMinute
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule {
    /// Dates that are given, in their order.
    ///
    /// Matches: SwiftUI.TimelineSchedule.explicit(_:)
    public static func explicit<Dates>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
    where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A date with each picture.
    ///
    /// Matches: SwiftUI.TimelineSchedule.animation
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Dates as fast as a display shows pictures, or slower; see ``AnimationTimelineSchedule``.
    ///
    /// Matches: SwiftUI.TimelineSchedule.animation(minimumInterval:paused:)
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
