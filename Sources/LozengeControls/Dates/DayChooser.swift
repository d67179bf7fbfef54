import Foundation
import LozengeCore
import LozengeViews

/// A month in which the day of a date is chosen; its time stays.
nonisolated struct DayChooser {
    let selection: Binding<Date>
    let limits: DateLimits
    /// Called once a day is chosen by a click, Return or Space.
    let onChoice: () -> Void
    /// True if the days get the keyboard when they appear.
    let takesFocus: Bool
    @Environment(\.pickerCalendar) private var calendar
    @Environment(\.locale) private var locale

    init(
        selection: Binding<Date>, limits: DateLimits, takesFocus: Bool = false,
        onChoice: @escaping () -> Void = {}
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
                onChoice()
            }, moveCursor: write, accept: onChoice, takesFocus: takesFocus)
    }

    private func write(_ day: Date) {
        let parts = DateParts(.date, calendar: calendar, locale: locale)
        let date = parts.setting(dayOf: day, in: selection.wrappedValue.inCalendars)
        let new = limits.nearest(to: date)
        if new != selection.wrappedValue { selection.wrappedValue = new }
    }
}
