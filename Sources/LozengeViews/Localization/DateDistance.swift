import Foundation

/// How far a date is away, as precisely as it is shown.
///
/// A time ahead is rounded up to whole seconds and reaches zero at the date; a time past is rounded
/// down.
nonisolated struct DateDistance: Equatable {
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
