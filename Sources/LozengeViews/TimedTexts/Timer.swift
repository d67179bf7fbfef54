public import Foundation

nonisolated extension SystemFormatStyle {
    /// The elapsed or the remaining time of an interval, such as 2:05.
    ///
    /// Before the interval and after it, the time stands still.
    ///
    /// Matches: SwiftUI.SystemFormatStyle.Timer
    public struct Timer: Hashable, Codable, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let clock: ClockFormat
        private var locale = Locale.autoupdatingCurrent

        /// The usual fields.
        static let clock = ClockFormat(
            showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1))

        /// Creates a format of the remaining time.
        ///
        /// - Parameters:
        ///   - interval: The start and the end.
        ///   - showsHours: False if minutes may exceed 60.
        ///   - maxFieldCount: The number of shown fields, from the largest; less than one counts as one.
        ///   - maxPrecision: The smallest shown difference; less than a millisecond counts as one.
        ///
        /// Matches: SwiftUI.SystemFormatStyle.Timer.init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: true,
                ClockFormat(
                    showsHours: showsHours, maxFieldCount: maxFieldCount,
                    maxPrecision: maxPrecision))
        }

        /// Creates a format of the elapsed time.
        ///
        /// Matches: SwiftUI.SystemFormatStyle.Timer.init(countingUpIn:showsHours:maxFieldCount:maxPrecision:)
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: false,
                ClockFormat(
                    showsHours: showsHours, maxFieldCount: maxFieldCount,
                    maxPrecision: maxPrecision))
        }

        private init(_ interval: Range<Date>, countsDown: Bool, _ clock: ClockFormat) {
            (self.interval, self.countsDown, self.clock) = (interval, countsDown, clock)
        }

        private func reading(at date: Date) -> ClockFormat.Reading {
            let inside = min(max(date, interval.lowerBound), interval.upperBound)
            return countsDown
                ? clock.reading(left: interval.upperBound.timeIntervalSince(inside))
                : clock.reading(elapsed: inside.timeIntervalSince(interval.lowerBound))
        }

        /// The next time at which another reading than `reading` is shown; `nil` if there is none.
        private func change(after reading: ClockFormat.Reading) -> Date? {
            if countsDown {
                return clock.next(before: reading).map {
                    interval.upperBound.addingTimeInterval(-$0)
                }
            }
            let next = interval.lowerBound.addingTimeInterval(clock.next(after: reading))
            return next <= interval.upperBound ? next : nil
        }
    }
}

nonisolated extension SystemFormatStyle.Timer: DiscreteFormatStyle {
    public func format(_ date: Date) -> AttributedString {
        AttributedString(clock.string(reading(at: date), in: locale))
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    public func discreteInput(after date: Date) -> Date? {
        change(after: reading(at: date)).flatMap { $0 > date ? $0 : nil }
    }

    public func discreteInput(before date: Date) -> Date? {
        let shown = reading(at: date)
        let start =
            countsDown
            ? interval.upperBound.addingTimeInterval(-clock.next(after: shown) + clock.step)
            : interval.lowerBound.addingTimeInterval(shown.shown)
        let earlier = input(before: min(start, date)) ?? start
        return earlier > interval.lowerBound ? earlier : nil
    }
}
