import Foundation
import LozengeCore
import LozengeViews

/// A month in which the day of a date is chosen; its time stays.
nonisolated struct DayChooser {
    let selection: Binding<Date>
    let limits: DateLimits
    /// Called once a day is chosen by a click, Return or Space; `nil` if these only change the day.
    let onChoice: (() -> Void)?
    /// True if the days get the keyboard when they appear.
    let takesFocus: Bool
    @Environment(\.pickerCalendar) private var calendar

    init(
        selection: Binding<Date>, limits: DateLimits, takesFocus: Bool = false,
        onChoice: (() -> Void)? = nil
    ) {
        self.selection = selection
        self.limits = limits
        self.takesFocus = takesFocus
        self.onChoice = onChoice
    }
}

extension DayChooser: View {
    var body: some View {
        let present = selection.wrappedValue.inCalendars
        MonthView(
            cursor: present, limits: limits, calendar: calendar,
            isChosen: { calendar.isDate($0, inSameDayAs: present) },
            choose: {
                write($0)
                onChoice?()
            }, moveCursor: write, accept: onChoice, takesFocus: takesFocus)
    }

    private func write(_ day: Date) {
        limits.write(
            calendar.setting(dayOf: day, in: selection.wrappedValue.inCalendars), to: selection)
    }
}

extension Calendar {
    /// Returns `date` with the day of another date; the time stays.
    nonisolated fileprivate func setting(dayOf day: Date, in date: Date) -> Date {
        var components = dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        let new = dateComponents([.era, .year, .month, .day, .isLeapMonth], from: day)
        components.era = new.era
        components.year = new.year
        components.month = new.month
        components.day = new.day
        components.isLeapMonth = new.isLeapMonth
        return self.date(from: components) ?? date
    }
}
