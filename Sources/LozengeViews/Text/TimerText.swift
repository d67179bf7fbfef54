import Foundation

/// The source of a text that shows the remaining or elapsed time of an interval.
nonisolated final class TimerText: TextSource, @unchecked Sendable {
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

    @MainActor override func storage(in place: TextContext) -> TextStorage {
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

/// Returns seconds as a clock shows them: 2:05, or 1:02:05.
func clockString(_ seconds: Int64, hasHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
        hasHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
}
