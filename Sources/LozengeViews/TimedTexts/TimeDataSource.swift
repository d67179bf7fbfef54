public import Foundation

/// A value that changes as time passes, for a text that shows it.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// ```
///
/// Matches: SwiftUI.TimeDataSource
nonisolated public struct TimeDataSource<Value>: Sendable {
    /// The kind of a source with its date; sources of one type with equal kinds have equal values.
    enum Kind: Hashable {
        case now
        case nowUntil(Date)
        case since(Date)
        case until(Date)
    }

    let kind: Kind
    /// Returns the value at a time.
    let value: @Sendable (Date) -> Value
    /// Returns the first time at which the source has a value; `nil` if it never has.
    let date: @Sendable (Value) -> Date?
}

nonisolated extension TimeDataSource<Date> {
    /// The present date.
    ///
    /// Matches: SwiftUI.TimeDataSource.currentDate
    public static var currentDate: Self { Self(kind: .now, value: { $0 }, date: { $0 }) }

    /// The present date, which stops at `end`.
    static func currentDate(until end: Date) -> Self {
        Self(
            kind: .nowUntil(end), value: { min($0, end) },
            date: { $0 > end ? nil : $0 })
    }
}

nonisolated extension TimeDataSource<Duration> {
    /// The time since `date`; negative before it.
    ///
    /// Matches: SwiftUI.TimeDataSource.durationOffset(to:)
    public static func durationOffset(to date: Date) -> Self {
        Self(
            kind: .since(date), value: { .seconds($0.timeIntervalSince(date)) },
            date: { date.addingTimeInterval($0 / .seconds(1)) })
    }
}

nonisolated extension TimeDataSource<Range<Date>> {
    /// The range from `date` to the present date; empty before it.
    ///
    /// Matches: SwiftUI.TimeDataSource.dateRange(startingAt:)
    public static func dateRange(startingAt date: Date) -> Self {
        Self(kind: .since(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
    }

    /// The range from the present date to `date`; empty after it.
    ///
    /// Matches: SwiftUI.TimeDataSource.dateRange(endingAt:)
    public static func dateRange(endingAt date: Date) -> Self {
        Self(kind: .until(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }
}
