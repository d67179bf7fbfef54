import Foundation

/// A month of a calendar in weeks.
nonisolated struct CalendarMonth {
    /// A day, or the place before the first or after the last one.
    struct Cell: Identifiable {
        let id: Int
        /// The beginning of the day; `nil` outside of the month.
        let day: Date?
    }

    /// The beginning of the first day.
    let start: Date
    /// Six weeks of seven places, so that all months are equally high.
    let weeks: [[Cell]]

    /// - Parameters:
    ///   - date: A moment of the month.
    ///   - calendar: The calendar, with its time zone and the first day of its weeks.
    init(of date: Date, _ calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        self.start = start
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        let weekday = calendar.component(.weekday, from: start)
        let blank = (weekday - calendar.firstWeekday + 7) % 7
        let cells = (0..<42).map { place in
            let offset = place - blank
            return Cell(
                id: place,
                day: (0..<count).contains(offset)
                    ? calendar.date(byAdding: .day, value: offset, to: start) : nil)
        }
        weeks = (0..<6).map { Array(cells[7 * $0..<7 * $0 + 7]) }
    }

    /// Returns the names of the days of a week in one letter or two, beginning with the first.
    static func weekdays(_ calendar: Calendar) -> [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
        return Array(names[first...] + names[..<first])
    }
}
