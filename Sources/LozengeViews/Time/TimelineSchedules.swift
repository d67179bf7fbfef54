import Foundation

/// A schedule of a start date and further dates at equal intervals.
///
/// Matches: SwiftUI.PeriodicTimelineSchedule
nonisolated public struct PeriodicTimelineSchedule {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule that begins at `startDate`.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The interval in seconds; with zero, negative, infinite and NaN there is only the
    ///     first date.
    ///
    /// Matches: SwiftUI.PeriodicTimelineSchedule.init(from:by:)
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
}

extension PeriodicTimelineSchedule: TimelineSchedule {
    /// Returns the dates from the last one before `startDate` on.
    ///
    /// Matches: SwiftUI.PeriodicTimelineSchedule.entries(from:mode:)
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        EvenDates(from: start, by: interval, since: startDate)
    }
}

/// A schedule of the beginning of each minute.
///
/// Matches: SwiftUI.EveryMinuteTimelineSchedule
nonisolated public struct EveryMinuteTimelineSchedule {
    /// Creates a schedule of minutes.
    ///
    /// Matches: SwiftUI.EveryMinuteTimelineSchedule.init()
    public init() {}
}

extension EveryMinuteTimelineSchedule: TimelineSchedule {
    /// Returns the minutes from the present one on.
    ///
    /// Matches: SwiftUI.EveryMinuteTimelineSchedule.entries(from:mode:)
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        EvenDates(from: .distantPast, by: 60, since: startDate)
    }
}

/// A schedule of given dates, in order.
///
/// Matches: SwiftUI.ExplicitTimelineSchedule
nonisolated public struct ExplicitTimelineSchedule<Dates: Sequence>
where Dates.Element == Date {
    private let dates: Dates

    /// Creates a schedule of these dates.
    ///
    /// Matches: SwiftUI.ExplicitTimelineSchedule.init(_:)
    public init(_ dates: Dates) { self.dates = dates }
}

extension ExplicitTimelineSchedule: TimelineSchedule {
    /// Returns the dates from the last one before `startDate` on.
    ///
    /// Matches: SwiftUI.ExplicitTimelineSchedule.entries(from:mode:)
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        LatestDates(of: dates, since: startDate)
    }
}

/// A schedule at the pace of the display or slower.
///
/// Matches: SwiftUI.AnimationTimelineSchedule
nonisolated public struct AnimationTimelineSchedule {
    private let interval: TimeInterval

    /// Creates a schedule for animation.
    ///
    /// - Parameters:
    ///   - minimumInterval: The least interval in seconds; with `nil`, zero, negative and NaN there is a
    ///     date for each frame.
    ///   - paused: True for the present date only.
    ///
    /// Matches: SwiftUI.AnimationTimelineSchedule.init(minimumInterval:paused:)
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        // There are more dates than frames; each frame shows the latest.
        let wanted = minimumInterval ?? 0
        interval = paused ? .infinity : wanted > 0 ? wanted : 0.001
    }
}

extension AnimationTimelineSchedule: TimelineSchedule {
    /// Returns the dates from `start` on.
    ///
    /// Matches: SwiftUI.AnimationTimelineSchedule.entries(from:mode:)
    public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
        EvenDates(from: start, by: interval, since: start)
    }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a start date and further dates at equal intervals; see ``PeriodicTimelineSchedule``.
    ///
    /// Matches: SwiftUI.TimelineSchedule.periodic(from:by:)
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule of the beginning of each minute.
    ///
    /// Matches: SwiftUI.TimelineSchedule.everyMinute
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule {
    /// Returns a schedule of given dates, in order.
    ///
    /// Matches: SwiftUI.TimelineSchedule.explicit(_:)
    public static func explicit<Dates>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
    where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A date for each frame.
    ///
    /// Matches: SwiftUI.TimelineSchedule.animation
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule at the pace of the display or slower; see ``AnimationTimelineSchedule``.
    ///
    /// Matches: SwiftUI.TimelineSchedule.animation(minimumInterval:paused:)
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
