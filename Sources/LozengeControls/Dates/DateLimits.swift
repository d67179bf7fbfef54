import Foundation
import LozengeCore

/// The earliest and the latest date that a picker writes; `nil` for no limit.
nonisolated struct DateLimits: Equatable {
    var earliest: Date?
    var latest: Date?

    /// Returns the nearest date inside of the limits.
    func nearest(to date: Date) -> Date {
        let early = earliest.map { max($0, date) } ?? date
        return latest.map { min($0, early) } ?? early
    }

    /// Writes the nearest date inside of the limits, if it is another one than that which is there.
    func write(_ date: Date, to selection: Binding<Date>) {
        let new = nearest(to: date)
        if new != selection.wrappedValue { selection.wrappedValue = new }
    }

    /// True if some moment of a day is inside of the limits.
    func allows(dayOf date: Date, _ calendar: Calendar) -> Bool {
        guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
        return (earliest.map { day.end > $0 } ?? true) && (latest.map { day.start <= $0 } ?? true)
    }
}

extension Date {
    /// The date, or the nearest one that calendars can count with; the reference date for NaN.
    ///
    /// Source: calendars know years of six digits; these limits are 30,000 years away.
    nonisolated var inCalendars: Date {
        let seconds = timeIntervalSinceReferenceDate
        let limit = 1e12
        return seconds.isNaN
            ? Date(timeIntervalSinceReferenceDate: 0)
            : Date(timeIntervalSinceReferenceDate: min(max(seconds, -limit), limit))
    }
}
