import Foundation
import LozengeCore

nonisolated extension Text {
    /// Shows `input` as `format` writes it, in the language of where the text is.
    ///
    /// A format that has a locale of its own keeps it.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        self.init(TextStorage(FormattedText(input, format) { .plain($0) }))
    }

    /// Shows `input` as `format` writes it, with attributes.
    ///
    /// Matches: SwiftUI.Text.init(_:format:)
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
        self.init(TextStorage(FormattedText(input, format) { Text($0).storage }))
    }

    /// Shows `subject` as `formatter` writes it; nothing if it cannot.
    ///
    /// Matches: SwiftUI.Text.init(_:formatter:)
    /// Differs: takes any value; dates are not `ReferenceConvertible` in Foundation on Linux.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// How a date is shown.
    ///
    /// Matches: SwiftUI.Text.DateStyle
    nonisolated public struct DateStyle: Hashable, Sendable {
        enum Part: Hashable, Sendable { case date, time, relative, offset, timer }

        let part: Part

        /// The day, such as June 3, 2019.
        ///
        /// Matches: SwiftUI.Text.DateStyle.date
        public static let date = DateStyle(part: .date)

        /// Hour and minute.
        ///
        /// Matches: SwiftUI.Text.DateStyle.time
        public static let time = DateStyle(part: .time)

        /// How long it is from now, to or fro: 2 min, 5 sec.
        ///
        /// It goes on by itself.
        ///
        /// Matches: SwiftUI.Text.DateStyle.relative
        /// Differs: months and years are days; Foundation on Linux has no words for them.
        public static let relative = DateStyle(part: .relative)

        /// How long ago it was, less than zero for a date ahead: +2 minutes.
        ///
        /// It goes on by itself.
        ///
        /// Matches: SwiftUI.Text.DateStyle.offset
        /// Differs: months and years are days; Foundation on Linux has no words for them.
        public static let offset = DateStyle(part: .offset)

        /// The time that is left or has gone by, as a clock shows it: 2:05.
        ///
        /// It goes on by itself.
        ///
        /// Matches: SwiftUI.Text.DateStyle.timer
        public static let timer = DateStyle(part: .timer)
    }

    /// Shows `date` in a style, as it is written where the text is.
    ///
    /// Matches: SwiftUI.Text.init(_:style:)
    public init(_ date: Date, style: DateStyle) { self.init(TextStorage(DateText(date, style))) }

    /// Shows the time from one date to another, with their days if those are not the same.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ dates: ClosedRange<Date>) { self.init(TextStorage(DateRangeText(dates))) }

    /// Shows the time that `interval` takes, with its days if it begins and ends on different ones.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Shows what is left of an interval, or what has gone by of it, as a clock does: 2:05.
    ///
    /// It goes on by itself from the beginning of the interval to its end.
    ///
    /// - Parameters:
    ///   - timerInterval: From when to when it runs.
    ///   - pauseTime: The time it stands still at; `nil` for never.
    ///   - countsDown: Whether it shows what is left.
    ///   - showsHours: Whether there are hours; otherwise there may be more than 60 minutes.
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
