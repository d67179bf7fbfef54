public import Foundation

nonisolated extension SystemFormatStyle {
    /// A date as one says it: now, in 5 minutes, tomorrow; far away, Monday, June 3, or June 2029.
    ///
    /// Matches: SwiftUI.SystemFormatStyle.DateReference
    public struct DateReference: Hashable, Codable, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let fieldCount: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a format of a date.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - allowedFields: The fields of a date that is near; `thresholdField` is always one of them.
        ///   - maxFieldCount: The number of fields of a distant date. Fields equal to those of the present are left
        ///     out; less than one counts as one.
        ///   - thresholdField: The largest field of a date that is near: with days, up to thirty days.
        ///
        /// Matches: SwiftUI.SystemFormatStyle.DateReference.init(to:allowedFields:maxFieldCount:thresholdField:)
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute,
            ],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            fields = allowedFields.union([thresholdField])
            fieldCount = max(1, maxFieldCount)
            threshold = thresholdField
        }

        /// Returns this format with the days of a calendar.
        ///
        /// Matches: SwiftUI.SystemFormatStyle.DateReference.calendar(_:)
        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// The distance up to which a date is near, in seconds.
        private var nearness: TimeInterval {
            switch threshold {
            case .second: 60
            case .minute: 3600
            case .hour: 86_400
            case .day, .week: 30 * 86_400
            case .month: 365 * 86_400
            default: .infinity
            }
        }

        /// The format of a date that is near; within a minute, of the present.
        private func nearFormat(at now: Date) -> Date.AnchoredRelativeFormatStyle {
            let isPresent = abs(date.timeIntervalSince(now)) < 60 && !fields.contains(.second)
            return Date.AnchoredRelativeFormatStyle(
                anchor: isPresent ? now : date, allowedFields: isPresent ? [.second] : fields,
                presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
                capitalizationContext: .unknown)
        }

        private func farFormat(at now: Date) -> Date.FormatStyle {
            var format = Date.FormatStyle(locale: locale, calendar: calendar)
            var rest = fieldCount
            func take(_ change: (Date.FormatStyle) -> Date.FormatStyle) {
                if rest > 0 { format = change(format) }
                rest -= 1
            }
            let isInYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
            if !isInYear { take { $0.year() } }
            if !calendar.isDate(date, inSameDayAs: now) {
                take { $0.month(.wide) }
                take { isInYear ? $0.weekday(.wide).day() : $0.day() }
            }
            take { $0.hour().minute() }
            return format
        }
    }
}

nonisolated extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
    public func format(_ now: Date) -> AttributedString {
        let isNear = abs(date.timeIntervalSince(now)) < nearness
        return AttributedString(
            isNear ? nearFormat(at: now).format(now) : farFormat(at: now).format(date))
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    public func discreteInput(after now: Date) -> Date? {
        edges(around: now).filter { $0 > now }.min()
    }

    public func discreteInput(before now: Date) -> Date? {
        edges(around: now).filter { $0 <= now }.max().flatMap { input(before: $0) }
    }

    /// The times around `now` from which on other words may be shown.
    private func edges(around now: Date) -> [Date] {
        var edges = [-60, 60, -nearness, nearness].filter(\.isFinite).map(date.addingTimeInterval)
        if abs(date.timeIntervalSince(now)) < nearness {
            let near = nearFormat(at: now)
            edges += [near.discreteInput(after: now), near.discreteInput(before: now)].compactMap {
                $0
            }
        }
        if let day = calendar.dateInterval(of: .day, for: now) { edges += [day.start, day.end] }
        return edges
    }
}
