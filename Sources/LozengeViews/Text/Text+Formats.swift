import Foundation
import LozengeCore

nonisolated extension Text {
    /// Creates a text that shows `input` formatted in the locale of the environment.
    ///
    /// A format with an explicit locale keeps it.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(TextStorage(FormattedText(input, format) { .plain($0) }))
    }

    /// Creates a text that shows `input` formatted as an attributed string.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
        self.init(TextStorage(FormattedText(input, format) { Text($0).storage }))
    }

    /// Creates a text that shows `subject`; empty if `formatter` rejects it.
    ///
    /// Matches: SwiftUI.Text.init(_:formatter:)
    /// Differs: takes any value; dates are not `ReferenceConvertible` in Foundation on Linux.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.text(of: subject) ?? "")
    }

    /// A style of displaying dates in texts.
    ///
    /// Matches: SwiftUI.Text.DateStyle
    nonisolated public struct DateStyle: Hashable, Sendable {
        enum Part: Hashable, Sendable { case date, time, relative, offset, timer }

        let part: Part

        /// The day, such as June 3, 2019.
        ///
        /// Matches: SwiftUI.Text.DateStyle.date
        public static let date = DateStyle(part: .date)

        /// The hour and minute.
        ///
        /// Matches: SwiftUI.Text.DateStyle.time
        public static let time = DateStyle(part: .time)

        /// The distance from now without a sign, such as 2 min, 5 sec.
        ///
        /// The text updates as time passes.
        ///
        /// Matches: SwiftUI.Text.DateStyle.relative
        /// Differs: months and years are days; Foundation on Linux has no words for them.
        public static let relative = DateStyle(part: .relative)

        /// The offset of now from the date, such as +2 minutes; negative for a future date.
        ///
        /// The text updates as time passes.
        ///
        /// Matches: SwiftUI.Text.DateStyle.offset
        /// Differs: months and years are days; Foundation on Linux has no words for them.
        public static let offset = DateStyle(part: .offset)

        /// The remaining or elapsed time as a clock shows it, such as 2:05.
        ///
        /// The text updates as time passes.
        ///
        /// Matches: SwiftUI.Text.DateStyle.timer
        public static let timer = DateStyle(part: .timer)
    }

    /// Creates a text that shows `date` in the locale, calendar and time zone of the environment.
    ///
    /// Matches: SwiftUI.Text.init(_:style:)
    public init(_ date: Date, style: DateStyle) { self.init(TextStorage(DateText(date, style))) }

    /// Creates a text that shows a range of dates; includes the days if they differ.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ dates: ClosedRange<Date>) { self.init(TextStorage(DateRangeText(dates))) }

    /// Creates a text that shows the start and end of an interval; includes the days if they differ.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text that shows a running timer, such as 2:05.
    ///
    /// The text updates from the start of the interval to its end.
    ///
    /// - Parameters:
    ///   - timerInterval: The start and end of the timer.
    ///   - pauseTime: The time at which the timer stops; `nil` for the end of the interval.
    ///   - countsDown: True to show the remaining time, false for the elapsed time.
    ///   - showsHours: True to show hours; otherwise minutes may exceed 60.
    ///
    /// Matches: SwiftUI.Text.init(timerInterval:pauseTime:countsDown:showsHours:)
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            TextStorage(
                TimerText(
                    timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }
}
