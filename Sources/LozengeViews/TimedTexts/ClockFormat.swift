import Foundation

/// Seconds as a clock shows them: 2:05, 1:02:05 or 00:05.23; whole minutes and hours in words.
nonisolated struct ClockFormat: Hashable, Codable, Sendable {
    let showsHours: Bool
    /// The number of shown fields, from the largest; at least one.
    let fieldCount: Int
    /// The smallest shown difference, in seconds.
    let step: Double
    /// True if minutes and hours have two digits.
    let isPadded: Bool

    private static let hour = 3600.0

    /// - Parameters:
    ///   - showsHours: False if minutes may exceed 60.
    ///   - maxFieldCount: The number of fields; less than one counts as one.
    ///   - maxPrecision: The smallest shown difference; less than a millisecond counts as one.
    ///   - isPadded: True if minutes and hours have two digits.
    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, isPadded: Bool = false) {
        self.showsHours = showsHours
        fieldCount = max(1, maxFieldCount)
        step = max(0.001, maxPrecision / .seconds(1))
        self.isPadded = isPadded
    }

    /// A reading of the clock.
    struct Reading {
        /// In whole steps.
        let seconds: Double
        /// The lengths of the shown fields in seconds, from the largest.
        let fields: [Double]
        /// The seconds, rounded down to the smallest field.
        let shown: Double

        /// The length of the smallest shown field.
        fileprivate var smallest: Double { fields.last ?? 1 }
    }

    /// Returns the reading for a time that passes, rounded down to whole steps.
    func reading(elapsed seconds: Double) -> Reading {
        reading((bounded(seconds) / step + tolerance).rounded(.down))
    }

    /// Returns the reading for a time that is left, rounded up to whole steps.
    func reading(left seconds: Double) -> Reading {
        reading((bounded(seconds) / step - tolerance).rounded(.up))
    }

    /// The part of a step by which a time counts as reached early, since clocks differ.
    private var tolerance: Double { min(0.001, 0.001 / step) }

    /// A bound for dates, which makes the conversion safe.
    private func bounded(_ seconds: Double) -> Double {
        max(0, min(seconds.isNaN ? 0 : seconds, 1e12))
    }

    private func reading(_ steps: Double) -> Reading {
        let seconds = max(0, steps) * step
        var fields = [60.0, 1].filter { $0 >= step }
        if step < 1 { fields.append(step) }
        if showsHours, seconds >= Self.hour { fields.insert(Self.hour, at: 0) }
        if fields.isEmpty { fields = [Self.hour] }
        fields = Array(fields.prefix(fieldCount))
        let smallest = fields.last ?? 1
        return Reading(
            seconds: seconds, fields: fields,
            shown: (seconds / smallest + 1e-6).rounded(.down) * smallest)
    }

    /// Returns the elapsed time at which another reading is shown.
    func next(after reading: Reading) -> Double {
        let next = reading.shown + max(reading.smallest, step)
        return showsHours && reading.seconds < Self.hour ? min(next, Self.hour) : next
    }

    /// Returns the time left at which another reading is shown; `nil` after zero.
    func next(before reading: Reading) -> Double? {
        let end =
            showsHours && reading.seconds >= Self.hour
            ? max(reading.shown, Self.hour) : reading.shown
        return end > 0 ? max(0, end - step) : nil
    }

    /// Returns the words for a reading.
    func string(_ reading: Reading, in locale: Locale) -> String {
        let duration = Duration.seconds(reading.shown)
        guard let pattern = pattern(of: reading) else {
            return duration.formatted(
                Duration.UnitsFormatStyle.units(
                    allowed: reading.smallest == Self.hour
                        ? [.hours] : reading.fields.count == 1 ? [.minutes] : [.hours, .minutes],
                    width: .wide, maximumUnitCount: fieldCount
                ).locale(locale))
        }
        return duration.formatted(Duration.TimeFormatStyle(pattern: pattern).locale(locale))
    }

    /// Returns the pattern for more than one field; `nil` if words are used.
    private func pattern(of reading: Reading) -> Duration.TimeFormatStyle.Pattern? {
        let pad = isPadded ? 2 : 1
        let digits = reading.smallest < 1 ? min(3, Int((-log10(step) - 1e-9).rounded(.up))) : 0
        if reading.fields.contains(1) {
            return reading.fields.first == Self.hour
                ? .hourMinuteSecond(padHourToLength: pad, fractionalSecondsLength: digits)
                : .minuteSecond(padMinuteToLength: pad, fractionalSecondsLength: digits)
        }
        return reading.fields.count > 1 && step < 60 ? .hourMinute(padHourToLength: pad) : nil
    }
}
