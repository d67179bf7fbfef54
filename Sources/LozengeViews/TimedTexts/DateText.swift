public import Foundation
import LozengeCore

/// The source of a text that shows a date; relative, offset and timer styles update over time.
nonisolated final class DateText: TextSource, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    @MainActor override func storage(in place: TextContext) -> TextStorage {
        switch style.part {
        case .date: .plain(string(in: place, date: .long, time: .omitted))
        case .time: .plain(string(in: place, date: .omitted, time: .shortened))
        case .relative:
            distance(in: place, fields: 2) {
                $0.formatted(.relative.locale(place.locale))
            }
        case .offset:
            distance(in: place, fields: 1) { duration, isAhead in
                (isAhead ? "-" : "+") + duration.formatted(.offset.locale(place.locale))
            }
        case .timer:
            distance(in: place, fields: .max) {
                let clock = SystemFormatStyle.Timer.clock
                return clock.string(clock.reading(elapsed: $0 / .seconds(1)), in: place.locale)
            }
        }
    }

    @MainActor private func string(
        in place: TextContext, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> String {
        Date.FormatStyle(
            date: date, time: time, locale: place.locale, calendar: place.calendar,
            timeZone: place.timeZone
        ).format(self.date)
    }

    /// Returns the text for the distance to the date, and schedules the next update.
    @MainActor private func distance(
        in place: TextContext, fields: Int, _ text: (Duration, _ isAhead: Bool) -> String
    ) -> TextStorage {
        let distance = DateDistance(from: place.now, to: date, fields: fields)
        place.ask(again: date.addingTimeInterval(TimeInterval(distance.next)))
        return .plain(text(.seconds(distance.seconds), distance.isAhead))
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? DateText else { return false }
        return date == other.date && style == other.style
    }

    override var description: String { "\(date)" }
}

extension DateText {
    private func distance(
        in place: TextContext, fields: Int, _ text: (Duration) -> String
    ) -> TextStorage {
        distance(in: place, fields: fields) { duration, _ in text(duration) }
    }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
    /// A style such as 2 min, 5 sec.
    fileprivate static var relative: Self {
        .units(
            allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated,
            maximumUnitCount: 2)
    }

    /// A style such as 2 minutes.
    fileprivate static var offset: Self {
        .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1)
    }
}

nonisolated extension Text {
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
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Appends a date in `style`.
    ///
    /// Matches: SwiftUI.LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
}
