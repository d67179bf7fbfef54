import Foundation
import LozengeViews
import Testing

/// Source: Apple's documentation of `DateComponentsFormatter`, and the words of Unicode CLDR.
@Suite("Formatters of amounts of time")
struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
        in locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        // The first of January, 2001.
        formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
        return formatter
    }

    @Test("An amount is written in six forms")
    func styles() {
        let units: NSCalendar.Unit = [.hour, .minute]
        #expect(formatter(.positional, units).string(from: 4200) == "1:10")
        #expect(formatter(.abbreviated, units).string(from: 4200) == "1h 10m")
        #expect(formatter(.brief, units).string(from: 4200) == "1hr 10min")
        #expect(formatter(.short, units).string(from: 4200) == "1 hr, 10 min")
        #expect(formatter(.full, units).string(from: 4200) == "1 hour, 10 minutes")
        #expect(formatter(.spellOut, units).string(from: 4200) == "one hour, ten minutes")
    }

    @Test("Units of zero are left out, or not, and short numbers are filled up")
    func zeros() {
        let clock: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(formatter(.positional, clock).string(from: 3610) == "1:00:10")
        #expect(formatter(.positional, clock).string(from: 10) == "0:10")
        #expect(formatter(.positional, clock, .pad).string(from: 3610) == "01:00:10")
        #expect(formatter(.positional, [.minute, .second], .pad).string(from: 65) == "01:05")
        #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "00:05")
        #expect(formatter(.positional, [.second]).string(from: 65) == "65")
        let all = clock.union(.day)
        #expect(formatter(.abbreviated, all).string(from: 3610) == "1h 10s")
        #expect(formatter(.abbreviated, all, .dropLeading).string(from: 600) == "10m 0s")
        #expect(formatter(.abbreviated, clock, .dropMiddle).string(from: 3610) == "1h 10s")
        #expect(formatter(.abbreviated, clock, .dropTrailing).string(from: 3600) == "1h")
        #expect(formatter(.abbreviated, clock, []).string(from: 3600) == "1h 0m 0s")
        #expect(formatter(.abbreviated, clock).string(from: 0) == "0s")
    }

    @Test("Without allowed units an amount has all of them, or those of its components")
    func defaultUnits() {
        #expect(formatter(.full).string(from: 86_400 * 8) == "1 week, 1 day")
        #expect(formatter(.full).string(from: 86_400 * 31) == "1 month")
        #expect(
            formatter(.full).string(from: DateComponents(hour: 1, minute: 70))
                == "2 hours, 10 minutes")
        #expect(formatter(.full).string(from: DateComponents(day: 10)) == "10 days")
        #expect(formatter(.abbreviated).string(for: DateComponents(minute: 3)) == "3m")
        #expect(formatter(.abbreviated).string(for: 3) == nil)
    }

    @Test("A largest number of units, and a largest unit of one in the next one")
    func units() {
        let formatter = formatter(.abbreviated, [.hour, .minute, .second])
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 4230) == "1h 10m")
        formatter.maximumUnitCount = -1
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 3780) == "63m")
        #expect(formatter.string(from: 7380) == "2h 3m")
    }

    @Test("Phrases are around an amount")
    func phrases() {
        let formatter = formatter(.full, [.minute])
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    }

    @Test("An amount of days stands before a clock, a past one after a minus")
    func daysAndPast() {
        #expect(formatter(.positional).string(from: 90_061) == "1d 1:01:01")
        #expect(formatter(.positional).string(from: -65) == "-1:05")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter(.abbreviated).string(from: start, to: start + 65) == "1m 5s")
    }

    @Test("An amount is written in the words of another language")
    func german() {
        let formatter = formatter(.full, [.hour, .minute], in: "de_DE")
        #expect(formatter.string(from: 4200) == "1 Stunde und 10 Minuten")
    }

    @Test("A time without an end has no text", arguments: [Double.nan, .infinity, -1e300])
    func endless(time: Double) {
        #expect(formatter(.full).string(from: time) == nil)
    }
}
