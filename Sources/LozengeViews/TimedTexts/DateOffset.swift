public import Foundation

nonisolated extension SystemFormatStyle {
    /// The distance to a date: 3 minutes, 42 seconds; or 3:42, if it consists of minutes and seconds alone.
    ///
    /// The distance is negative before the date.
    ///
    /// Matches: SwiftUI.SystemFormatStyle.DateOffset
    /// Differs: months and years are days; Foundation on Linux has no words for them.
    public struct DateOffset: Hashable, Codable, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let fieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format of the distance to a date.
        ///
        /// - Parameters:
        ///   - anchor: The date.
        ///   - allowedFields: The fields that are shown; none is as if all were named. Those of a clock are
        ///     shown as on a clock.
        ///   - maxFieldCount: The number of shown fields, from the largest; less than one counts as one.
        ///   - sign: The sign; usually the minus before the date alone.
        ///
        /// Matches: SwiftUI.SystemFormatStyle.DateOffset.init(to:allowedFields:maxFieldCount:sign:)
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            fields = allowedFields
            fieldCount = max(1, maxFieldCount)
            self.sign = sign
        }

        /// The units of the shown fields, and their lengths in seconds, from the largest.
        private var units: [(unit: Duration.UnitsFormatStyle.Unit, length: Int)] {
            let isOfDays = !fields.isDisjoint(with: [.day, .month, .year])
            let all: [(Bool, Duration.UnitsFormatStyle.Unit, Int)] = [
                (fields.contains(.week), .weeks, 604_800), (isOfDays, .days, 86_400),
                (fields.contains(.hour), .hours, 3600), (fields.contains(.minute), .minutes, 60),
                (fields.contains(.second), .seconds, 1),
            ]
            return all.filter { $0.0 || fields.isEmpty }.map { ($0.1, $0.2) }
        }

        private func distance(from date: Date) -> DateDistance {
            DateDistance(from: date, to: anchor, fields: fieldCount, lengths: units.map(\.length))
        }

        /// The clock that shows these fields; `nil` if words do.
        private var clock: ClockFormat? {
            let hasHours = fields == [.hour, .minute, .second]
            guard hasHours ? fieldCount > 2 : fields == [.minute, .second] && fieldCount > 1 else {
                return nil
            }
            return ClockFormat(showsHours: hasHours, maxFieldCount: 3, maxPrecision: .seconds(1))
        }

        private func prefix(_ distance: DateDistance) -> String {
            if distance.seconds == 0 {
                return sign == .always(includingZero: true) ? "+" : ""
            }
            if sign == .never { return "" }
            return distance.isAhead ? "-" : sign == .automatic ? "" : "+"
        }
    }
}

nonisolated extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
    public func format(_ date: Date) -> AttributedString {
        let distance = distance(from: date)
        let words: String
        if let clock {
            words = clock.string(clock.reading(elapsed: Double(distance.seconds)), in: locale)
        } else {
            words = Duration.seconds(distance.seconds).formatted(
                Duration.UnitsFormatStyle.units(
                    allowed: Set(units.map(\.unit)), width: .wide, maximumUnitCount: fieldCount
                ).locale(locale))
        }
        return AttributedString(prefix(distance) + words)
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    public func discreteInput(after date: Date) -> Date? {
        anchor.addingTimeInterval(TimeInterval(distance(from: date).next))
    }

    public func discreteInput(before date: Date) -> Date? {
        input(before: anchor.addingTimeInterval(TimeInterval(distance(from: date).start)))
    }
}
