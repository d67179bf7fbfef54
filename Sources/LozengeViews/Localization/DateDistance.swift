import Foundation

/// The distance to a date, as precisely as it is shown.
///
/// A distance to the future is rounded up to whole seconds and reaches zero at the date; a distance to the
/// past is rounded down.
nonisolated struct DateDistance: Equatable {
    /// The tolerance in seconds: a date counts as reached a thousandth of a second early, since clocks
    /// differ.
    static let tolerance = 0.001

    /// Days, hours, minutes and seconds, in seconds.
    static let lengths = [86_400, 3600, 60, 1]

    /// Whole seconds without the fields that are not shown.
    let seconds: Int
    let isAhead: Bool
    /// The next time at which the distance changes, in seconds after the date.
    let next: Int
    /// The time from which on the distance was the same, in seconds after the date.
    let start: Int

    /// - Parameters:
    ///   - now: The present time.
    ///   - date: The date.
    ///   - fields: The number of shown fields, from the largest that is not zero.
    ///   - lengths: The lengths of the fields in seconds, from the largest.
    init(from now: Date, to date: Date, fields: Int, lengths: [Int] = Self.lengths) {
        let away = date.timeIntervalSince(now)
        isAhead = away > Self.tolerance
        let exact = isAhead ? (away - Self.tolerance).rounded(.up) : -away + Self.tolerance
        // A bound for dates, which makes the conversion safe.
        let whole = Int(max(0, min(exact.isNaN ? 0 : exact, 1e12)))
        let largest = lengths.firstIndex { $0 <= whole } ?? lengths.count - 1
        let smallest = min(lengths.count - 1, largest + min(fields, lengths.count) - 1)
        let step = lengths.indices.contains(smallest) ? lengths[smallest] : 1
        seconds = whole / step * step
        // Less than the smallest field is zero on both sides of the date.
        next = isAhead && seconds > 0 ? 1 - seconds : seconds + step
        start = isAhead || seconds == 0 ? 1 - seconds - step : seconds
    }
}
