public import Foundation

/// The formats of texts that are updated as time passes.
///
/// ```swift
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// Text(.currentDate, format: .offset(to: start))
/// ```
///
/// Matches: SwiftUI.SystemFormatStyle
nonisolated public enum SystemFormatStyle {}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The elapsed time of an interval, such as 2:05.
    ///
    /// Matches: Foundation.FormatStyle.timer(countingUpIn:showsHours:maxFieldCount:maxPrecision:)
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// The remaining time of an interval, such as 2:05.
    ///
    /// Matches: Foundation.FormatStyle.timer(countingDownIn:showsHours:maxFieldCount:maxPrecision:)
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date with hundredths of a second, such as 00:05.23.
    ///
    /// Matches: Foundation.FormatStyle.stopwatch(startingAt:showsHours:maxFieldCount:maxPrecision:)
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance to a date, such as 3 minutes, 42 seconds.
    ///
    /// Matches: Foundation.FormatStyle.offset(to:allowedFields:maxFieldCount:sign:)
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .day, .hour, .minute, .second,
        ],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as one says it: in 5 minutes, tomorrow; far away, June 2029.
    ///
    /// Matches: Foundation.FormatStyle.reference(to:allowedFields:maxFieldCount:thresholdField:)
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}
