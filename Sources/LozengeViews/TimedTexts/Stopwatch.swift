public import Foundation

nonisolated extension SystemFormatStyle {
    /// The time since a date with hundredths of a second, such as 00:05.23.
    ///
    /// Matches: SwiftUI.SystemFormatStyle.Stopwatch
    public struct Stopwatch: Hashable, Codable, Sendable {
        private let start: Date
        private let clock: ClockFormat
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format of the time since a date; zero before it.
        ///
        /// - Parameters:
        ///   - startDate: The date.
        ///   - showsHours: False if minutes may exceed 60.
        ///   - maxFieldCount: The number of shown fields, from the largest; less than one counts as one.
        ///   - maxPrecision: The smallest shown difference; less than a millisecond counts as one. Whole minutes
        ///     are shown in words.
        ///
        /// Matches: SwiftUI.SystemFormatStyle.Stopwatch.init(startingAt:showsHours:maxFieldCount:maxPrecision:)
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFormat(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
                isPadded: true)
        }

        private func reading(at date: Date) -> ClockFormat.Reading {
            clock.reading(elapsed: date.timeIntervalSince(start))
        }
    }
}

nonisolated extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
    public func format(_ date: Date) -> AttributedString {
        AttributedString(clock.string(reading(at: date), in: locale))
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    public func discreteInput(after date: Date) -> Date? {
        start.addingTimeInterval(clock.next(after: reading(at: date)))
    }

    public func discreteInput(before date: Date) -> Date? {
        let shown = reading(at: date).shown
        return shown > 0 ? input(before: start.addingTimeInterval(shown)) : nil
    }
}
