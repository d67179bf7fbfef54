import Foundation
import LozengeCore

/// A date in one of the styles of texts; those that say how far it is away go on by themselves.
final class DateText: TextSource {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func storage(in place: TextPlace) -> TextStorage {
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
                clockString($0.components.seconds, hasHours: true, place.locale)
            }
        }
    }

    private func string(
        in place: TextPlace, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> String {
        Date.FormatStyle(
            date: date, time: time, locale: place.locale, calendar: place.calendar,
            timeZone: place.timeZone
        ).format(self.date)
    }

    /// The text for how far the date is away, and asks for the next.
    private func distance(
        in place: TextPlace, fields: Int, _ text: (Duration, _ isAhead: Bool) -> String
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
        in place: TextPlace, fields: Int, _ text: (Duration) -> String
    ) -> TextStorage {
        distance(in: place, fields: fields) { duration, _ in text(duration) }
    }
}

/// How far a date is away, as precisely as it is shown.
///
/// What is ahead is rounded up to whole seconds and reaches zero when the time has come; what has
/// gone by is rounded down.
struct DateDistance: Equatable {
    /// A date is taken to be reached a thousandth of a second early: clocks do not agree on less.
    static let tolerance = 0.001

    /// Days, hours, minutes and seconds, in seconds.
    private static let lengths = [86_400, 3600, 60, 1]

    /// Whole seconds, with the fields that are not shown left out.
    let seconds: Int
    let isAhead: Bool
    /// When this is another distance, in seconds after the date.
    let next: Int

    /// - Parameters:
    ///   - now: The present time.
    ///   - date: The date.
    ///   - fields: How many fields are shown, the largest that is not zero first.
    init(from now: Date, to date: Date, fields: Int) {
        let away = date.timeIntervalSince(now)
        isAhead = away > Self.tolerance
        let exact = isAhead ? (away - Self.tolerance).rounded(.up) : -away + Self.tolerance
        // Farther away than this is no date.
        let whole = Int(max(0, min(exact.isNaN ? 0 : exact, 1e12)))
        let largest = Self.lengths.firstIndex { $0 <= whole } ?? Self.lengths.count - 1
        let smallest = min(Self.lengths.count - 1, largest + min(fields, Self.lengths.count) - 1)
        let step = Self.lengths[smallest]
        seconds = whole / step * step
        next = isAhead ? 1 - seconds : seconds + step
    }
}

/// The time that is left of an interval or has gone by in it, as a clock shows it.
final class TimerText: TextSource {
    private struct Timer: Equatable {
        let interval: ClosedRange<Date>
        let pauseTime: Date?
        let countsDown: Bool
        let showsHours: Bool
    }

    private let timer: Timer

    init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        timer = Timer(
            interval: interval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)
    }

    override func storage(in place: TextPlace) -> TextStorage {
        let end = min(timer.interval.upperBound, timer.pauseTime ?? .distantFuture)
        let now = min(place.now, end)
        let inside = min(max(now, timer.interval.lowerBound), timer.interval.upperBound)
        let mark = timer.countsDown ? timer.interval.upperBound : timer.interval.lowerBound
        let distance = DateDistance(from: inside, to: mark, fields: .max)
        let next = mark.addingTimeInterval(TimeInterval(distance.next))
        if next <= end { place.ask(again: next) }
        return .plain(
            clockString(Int64(distance.seconds), hasHours: timer.showsHours, place.locale))
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? TimerText)?.timer == timer
    }

    override var description: String { "\(timer.interval)" }
}

/// Seconds as a clock shows them: 2:05, or 1:02:05.
private func clockString(_ seconds: Int64, hasHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
        hasHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
    /// Such as 2 min, 5 sec.
    fileprivate static var relative: Self {
        .units(
            allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated,
            maximumUnitCount: 2)
    }

    /// Such as 2 minutes.
    fileprivate static var offset: Self {
        .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1)
    }
}
